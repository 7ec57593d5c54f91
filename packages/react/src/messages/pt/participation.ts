import type { ParticipationMessages } from "../messages.ts";
import { pluralsOf } from "../plural.ts";

const plural = /* @__PURE__ */ pluralsOf("pt-PT");

/** What `Participation` says beside `Messages`, in European Portuguese. The reader acts for the company. */
export const participationPt: ParticipationMessages = {
  participation: {
    title: "Quem tem cobertura",
    summary: (covered, all) =>
      plural(all, {
        one: `${covered} de ${all.text} colaborador com cobertura`,
        other: `${covered} de ${all.text} colaboradores com cobertura`,
      }),
    none: "Ainda não há ninguém neste grupo. Os colaboradores aparecem aqui quando forem adicionados.",
    table: "Colaboradores por estado",
    status: "Estado",
    employees: "Colaboradores",
    share: "Percentagem",
    count: (status, employees) =>
      plural(employees, {
        one: `${status}: ${employees.text} colaborador`,
        other: `${status}: ${employees.text} colaboradores`,
      }),
    until: (day) => `Até ${day}, inclusive`,
    left: (days) => plural(days, { one: "Falta 1 dia", other: `Faltam ${days.text} dias` }),
    today: "Hoje é o último dia",
    page: (first, last, all) => `${first} a ${last} de ${all}`,
    previous: "Anterior",
    next: "Seguinte",
    start: "Iniciar adesão",
    again: "Iniciar nova adesão",
    started: (name) => `Adesão iniciada para ${name}`,
    startAll: (people) => `Iniciar adesão de todos (${people.text})`,
    startedAll: (people) =>
      plural(people, {
        one: "Adesão iniciada para 1 colaborador",
        other: `Adesão iniciada para ${people.text} colaboradores`,
      }),
    notStartedFor: (names) => `A adesão não foi iniciada para ${names}`,
    notStarted: "A adesão não foi iniciada",
    load: "Não conseguimos carregar quem tem cobertura. Tente de novo ou contacte o apoio.",
  },
  participationState: {
    covered: "Com cobertura",
    ending: "A terminar",
    invited: "A escolher",
    waiting: "Em curso",
    not_invited: "Por iniciar",
    deadline_missed: "Fora do prazo",
    declined: "Cobertura recusada",
    not_covered: "Sem cobertura",
    other: "Outro",
  },
  participationHint: {
    covered: "Já aderiram.",
    ending: "Têm cobertura até ao último dia acordado.",
    invited: "Podem escolher ou recusar até ao fim do prazo.",
    waiting: "À espera de uma verificação, da seguradora ou da data de início. Não precisa de fazer nada.",
    not_invited: "A adesão não foi iniciada.",
    deadline_missed: "Não concluíram dentro do prazo.",
    declined: "Escolheram não ter cobertura.",
    not_covered: "O motivo é confidencial. Cada colaborador pode vê-lo na sua própria página.",
    other: "",
  },
  reminder: {
    copy: "Copiar lembrete",
    copyAll: "Copiar um lembrete para todos",
    send: "Enviar lembrete",
    copied: "Lembrete copiado",
    copyYourself: "Selecione este texto e copie-o",
    text: "Lembrete",
    sent: (name) => `Lembrete enviado a ${name}`,
    notSent: "O lembrete não foi enviado",
    one: (name, day) =>
      `Olá, ${name}. Pode escolher os seus benefícios, ou recusá-los, até ${day}, inclusive.`,
    all: (day) => `Olá. Pode escolher os seus benefícios, ou recusá-los, até ${day}, inclusive.`,
    allOpen: "Olá. Ainda pode escolher os seus benefícios, ou recusá-los. O prazo está indicado na página.",
    offer: (company, plans) => `${company} oferece-lhe ${plans}.`,
    benefits: "benefícios",
    alone: (amount) => `Só para si, paga ${amount}.`,
    link: (address) => `Escolha aqui: ${address}`,
  },
};
