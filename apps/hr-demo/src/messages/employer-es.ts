import type { employer as inEnglish } from "./employer-en.ts";
import { payroll } from "./payroll-es.ts";
import { numbersOf } from "./numbers.ts";

const number = /* @__PURE__ */ numbersOf("es");

/** What the employer's pages say, in Spanish. */
export const employer: typeof inEnglish = {
  home: {
    lead: (company, date) => `${company} · ${date}`,
    toDo: "Requiere su atención",
    nothing: "No tiene nada pendiente",
    nothingMore: "No hay presupuestos por responder ni nadie a quien avisar.",
    choosing: (people, days) =>
      `${people === 1 ? "A 1 persona le" : `A ${number(people)} personas les`} ${days === 1 ? "queda 1 día" : `quedan ${number(days)} días`}`,
    choosingToday: (people) =>
      people === 1
        ? "El plazo de 1 persona termina hoy"
        : `El plazo de ${number(people)} personas termina hoy`,
    toChoose: (group) => `${group}: falta elegir los beneficios.`,
    later: (people) =>
      people === 1 ? "Otra persona tiene más tiempo." : `Otras ${number(people)} personas tienen más tiempo.`,
    missed: (people) =>
      people === 1
        ? "1 persona no terminó dentro de plazo"
        : `${number(people)} personas no terminaron dentro de plazo`,
    enrolAgain: (group) => `${group}: puede volver a iniciar la inscripción.`,
    notStarted: (people) =>
      people === 1 ? "1 persona aún no puede elegir" : `${number(people)} personas aún no pueden elegir`,
    startThem: (group) => `${group}: inicie su inscripción.`,
    seeWho: "Ver quiénes son",
    covered: (covered, all) => `${covered} de ${all} con cobertura`,
    quote: (plans) => `Presupuesto: ${plans}`,
    policy: (plans) => `Póliza colectiva: ${plans}`,
    for: (groups) => `Para ${groups}.`,
    until: (date) => `hasta el ${date}, inclusive`,
    see: "Abrir",
    getQuote: "Pedir presupuesto",
    groups: "Grupos",
    groupCount: (count) => (count === 1 ? "1 grupo" : `${number(count)} grupos`),
    employeeCount: (count) => (count === 1 ? "1 empleado" : `${number(count)} empleados`),
    seeGroups: "Ver los grupos",
    inForce: "En vigor",
    policyCount: (count) => (count === 1 ? "1 póliza colectiva" : `${number(count)} pólizas colectivas`),
    seePolicies: "Ver las pólizas colectivas",
    withoutBenefits: "Sin beneficios",
    allInsured: "Todos los grupos tienen beneficios.",
  },
  business: {
    processing: "Se está preparando. No tiene que hacer nada.",
    action_required: "La aseguradora tiene una pregunta.",
    awaiting_quote: "La aseguradora está preparando el presupuesto.",
    quote_available: "Puede aceptarlo o rechazarlo.",
    pending_provider_approval: "Aceptado. La aseguradora está tramitando la póliza.",
    manual_renewal_gathering_required:
      "La aseguradora tramita esta póliza manualmente y se pondrá en contacto con usted.",
  },
  unknownStatus: "Actualizado.",
  groups: {
    title: "Grupos",
    lead: "Las personas de un grupo tienen la misma cobertura.",
    create: "Crear grupo",
    noPolicy: "Todavía sin póliza",
    empty: "Todavía no hay nadie en este grupo.",
    more: (names, count) => `${names} y ${count} más`,
    back: "Todos los grupos",
    people: "Personas",
    policies: "En vigor para este grupo",
    none: "Nada todavía.",
    since: (plan, date) => `${plan}, desde el ${date}`,
    from: (plan, date) => `${plan}, a partir del ${date}`,
    add: "Añadir empleados a este grupo",
    addMore: "Una persona puede estar en varios grupos. Se aplica el grupo más reciente que tenga póliza.",
    addButton: "Añadir al grupo",
    allInGroup: "Todos están ya en este grupo.",
    choiceMissing: "Elija al menos a un empleado.",
    unknown: "Grupo no encontrado",
  },
  newGroup: {
    title: "Crear grupo",
    lead: "Elija un nombre que sus compañeros reconozcan e indique quién está en el grupo. Puede añadir personas más adelante.",
    name: "Nombre del grupo",
    nameMissing: "Escriba el nombre del grupo.",
    people: "Quién está en el grupo",
    create: "Crear grupo",
  },
  benefits: {
    title: "Beneficios",
    lead: (company) => `Lo que ${company} ofrece a sus empleados, tramitado por Pennyroyal.`,
    back: "Todos los presupuestos",
    seeWhoIsLeft: "Ver quién falta por elegir",
    quotes: "Presupuestos",
    noQuotes: "Todavía no hay presupuestos. Pida uno para ver cuánto costaría la cobertura.",
    plan: "Plan",
    group: "Para",
    asked: "Fecha de solicitud",
    status: "Estado",
    cost: "La empresa paga al mes",
    statuses: {
      processing: "En preparación",
      action_required: "La aseguradora tiene una pregunta",
      awaiting_quote: "En manos de la aseguradora",
      quote_available: "Listo para aceptar",
      rejected: "Rechazado por su empresa",
      rejected_by_insurer: "Rechazado por la aseguradora",
      quote_expired: "Caducado",
      pending_provider_approval: "Aceptado, en manos de la aseguradora",
      policy_created: "Aceptado, en vigor",
      policy_ended: "Aceptado, ya terminado",
      expired: "Aceptado, pero no se tramitó a tiempo",
      provider_rejected: "Aceptado, después rechazado por la aseguradora",
      manual_renewal_gathering_required: "Aceptado, la aseguradora se pondrá en contacto",
    },
  },
  policies: {
    toChoose: "Les falta elegir",
    started: (count) =>
      count === 1
        ? "Se ha iniciado la inscripción de 1 empleado."
        : `Se ha iniciado la inscripción de ${number(count)} empleados.`,
    allChose: "Todos han elegido.",
    choice: {
      invited: (count) => `Eligiendo: ${count}`,
      deadline_missed: (count) => `Fuera de plazo: ${count}`,
      not_invited: (count) => `Sin iniciar: ${count}`,
    },
    title: "Pólizas colectivas",
    lead: "Las pólizas en vigor, quién paga y quién tiene cobertura.",
    none: "Todavía no hay pólizas colectivas",
    noneMore: "Cuando acepte un presupuesto, se creará una póliza.",
    active: "En vigor",
    starting: "Empieza más adelante",
    ended: "Terminada",
    group: "Grupo",
    insurer: "Aseguradora",
    period: "Anualidad",
    cost: "Quién paga",
    chosen: "Elegido para el grupo",
    receipt: "Ver el justificante",
  },
  costSharing: {
    full_coverage: "La empresa lo paga todo.",
    policyholder_only: "La empresa paga por el empleado. Cada empleado paga por su familia.",
    percentage: (percent) => `La empresa paga el ${percent} y el empleado, el resto.`,
    fixed_amount: (amount) => `La empresa paga hasta ${amount} al mes por cada empleado, que paga el resto.`,
    member_count: (adults, children) =>
      `La empresa paga por el empleado y por más personas (adultos: ${adults}; hijos: ${children}).`,
    member_selection: {
      both: "La empresa paga por el empleado, la pareja y los hijos.",
      partner: "La empresa paga por el empleado y la pareja.",
      children: "La empresa paga por el empleado y los hijos.",
      none: "La empresa paga por el empleado.",
    },
    member_selection_percentage_based: {
      both: (percent) =>
        `La empresa paga todo el coste del empleado y el ${percent} del de la pareja y los hijos.`,
      partner: (percent) => `La empresa paga todo el coste del empleado y el ${percent} del de la pareja.`,
      children: (percent) => `La empresa paga todo el coste del empleado y el ${percent} del de los hijos.`,
      none: () => "La empresa paga por el empleado.",
    },
    family_type: {
      single: "La empresa paga lo que costaría un empleado sin familia.",
      couple: "La empresa paga lo que costaría un empleado con pareja.",
      single_with_children: "La empresa paga lo que costaría un empleado con hijos.",
      family: "La empresa paga por toda la familia.",
    },
  },
  receipts: {
    title: "Justificantes",
    lead: "Cada aceptación queda registrada en un justificante que permite detectar cualquier manipulación.",
    none: "Todavía no hay justificantes",
    noneMore: "Recibirá el primero cuando acepte un presupuesto.",
    number: "Justificante",
    open: (number) => `Justificante ${number}`,
    accepted: "Aceptado",
    for: "Para",
    cost: "La empresa paga al mes",
    all: "Descargar todos",
    back: "Todos los justificantes",
    unknown: "Justificante no encontrado",
    verify: "Cómo comprobarlos",
    verifyMore:
      "Descargue todos los justificantes y guarde el archivo. Cada uno lleva una huella digital de su texto y del justificante anterior, así que se nota si alguno se cambia, se quita o falta. Su plataforma puede comprobar el archivo por usted.",
    verifyCommand: "Para desarrolladores: comprobar el archivo sin conexión",
  },
  payroll,
};
