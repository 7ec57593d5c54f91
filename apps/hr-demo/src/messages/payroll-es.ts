import type { payroll as inEnglish } from "./payroll-en.ts";
import { numbersOf } from "./numbers.ts";

const number = /* @__PURE__ */ numbersOf("es");

/** What the payroll page says, in Spanish. */
export const payroll: typeof inEnglish = {
  title: "Nómina",
  lead: "Lo que pagan la empresa y sus empleados por los beneficios, mes a mes.",
  none: "Todavía no hay informes",
  noneMore: "El primer informe se abre cuando empieza la cobertura de un empleado.",
  firstOpens: (month, date) => `El informe de ${month} se abre el ${date}, cuando empieza la cobertura.`,
  expected: (total, company, people) =>
    `Aproximadamente ${total} al mes: ${company} de la empresa y ${people} de los empleados.`,
  firstDeduction: (payday) => `La primera deducción se hará en la nómina del ${payday}.`,
  expectedEach: "Previsión por empleado",
  firstPossible: (month, date) =>
    `El informe de ${month} se abrirá el ${date} si algún empleado ha elegido antes.`,
  starting: (count) =>
    count === 1
      ? "1 empleado tendrá cobertura desde ese día."
      : `${number(count)} empleados tendrán cobertura desde ese día.`,
  unknown: "No hay informe de este mes",
  month: "Mes",
  status: { open: "Abierto", finalized: "Cerrado" },
  option: (month, status) => `${month} · ${status}`,
  downloadForPayroll: "Para nóminas",
  downloadFull: "Completo (para sistemas)",
  months: "Últimos doce meses",
  monthsIn: (currency) => `Coste por mes en ${currency}`,
  monthsShow: (from, to, highest, amount) =>
    `Lo que pagan la empresa y sus empleados, de ${from} a ${to}. El mes de mayor coste es ${highest}, con ${amount}.`,
  asTable: "Ver como tabla",
  byBenefit: "Por beneficio",
  benefitName: "Beneficio",
  benefitNames: { health_insurance: "Seguro de salud", life_assurance: "Seguro de vida" },
  benefitAmounts: (benefit, company, employee) => `${benefit}: empresa, ${company}; empleado, ${employee}`,
  staffNumber: "Número de empleado",
  totalOf: (month) => `Total de ${month}`,
  company: "Paga la empresa",
  people: "Pagan los empleados",
  employeePays: "Paga el empleado",
  total: "Total",
  corrections: (amount) => `Ajustes de meses anteriores: ${amount}, ya incluidos arriba.`,
  employeeCount: (count) => (count === 1 ? "1 empleado" : `${number(count)} empleados`),
  inAll: (currency) => `Total en ${currency}`,
  since: (month) => `Respecto a ${month}`,
  noBefore: "No hay informe del mes anterior con el que comparar.",
  same: (month) => `Sin cambios respecto a ${month}.`,
  why: (month) => `Qué ha cambiado desde ${month}`,
  change: "Cambio",
  amount: "Importe",
  difference: "Diferencia",
  parts: {
    joined: "Altas",
    left: "Bajas",
    changed: "Cambios",
    corrected: "Ajustes de meses anteriores",
    corrected_before: "Ajustes del mes anterior, que no se repiten",
  },
  each: "Por empleado",
  employee: "Empleado",
  changes: { joined: "Alta", left: "Baja", changed: "Cambio", corrected: "Ajuste" },
  covered: (days) => `Días con cobertura: ${days}. Solo cuentan esos días.`,
  coveredBefore: (month, days) => `En ${month} solo contaron estos días: ${days}.`,
  notCovered: "Sin cobertura este mes.",
  payer: { employer: "empresa", employee: "empleado" },
  benefit: { health_insurance: "salud", life_assurance: "vida" },
  correction: (month, benefit, payer, amount) => `Ajuste de ${month} (${benefit}, ${payer}): ${amount}`,
  addition: (month, benefit, payer, amount) =>
    `De ${month}, que se cerró antes de conocer este dato (${benefit}, ${payer}): ${amount}`,
  finalize: (month) => `Cerrar ${month}`,
  finalizeMore: "Las cifras se actualizan hasta que cierre el mes. Véalas antes de cerrarlo.",
  preview: "Ver las cifras definitivas",
  question: (month) => `¿Cerrar ${month}?`,
  wouldBe: "Estas cifras serán definitivas:",
  means: [
    "Las cifras de este mes y su archivo CSV ya no cambiarán.",
    "Los cambios posteriores serán ajustes en el siguiente mes abierto.",
    "No podrá deshacerlo.",
  ],
  notOver: (month) =>
    `Todavía no ha terminado ${month}. Los cambios hasta fin de mes serán ajustes del mes siguiente.`,
  confirm: (month) => `Cerrar ${month}`,
  notYet: "Cancelar",
  finalized: "Cerrado",
  finalizedOn: (moment) =>
    `Cerrado: ${moment}. Estas cifras son definitivas. Los cambios posteriores son ajustes en el siguiente mes abierto.`,
};
