import type { employer as inEnglish } from "./employer-en.ts";
import { payroll } from "./payroll-pt.ts";
import { numbersOf } from "./numbers.ts";

const number = /* @__PURE__ */ numbersOf("pt-PT");

/** What the employer's pages say, in European Portuguese. */
export const employer: typeof inEnglish = {
  home: {
    lead: (company, date) => `${company} · ${date}`,
    toDo: "Requer a sua atenção",
    nothing: "Não tem nada pendente",
    nothingMore: "Não há cotações por responder nem lembretes por enviar.",
    choosing: (people, days) =>
      `${people === 1 ? "1 pessoa ainda tem" : `${number(people)} pessoas ainda têm`} ${days === 1 ? "1 dia" : `${number(days)} dias`}`,
    choosingToday: (people) =>
      people === 1 ? "O prazo de 1 pessoa termina hoje" : `O prazo de ${number(people)} pessoas termina hoje`,
    toChoose: (group) => `${group}: falta escolher os benefícios.`,
    later: (people) =>
      people === 1 ? "Outra pessoa tem mais tempo." : `Outras ${number(people)} pessoas têm mais tempo.`,
    missed: (people) =>
      people === 1
        ? "1 pessoa não concluiu dentro do prazo"
        : `${number(people)} pessoas não concluíram dentro do prazo`,
    enrolAgain: (group) => `${group}: pode iniciar uma nova adesão.`,
    notStarted: (people) =>
      people === 1
        ? "1 pessoa ainda não pode escolher"
        : `${number(people)} pessoas ainda não podem escolher`,
    startThem: (group) => `${group}: inicie a adesão.`,
    seeWho: "Ver quem são",
    covered: (covered, all) => `${covered} de ${all} com cobertura`,
    quote: (plans) => `Cotação: ${plans}`,
    policy: (plans) => `Apólice de grupo: ${plans}`,
    for: (groups) => `Para ${groups}.`,
    until: (date) => `até ${date}, inclusive`,
    see: "Abrir",
    getQuote: "Pedir cotação",
    groups: "Grupos",
    groupCount: (count) => (count === 1 ? "1 grupo" : `${number(count)} grupos`),
    employeeCount: (count) => (count === 1 ? "1 colaborador" : `${number(count)} colaboradores`),
    seeGroups: "Ver os grupos",
    inForce: "Em vigor",
    policyCount: (count) => (count === 1 ? "1 apólice de grupo" : `${number(count)} apólices de grupo`),
    seePolicies: "Ver as apólices de grupo",
    withoutBenefits: "Sem benefícios",
    allInsured: "Todos os grupos têm benefícios.",
  },
  business: {
    processing: "Em preparação. Não precisa de fazer nada.",
    action_required: "A seguradora tem uma pergunta.",
    awaiting_quote: "A seguradora está a preparar a cotação.",
    quote_available: "Pode aceitá-la ou recusá-la.",
    pending_provider_approval: "Aceite. A seguradora está a preparar a apólice.",
    manual_renewal_gathering_required:
      "A seguradora trata desta apólice manualmente e vai contactar a empresa.",
  },
  unknownStatus: "Atualizada.",
  groups: {
    title: "Grupos",
    lead: "As pessoas de um grupo têm a mesma cobertura.",
    create: "Criar grupo",
    noPolicy: "Ainda sem apólice",
    empty: "Ainda não há ninguém neste grupo.",
    more: (names, count) => `${names} e mais ${count}`,
    back: "Todos os grupos",
    people: "Pessoas",
    policies: "Em vigor para este grupo",
    none: "Ainda não há nada.",
    since: (plan, date) => `${plan}, desde ${date}`,
    from: (plan, date) => `${plan}, a partir de ${date}`,
    add: "Adicionar colaboradores a este grupo",
    addMore: "Uma pessoa pode estar em vários grupos. Aplica-se o grupo mais recente que tiver apólice.",
    addButton: "Adicionar ao grupo",
    allInGroup: "Já estão todos neste grupo.",
    choiceMissing: "Escolha pelo menos um colaborador.",
    unknown: "Grupo não encontrado",
  },
  newGroup: {
    title: "Criar grupo",
    lead: "Escolha um nome que os colegas reconheçam e indique quem faz parte do grupo. Pode adicionar pessoas mais tarde.",
    name: "Nome do grupo",
    nameMissing: "Escreva o nome do grupo.",
    people: "Quem faz parte do grupo",
    create: "Criar grupo",
  },
  benefits: {
    title: "Benefícios",
    lead: (company) => `O que ${company} oferece aos seus colaboradores, através da Pennyroyal.`,
    back: "Todas as cotações",
    seeWhoIsLeft: "Ver quem falta escolher",
    quotes: "Cotações",
    noQuotes: "Ainda não há cotações. Peça uma para ver quanto custaria a cobertura.",
    plan: "Plano",
    group: "Para",
    asked: "Data do pedido",
    status: "Estado",
    cost: "A empresa paga por mês",
    statuses: {
      processing: "Em preparação",
      action_required: "A seguradora tem uma pergunta",
      awaiting_quote: "Na seguradora",
      quote_available: "Por aceitar",
      rejected: "Recusada pela sua empresa",
      rejected_by_insurer: "Recusada pela seguradora",
      quote_expired: "Expirada",
      pending_provider_approval: "Aceite, na seguradora",
      policy_created: "Aceite, em vigor",
      policy_ended: "Aceite, entretanto terminada",
      expired: "Aceite, mas não concluída a tempo",
      provider_rejected: "Aceite, depois recusada pela seguradora",
      manual_renewal_gathering_required: "Aceite, a seguradora vai contactar a empresa",
    },
  },
  policies: {
    toChoose: "Ainda por escolher",
    started: (count) =>
      count === 1
        ? "Adesão iniciada para 1 colaborador."
        : `Adesão iniciada para ${number(count)} colaboradores.`,
    allChose: "Todos já escolheram.",
    choice: {
      invited: (count) => `A escolher: ${count}`,
      deadline_missed: (count) => `Fora do prazo: ${count}`,
      not_invited: (count) => `Por iniciar: ${count}`,
    },
    title: "Apólices de grupo",
    lead: "As apólices em vigor, quem paga e quem tem cobertura.",
    none: "Ainda não há apólices de grupo",
    noneMore: "Quando aceita uma cotação, é criada uma apólice.",
    active: "Em vigor",
    starting: "Começa mais tarde",
    ended: "Terminada",
    group: "Grupo",
    insurer: "Seguradora",
    period: "Anuidade",
    cost: "Quem paga",
    chosen: "Escolhido para o grupo",
    receipt: "Ver o comprovativo",
  },
  costSharing: {
    full_coverage: "A empresa paga tudo.",
    policyholder_only: "A empresa paga pelo colaborador. Cada colaborador paga pela sua família.",
    percentage: (percent) => `A empresa paga ${percent} e o colaborador paga o resto.`,
    fixed_amount: (amount) => `A empresa paga até ${amount} por mês por cada colaborador, que paga o resto.`,
    member_count: (adults, children) =>
      `A empresa paga pelo colaborador e por mais pessoas (adultos: ${adults}; filhos: ${children}).`,
    member_selection: {
      both: "A empresa paga pelo colaborador, pelo cônjuge ou equiparado e pelos filhos.",
      partner: "A empresa paga pelo colaborador e pelo cônjuge ou equiparado.",
      children: "A empresa paga pelo colaborador e pelos filhos.",
      none: "A empresa paga pelo colaborador.",
    },
    member_selection_percentage_based: {
      both: (percent) =>
        `A empresa paga pelo colaborador e ${percent} do custo do cônjuge ou equiparado e dos filhos.`,
      partner: (percent) => `A empresa paga pelo colaborador e ${percent} do custo do cônjuge ou equiparado.`,
      children: (percent) => `A empresa paga pelo colaborador e ${percent} do custo dos filhos.`,
      none: () => "A empresa paga pelo colaborador.",
    },
    family_type: {
      single: "A empresa paga o que custaria só o colaborador.",
      couple: "A empresa paga o que custaria um colaborador com cônjuge ou equiparado.",
      single_with_children: "A empresa paga o que custaria um colaborador com filhos.",
      family: "A empresa paga por toda a família.",
    },
  },
  receipts: {
    title: "Comprovativos",
    lead: "Cada aceitação fica registada num comprovativo que revela qualquer adulteração.",
    none: "Ainda não há comprovativos",
    noneMore: "Vai receber o primeiro quando aceitar uma cotação.",
    number: "Comprovativo",
    open: (number) => `Comprovativo ${number}`,
    accepted: "Aceite em",
    for: "Para",
    cost: "A empresa paga por mês",
    all: "Descarregar todos",
    back: "Todos os comprovativos",
    unknown: "Comprovativo não encontrado",
    verify: "Como verificar",
    verifyMore:
      "Descarregue todos os comprovativos e guarde o ficheiro. Cada um tem uma impressão digital, calculada a partir do próprio texto e do comprovativo anterior: nota-se se algum for alterado, for retirado ou faltar. A sua plataforma pode verificar o ficheiro.",
    verifyCommand: "Para programadores: verificar o ficheiro offline",
  },
  payroll,
};
