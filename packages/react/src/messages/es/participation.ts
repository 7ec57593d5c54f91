import type { ParticipationMessages } from "../messages.ts";
import { pluralsOf } from "../plural.ts";

const plural = /* @__PURE__ */ pluralsOf("es");

/** What `Participation` says beside `Messages`, in Spanish. "Usted" is who acts for the company. */
export const participationEs: ParticipationMessages = {
  participation: {
    title: "Quién tiene cobertura",
    summary: (covered, all) =>
      plural(all, {
        one: `${covered} de ${all.text} empleado con cobertura`,
        other: `${covered} de ${all.text} empleados con cobertura`,
      }),
    none: "Todavía no hay nadie en este grupo. Los empleados aparecerán aquí cuando se añadan.",
    table: "Empleados por estado",
    status: "Estado",
    employees: "Empleados",
    share: "Porcentaje",
    count: (status, employees) =>
      plural(employees, {
        one: `${status}: ${employees.text} empleado`,
        other: `${status}: ${employees.text} empleados`,
      }),
    until: (day) => `Hasta el ${day}, inclusive`,
    left: (days) => plural(days, { one: "Queda 1 día", other: `Quedan ${days.text} días` }),
    today: "Hoy es el último día",
    page: (first, last, all) => `${first} a ${last} de ${all}`,
    previous: "Anterior",
    next: "Siguiente",
    start: "Iniciar la inscripción",
    again: "Volver a inscribir",
    started: (name) => `Se ha iniciado la inscripción de ${name}`,
    startAll: (people) => `Iniciar la inscripción de los ${people.text}`,
    startedAll: (people) =>
      plural(people, {
        one: "Se ha iniciado la inscripción de 1 empleado",
        other: `Se ha iniciado la inscripción de ${people.text} empleados`,
      }),
    notStartedFor: (names) => `No se ha iniciado la inscripción de ${names}`,
    notStarted: "La inscripción no se ha iniciado",
    load: "No hemos podido cargar quién tiene cobertura. Inténtelo de nuevo o contacte con soporte.",
  },
  participationState: {
    covered: "Con cobertura",
    ending: "Con fecha de baja",
    invited: "Eligiendo",
    waiting: "En trámite",
    not_invited: "Sin iniciar",
    deadline_missed: "Fuera de plazo",
    declined: "Renuncia",
    not_covered: "Sin cobertura",
    other: "Otro",
  },
  participationHint: {
    covered: "Se han inscrito.",
    ending: "Tienen cobertura hasta el último día acordado.",
    invited: "Pueden elegir, o renunciar, hasta que termine su plazo.",
    waiting:
      "A la espera de una revisión, de la aseguradora o de la fecha de inicio. Usted no tiene que hacer nada.",
    not_invited: "Su inscripción no se ha iniciado.",
    deadline_missed: "No terminaron dentro de su plazo.",
    declined: "Han decidido no tener cobertura.",
    not_covered: "El motivo es confidencial. Cada empleado puede consultarlo en su propia página.",
    other: "",
  },
  reminder: {
    copy: "Copiar recordatorio",
    copyAll: "Copiar recordatorio para todos",
    send: "Enviar recordatorio",
    copied: "Recordatorio copiado",
    copyYourself: "Seleccione este texto y cópielo",
    text: "Recordatorio",
    sent: (name) => `Recordatorio enviado a ${name}`,
    notSent: "El recordatorio no se ha enviado",
    one: (name, day) =>
      `Hola, ${name}: puede elegir sus beneficios, o renunciar a ellos, hasta el ${day}, inclusive.`,
    all: (day) => `Hola: puede elegir sus beneficios, o renunciar a ellos, hasta el ${day}, inclusive.`,
    allOpen:
      "Hola: todavía puede elegir sus beneficios, o renunciar a ellos. En la página verá hasta cuándo tiene de plazo.",
    offer: (company, plans) => `${company} le ofrece ${plans}.`,
    benefits: "beneficios",
    alone: (amount) => `Sin familiares, usted paga ${amount}.`,
    link: (address) => `Elija aquí: ${address}`,
  },
};
