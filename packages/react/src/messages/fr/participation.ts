import type { ParticipationMessages } from "../messages.ts";
import { pluralsOf } from "../plural.ts";

const plural = /* @__PURE__ */ pluralsOf("fr");

/** What `Participation` says beside `Messages`, in French. “Vous” is the company. */
export const participationFr: ParticipationMessages = {
  participation: {
    title: "Qui est couvert",
    summary: (covered, all) => `Salariés couverts : ${covered} sur ${all.text}`,
    none: "Ce groupe ne compte encore aucun salarié. Les salariés apparaissent ici dès leur ajout.",
    table: "Salariés par statut",
    status: "Statut",
    employees: "Salariés",
    share: "Part",
    count: (status, employees) =>
      plural(employees, {
        one: `${status} : ${employees.text} salarié`,
        other: `${status} : ${employees.text} salariés`,
      }),
    until: (day) => `Jusqu’au ${day} inclus`,
    left: (days) => plural(days, { one: `${days.text} jour restant`, other: `${days.text} jours restants` }),
    today: "Dernier jour aujourd’hui",
    page: (first, last, all) => `${first} à ${last} sur ${all}`,
    previous: "Précédent",
    next: "Suivant",
    start: "Ouvrir l’adhésion",
    again: "Rouvrir l’adhésion",
    started: (name) => `Adhésion ouverte pour ${name}`,
    startAll: (people) => `Ouvrir l’adhésion de tous (${people.text})`,
    startedAll: (people) =>
      plural(people, {
        one: `Adhésion ouverte pour ${people.text} salarié`,
        other: `Adhésion ouverte pour ${people.text} salariés`,
      }),
    notStartedFor: (names) => `L’adhésion n’a pas été ouverte pour ${names}`,
    notStarted: "L’adhésion n’a pas été ouverte",
    load: "Impossible d’afficher qui est couvert. Réessayez, ou contactez l’assistance.",
  },
  participationState: {
    covered: "Couverture active",
    ending: "Fin prévue",
    invited: "Choix en cours",
    waiting: "En attente",
    not_invited: "Adhésion à ouvrir",
    deadline_missed: "Date limite passée",
    declined: "Renonciation",
    not_covered: "Sans couverture",
    other: "Autre",
  },
  participationHint: {
    covered: "Leur adhésion est terminée.",
    ending: "Leur couverture court jusqu’au dernier jour convenu.",
    invited: "Ces salariés peuvent choisir ou renoncer jusqu’à leur date limite.",
    waiting:
      "L’assureur doit répondre, des vérifications sont en cours ou la date de début n’est pas arrivée. Vous n’avez rien à faire.",
    not_invited: "Leur adhésion n’a pas encore été ouverte.",
    deadline_missed: "Leurs choix n’étaient pas terminés à la date limite.",
    declined: "Ces salariés ont renoncé à la couverture.",
    not_covered: "La raison est confidentielle. Chaque salarié peut la consulter sur sa page.",
    other: "",
  },
  reminder: {
    copy: "Copier le rappel",
    copyAll: "Copier un rappel pour tous",
    send: "Envoyer le rappel",
    copied: "Rappel copié",
    copyYourself: "Sélectionnez ce texte et copiez-le",
    text: "Rappel",
    sent: (name) => `Rappel envoyé à ${name}`,
    notSent: "Le rappel n’a pas été envoyé",
    one: (name, day) =>
      `Bonjour ${name}, vous pouvez choisir vos avantages, ou y renoncer, jusqu’au ${day} inclus.`,
    all: (day) => `Bonjour, vous pouvez choisir vos avantages, ou y renoncer, jusqu’au ${day} inclus.`,
    allOpen:
      "Bonjour, vous pouvez encore choisir vos avantages, ou y renoncer. Votre date limite est indiquée sur la page.",
    offer: (company, plans) => `${company} vous propose ${plans}.`,
    benefits: "des avantages",
    alone: (amount) => `Pour vous uniquement, vous payez ${amount}.`,
    link: (address) => `Pour choisir : ${address}`,
  },
};
