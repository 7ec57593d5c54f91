import type { employer as inEnglish } from "./employer-en.ts";
import { payroll } from "./payroll-fr.ts";
import { numbersOf } from "./numbers.ts";

const number = /* @__PURE__ */ numbersOf("fr");

/** In French, none is counted like one. */
const counted = (count: number, one: string, several: string) =>
  `${number(count)} ${count < 2 ? one : several}`;

/** What the employer's pages say, in French. */
export const employer: typeof inEnglish = {
  home: {
    lead: (company, date) => `${company} · ${date}`,
    toDo: "À traiter",
    nothing: "Vous êtes à jour",
    nothingMore: "Aucun devis en attente de réponse, aucun rappel à envoyer.",
    choosing: (people, days) =>
      `${counted(people, "personne a", "personnes ont")} encore ${counted(days, "jour", "jours")}`,
    choosingToday: (people) => `${counted(people, "personne a", "personnes ont")} jusqu’à ce soir minuit`,
    toChoose: (group) => `${group} : avantages encore à choisir.`,
    later: (people) =>
      people === 1
        ? "1 autre personne a plus de temps."
        : `${number(people)} autres personnes ont plus de temps.`,
    missed: (people) => `${counted(people, "personne a", "personnes ont")} laissé passer la date limite`,
    enrolAgain: (group) => `${group} : vous pouvez rouvrir l’adhésion.`,
    notStarted: (people) =>
      `${counted(people, "personne ne peut", "personnes ne peuvent")} pas encore choisir`,
    startThem: (group) => `${group} : ouvrez leur adhésion.`,
    seeWho: "Voir qui",
    covered: (covered, all) => `Salariés couverts : ${covered} sur ${all}`,
    quote: (plans) => `Devis : ${plans}`,
    policy: (plans) => `Contrat collectif : ${plans}`,
    for: (groups) => `Pour ${groups}.`,
    until: (date) => `jusqu’au ${date} inclus`,
    see: "Ouvrir",
    getQuote: "Demander un devis",
    groups: "Groupes",
    groupCount: (count) => counted(count, "groupe", "groupes"),
    employeeCount: (count) => counted(count, "salarié", "salariés"),
    seeGroups: "Voir les groupes",
    inForce: "En vigueur",
    policyCount: (count) => counted(count, "contrat collectif", "contrats collectifs"),
    seePolicies: "Voir les contrats collectifs",
    withoutBenefits: "Sans avantages",
    allInsured: "Tous les groupes ont des avantages.",
  },
  business: {
    processing: "En préparation. Vous n’avez rien à faire.",
    action_required: "L’assureur a une question.",
    awaiting_quote: "L’assureur établit le devis.",
    quote_available: "Prêt à être accepté ou refusé.",
    pending_provider_approval: "Accepté. L’assureur met en place le contrat.",
    manual_renewal_gathering_required: "L’assureur met en place ce contrat manuellement et vous contactera.",
  },
  unknownStatus: "Mis à jour.",
  groups: {
    title: "Groupes",
    lead: "Un groupe partage la même couverture.",
    create: "Créer un groupe",
    noPolicy: "Pas encore de contrat",
    empty: "Ce groupe ne compte encore aucun salarié.",
    more: (names, count) => `${names} et ${count} de plus`,
    back: "Tous les groupes",
    people: "Salariés",
    policies: "En vigueur pour ce groupe",
    none: "Rien pour l’instant.",
    since: (plan, date) => `${plan}, depuis le ${date}`,
    from: (plan, date) => `${plan}, à partir du ${date}`,
    add: "Ajouter des salariés à ce groupe",
    addMore:
      "Un salarié peut appartenir à plusieurs groupes. Le groupe le plus récent qui a un contrat s’applique.",
    addButton: "Ajouter au groupe",
    allInGroup: "Tous les salariés sont déjà dans ce groupe.",
    choiceMissing: "Choisissez au moins un salarié.",
    unknown: "Groupe introuvable",
  },
  newGroup: {
    title: "Créer un groupe",
    lead: "Choisissez un nom que vos collègues reconnaîtront, et les salariés du groupe. Vous pourrez en ajouter plus tard.",
    name: "Nom du groupe",
    nameMissing: "Saisissez un nom de groupe.",
    people: "Salariés du groupe",
    create: "Créer le groupe",
  },
  benefits: {
    title: "Avantages",
    lead: (company) => `Ce que ${company} propose à ses salariés, mis en place par Pennyroyal.`,
    back: "Tous les devis",
    seeWhoIsLeft: "Voir qui doit encore choisir",
    quotes: "Devis",
    noQuotes: "Pas encore de devis. Demandez-en un pour connaître le prix d’une couverture.",
    plan: "Formule",
    group: "Pour",
    asked: "Demandé le",
    status: "Statut",
    cost: "L’entreprise paie par mois",
    statuses: {
      processing: "En préparation",
      action_required: "L’assureur a une question",
      awaiting_quote: "Chez l’assureur",
      quote_available: "Prêt à être accepté",
      rejected: "Refusé par votre entreprise",
      rejected_by_insurer: "Refusé par l’assureur",
      quote_expired: "Expiré",
      pending_provider_approval: "Accepté, chez l’assureur",
      policy_created: "Accepté, en vigueur",
      policy_ended: "Accepté, résilié depuis",
      expired: "Accepté, mais pas mis en place à temps",
      provider_rejected: "Accepté, puis refusé par l’assureur",
      manual_renewal_gathering_required: "Accepté, l’assureur vous contactera",
    },
  },
  policies: {
    toChoose: "N’ont pas encore choisi",
    started: (count) =>
      count === 1 ? "Adhésion ouverte pour 1 salarié." : `Adhésion ouverte pour ${count} salariés.`,
    allChose: "Tout le monde a choisi.",
    choice: {
      invited: (count) => `Choix en cours : ${count}`,
      deadline_missed: (count) => `Date limite passée : ${count}`,
      not_invited: (count) => `Adhésion à ouvrir : ${count}`,
    },
    title: "Contrats collectifs",
    lead: "Les contrats en vigueur, qui paie et qui est couvert.",
    none: "Pas encore de contrat collectif",
    noneMore: "Un contrat est créé quand vous acceptez un devis.",
    active: "En vigueur",
    starting: "Commence plus tard",
    ended: "Terminé",
    group: "Groupe",
    insurer: "Assureur",
    period: "Année d’assurance",
    cost: "Qui paie",
    chosen: "Choisi pour le groupe",
    receipt: "Voir le reçu",
  },
  costSharing: {
    full_coverage: "L’entreprise paie tout.",
    policyholder_only: "L’entreprise paie pour le salarié. Le salarié paie pour sa famille.",
    percentage: (percent) => `L’entreprise paie ${percent}, le salarié le reste.`,
    fixed_amount: (amount) =>
      `L’entreprise paie jusqu’à ${amount} par mois pour chaque salarié, qui paie le reste.`,
    member_count: (adults, children) =>
      `L’entreprise paie pour le salarié et pour d’autres personnes. Adultes : ${adults}, enfants : ${children}.`,
    member_selection: {
      both: "L’entreprise paie pour le salarié, le partenaire et les enfants.",
      partner: "L’entreprise paie pour le salarié et le partenaire.",
      children: "L’entreprise paie pour le salarié et les enfants.",
      none: "L’entreprise paie pour le salarié.",
    },
    member_selection_percentage_based: {
      both: (percent) =>
        `L’entreprise paie pour le salarié, et ${percent} pour le partenaire et les enfants.`,
      partner: (percent) => `L’entreprise paie pour le salarié, et ${percent} pour le partenaire.`,
      children: (percent) => `L’entreprise paie pour le salarié, et ${percent} pour les enfants.`,
      none: () => "L’entreprise paie pour le salarié.",
    },
    family_type: {
      single: "L’entreprise paie le prix d’un salarié seul.",
      couple: "L’entreprise paie le prix d’un couple.",
      single_with_children: "L’entreprise paie le prix d’un salarié avec des enfants.",
      family: "L’entreprise paie pour toute la famille.",
    },
  },
  receipts: {
    title: "Reçus",
    lead: "Chaque acceptation donne lieu à un reçu. Toute modification de ce reçu est détectable.",
    none: "Pas encore de reçu",
    noneMore: "Vous recevrez votre premier reçu quand vous accepterez un devis.",
    number: "Reçu",
    open: (number) => `Reçu ${number}`,
    accepted: "Accepté le",
    for: "Pour",
    cost: "L’entreprise paie par mois",
    all: "Tout télécharger",
    back: "Tous les reçus",
    unknown: "Reçu introuvable",
    verify: "Comment vérifier",
    verifyMore:
      "Téléchargez tous les reçus et conservez le fichier. Chaque reçu porte une empreinte de son texte et du reçu précédent. Tout reçu modifié, supprimé ou manquant est donc détecté. Votre plateforme peut vérifier le fichier pour vous.",
    verifyCommand: "Pour les développeurs : vérification du fichier hors ligne",
  },
  payroll,
};
