import type { payroll as inEnglish } from "./payroll-en.ts";
import { numbersOf } from "./numbers.ts";

const number = /* @__PURE__ */ numbersOf("pt-PT");

/** What the payroll page says, in European Portuguese. */
export const payroll: typeof inEnglish = {
  title: "Processamento salarial",
  lead: "O que a empresa e os colaboradores pagam pelos benefícios, mês a mês.",
  none: "Ainda não há relatórios",
  noneMore: "O primeiro relatório abre quando começar a cobertura de um colaborador.",
  firstOpens: (month, date) => `O relatório de ${month} abre a ${date}, quando a cobertura começar.`,
  expected: (total, company, people) =>
    `Cerca de ${total} por mês: ${company} da empresa e ${people} dos colaboradores.`,
  firstDeduction: (payday) => `O primeiro desconto é feito no salário pago a ${payday}.`,
  expectedEach: "Previsão por colaborador",
  firstPossible: (month, date) =>
    `O relatório de ${month} abre a ${date}, se algum colaborador tiver escolhido até lá.`,
  starting: (count) =>
    count === 1
      ? "1 colaborador tem cobertura a partir desse dia."
      : `${number(count)} colaboradores têm cobertura a partir desse dia.`,
  unknown: "Não há relatório para este mês",
  month: "Mês",
  status: { open: "Aberto", finalized: "Fechado" },
  option: (month, status) => `${month} · ${status}`,
  downloadForPayroll: "Para processar salários",
  downloadFull: "Completo (para sistemas)",
  months: "Últimos doze meses",
  monthsIn: (currency) => `Custo por mês em ${currency}`,
  monthsShow: (from, to, highest, amount) =>
    `O que a empresa e os colaboradores pagam, de ${from} a ${to}. O valor mais alto é o de ${highest}: ${amount}.`,
  asTable: "Ver em tabela",
  byBenefit: "Por benefício",
  benefitName: "Benefício",
  benefitNames: { health_insurance: "Seguro de saúde", life_assurance: "Seguro de vida" },
  benefitAmounts: (benefit, company, employee) => `${benefit}: empresa ${company}, colaborador ${employee}`,
  staffNumber: "N.º de colaborador",
  totalOf: (month) => `Total de ${month}`,
  company: "A empresa paga",
  people: "Os colaboradores pagam",
  employeePays: "O colaborador paga",
  total: "Total",
  corrections: (amount) => `Ajustes de meses anteriores: ${amount}, já incluídos acima.`,
  employeeCount: (count) => (count === 1 ? "1 colaborador" : `${number(count)} colaboradores`),
  inAll: (currency) => `Total em ${currency}`,
  since: (month) => `Face a ${month}`,
  noBefore: "Não há relatório do mês anterior para comparar.",
  same: (month) => `Sem alterações face a ${month}.`,
  why: (month) => `O que mudou desde ${month}`,
  change: "Alteração",
  amount: "Valor",
  difference: "Diferença",
  parts: {
    joined: "Entradas",
    left: "Saídas",
    changed: "Alterações",
    corrected: "Ajustes de meses anteriores",
    corrected_before: "Ajustes do mês anterior, uma única vez",
  },
  each: "Por colaborador",
  employee: "Colaborador",
  changes: { joined: "Entrada", left: "Saída", changed: "Alteração", corrected: "Ajuste" },
  covered: (days) => `Dias com cobertura: ${days}. Só esses contam.`,
  coveredBefore: (month, days) => `Em ${month} só contaram estes dias: ${days}.`,
  notCovered: "Sem cobertura este mês.",
  payer: { employer: "empresa", employee: "colaborador" },
  benefit: { health_insurance: "saúde", life_assurance: "vida" },
  correction: (month, benefit, payer, amount) => `Ajuste de ${month} (${benefit}, ${payer}): ${amount}`,
  addition: (month, benefit, payer, amount) =>
    `Relativo a ${month}, fechado antes de se conhecer esta alteração (${benefit}, ${payer}): ${amount}`,
  finalize: (month) => `Fechar ${month}`,
  finalizeMore: "Os valores são atualizados até fechar o mês. Veja-os antes de fechar.",
  preview: "Ver os valores definitivos",
  question: (month) => `Fechar ${month}?`,
  wouldBe: "Estes valores passam a definitivos:",
  means: [
    "Os valores deste mês e o ficheiro CSV já não mudam.",
    "As alterações posteriores passam a ajustes no próximo mês aberto.",
    "Não é possível voltar atrás.",
  ],
  notOver: (month) =>
    `O mês de ${month} ainda não terminou. As alterações até ao fim do mês passam a ajustes no mês seguinte.`,
  confirm: (month) => `Fechar ${month}`,
  notYet: "Cancelar",
  finalized: "Fechado",
  finalizedOn: (moment) =>
    `Fechado em ${moment}. Estes valores são definitivos. As alterações posteriores são ajustes no próximo mês aberto.`,
};
