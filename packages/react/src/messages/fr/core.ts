import type { Messages } from "../messages.ts";
import { pluralsOf } from "../plural.ts";
import { de } from "./elision.ts";

const plural = /* @__PURE__ */ pluralsOf("fr");

/** Everything the SDK says, in French. The reader is “vous”; no sentence depends on whether they are a man or a woman. */
export const fr: Messages = {
  action: {
    start: "Commencer",
    resume: "Reprendre",
    continue: "Continuer",
    back: "Retour",
    change: "Modifier",
    save: "Enregistrer",
    saveAndNext: "Enregistrer et ajouter quelqu’un",
    cancel: "Annuler",
    delete: "Supprimer",
    done: "Terminer",
    retry: "Réessayer",
    signIn: "Se reconnecter",
    print: "Imprimer ou enregistrer en PDF",
    calendar: "Ajouter à l’agenda",
    decline: "Renoncer à la couverture",
    enrol: (date) => `Adhérer dès le ${date}`,
    call: (phone) => `Appeler le ${phone}`,
    learnMore: "En savoir plus",
    about: (action, what) => `${action} : ${what}`,
  },
  common: {
    example: (text) => `Par exemple : ${text}`,
    loading: "Chargement",
    optional: "facultatif",
    newTab: "s’ouvre dans un nouvel onglet",
    choose: "Choisir",
    yes: "Oui",
    no: "Non",
    you: "Vous",
    trace: (id) => `Référence pour l’assistance : ${id}`,
    done: "terminé",
    search: (count) =>
      plural(count, {
        one: `Rechercher dans ${count.text} option`,
        other: `Rechercher parmi ${count.text} options`,
      }),
    found: (count) =>
      plural(count, {
        none: "Aucune option trouvée",
        one: `${count.text} option trouvée`,
        other: `${count.text} options trouvées`,
      }),
    problem: (count) =>
      plural(count, {
        one: "Une réponse est à corriger",
        other: `Corrigez ${count.text} réponses pour continuer`,
      }),
  },
  price: {
    month: (amount) => `${amount} par mois`,
    perMonth: "par mois",
    plus: (amount) => `+ ${amount} par mois`,
    from: (amount) => `à partir de ${amount} par mois`,
    adds: (amount) => `${amount} de plus par mois`,
    saves: (amount) => `${amount} de moins par mois`,
    included: "sans supplément",
    share: (total, employer) => `sur ${total} ; votre employeur paie ${employer}`,
    paidFor: (total) => `${total}, à la charge de votre employeur`,
    of: (total) => `sur ${total}`,
    eachPerson: "Prix total par personne, avant déduction de la part de l’employeur.",
    shown: "Prix affichés",
    mine: "Ce que je paie",
    full: "Prix total",
    you: "Vous payez",
    employer: "Votre employeur paie",
    total: "Total",
    more: (amount) => `${amount} de plus par mois qu’avant`,
    less: (amount) => `${amount} de moins par mois qu’avant`,
    same: "Même prix qu’avant",
    moreSince: (amount) => `Depuis le début : + ${amount}`,
    lessSince: (amount) => `Depuis le début : − ${amount}`,
    sameSince: "Même prix depuis le début",
    employerAll: "Votre employeur paie tout",
    tax: (amount, tax) => `${tax} (déjà dans le prix) : ${amount}`,
    taxName: "Taxe d’assurance",
    relief: (relief, amount) => `${relief} : vous récupérez ${amount} par mois`,
    announce: (amount) => `Vous payez maintenant ${amount} par mois.`,
    show: "Voir le détail du prix",
    beforeTax: "Hors taxes",
    monthly: "Par mois",
    term: "Jusqu’à l’échéance annuelle",
    termTo: (date) => `Total jusqu’au ${date}`,
  },
  steps: {
    label: "Étapes",
    cover: "Couver\u00ADture",
    people: "Famille",
    beneficiaries: "Béné\u00ADfi\u00ADciaires",
    check: "Vérifi\u00ADcation",
    done: "Terminé",
  },
  cover: {
    title: "Choisissez votre couverture",
    page: (page, all) => `Page ${page.text} sur ${all.text}`,
    atLeast: (least) =>
      plural(least, {
        one: `Choisissez au moins ${least.text} option`,
        other: `Choisissez au moins ${least.text} options`,
      }),
    atMost: (most) =>
      plural(most, {
        one: `Choisissez ${most.text} option au plus`,
        other: `Choisissez jusqu’à ${most.text} options`,
      }),
    exactly: (count) =>
      plural(count, { one: `Choisissez ${count.text} option`, other: `Choisissez ${count.text} options` }),
    between: (least, most) => `Choisissez de ${least.text} à ${most.text} options`,
    any: "Choisissez librement",
    ifAny: (rule) => `${rule}, ou aucune`,
    chosen: (count) =>
      plural(count, { one: `${count.text} option choisie`, other: `${count.text} options choisies` }),
    none: "Aucune de ces options",
    benefits: "Ce qui est couvert",
    inside: (option) => `Dans l’option « ${option} »`,
    others: "Choix pour votre famille",
    byEmployer: "Choisi par votre employeur",
    alsoByEmployer: "Aussi couvert, choisi par votre employeur",
    chooseAgain: (coverage) =>
      `Votre choix pour « ${coverage} » n’est plus disponible. Choisissez de nouveau.`,
  },
  needs: {
    both: (need, has) => `${need} ; ${has}.`,
    leastMembers: (least) =>
      plural(least, {
        one: `À partir de ${least.text} personne couverte`,
        other: `À partir de ${least.text} personnes couvertes`,
      }),
    mostMembers: (most) =>
      plural(most, {
        one: `Pour ${most.text} personne couverte au plus`,
        other: `Pour ${most.text} personnes couvertes au plus`,
      }),
    leastEmployees: (least) =>
      plural(least, {
        one: `À partir de ${least.text} salarié`,
        other: `À partir de ${least.text} salariés`,
      }),
    mostEmployees: (most) =>
      plural(most, {
        one: `Pour les entreprises de ${most.text} salarié au plus`,
        other: `Pour les entreprises de ${most.text} salariés au plus`,
      }),
    group: (count) => `ce groupe en compte ${count.text}`,
    family: (count) =>
      plural(count, { one: "il n’y a que vous pour l’instant", other: `vous êtes ${count.text}` }),
    company: (count) => `l’entreprise en compte ${count.text}`,
    industry: "Non proposé dans le secteur d’activité de l’entreprise.",
  },
  glossary: {
    one: (term) => `Que veut dire « ${term} » ?`,
    several: "Que veulent dire ces mots ?",
  },
  excess: {
    title: "Comparer ce que vous paieriez",
    option: "Choix",
    month: "Par mois",
    claims: "Reste à votre charge par an",
    chosen: "choisi",
    upTo: (amount) => `jusqu’à ${amount}`,
    none: "rien",
  },
  coverError: {
    missing_required: (what) => `Choisissez une option pour « ${what} »`,
    too_few: (what, bound) =>
      plural(bound, {
        one: `Choisissez au moins ${bound.text} option pour « ${what} »`,
        other: `Choisissez au moins ${bound.text} options pour « ${what} »`,
      }),
    too_many: (what, bound) =>
      plural(bound, {
        one: `Choisissez ${bound.text} option au plus pour « ${what} »`,
        other: `Choisissez ${bound.text} options au plus pour « ${what} »`,
      }),
  },
  people: {
    title: "Qui souhaitez-vous couvrir ?",
    onlyMe: "Moi uniquement",
    onlyMeHint:
      "Vous pourrez ajouter votre famille plus tard : dans les 30 premiers jours de couverture, ou après un événement comme une naissance ou un mariage.",
    family: "Ma famille et moi",
    familyHint: "Choisissez parmi vos proches, ou ajoutez une personne.",
    legend: "Votre famille",
    empty: "Aucune personne ajoutée pour l’instant.",
    add: "Ajouter une personne",
    editTitle: (name) => `Modifier les informations ${de(name)}`,
    deleteTitle: (name) => `Supprimer ${name} ?`,
    deleteBody:
      "Les informations de cette personne seront supprimées. Vous pourrez l’ajouter de nouveau plus tard.",
    deleteCovered: "Cette personne ne sera plus couverte.",
    deleteBeneficiary:
      "Cette personne ne recevra plus votre capital décès. Nous vous demanderons qui doit le recevoir.",
    aged: (age) =>
      plural(age, {
        none: "moins d’un an",
        one: `${age.text} an`,
        other: `${age.text} ans`,
      }),
    agesOn: (date) => `Âges au ${date}`,
    addedOn: (date) => `ajout le ${date}`,
    added: (names) => `Vous avez ajouté ${names}`,
    covered: "Personnes couvertes",
    always: "Couverture automatique",
    none: "Aucune",
    details: "Informations",
    familyOnly: (what) => `Uniquement pour votre famille : ${what}`,
    applyToChildren: "Appliquer à tous les enfants",
    applied: "Tous les enfants ont maintenant les mêmes choix",
    about: (name, problem) => `${name} : ${problem}`,
    notBorn: (date) => `naissance après le ${date}`,
    count: (count) =>
      plural(count, {
        one: `${count.text} personne couverte avec vous`,
        other: `${count.text} personnes couvertes avec vous`,
      }),
    noOne: "Aucune personne choisie pour l’instant",
    chooseOne: "Indiquez qui couvrir : vous uniquement, ou votre famille aussi",
    saveFirst: "Enregistrez ou annulez d’abord l’ajout en cours",
    chooseSomeone: "Choisissez au moins une personne",
    takeOut: (name) => `Retirer ${name} pour continuer`,
    takeOutFirst: (name) => `Retirez ${name} pour continuer`,
    cannot: (names) => `Couverture impossible pour ${names}`,
    cannotBody: (names) => `Retirez ${names} pour continuer.`,
    callWhy: (insurer) => `Pour en connaître la raison, contactez ${insurer}.`,
    answer: (name) => `Répondez à la question sur ${name}, ou retirez cette personne`,
  },
  relation: {
    spouse: "Époux ou épouse",
    partner: "Parte\u00ADnaire",
    child: "Enfant",
    other: "Autre per\u00ADsonne",
  },
  dependentStatus: {
    pending_confirmation: "Personne ajoutée",
    action_required: "Réponse attendue",
    ineligible: "Couverture impossible",
    processing: "Vérification en cours",
    restricted: "Contactez l’assureur",
    ready: "Dossier complet",
    other: "À voir avec l’assureur",
  },
  eligibility: {
    eligible: "Couverture possible",
    pending: "Justificatif nécessaire",
    ineligible: "Couverture impossible",
    other: "Pas encore déterminé",
  },
  wouldChange: {
    relationship_not_covered: () => "Cette formule ne couvre pas ce lien familial.",
    under_minimum_age: (date) =>
      date
        ? `Couverture possible à partir du ${date}.`
        : "Couverture possible une fois l’âge minimum atteint.",
    over_maximum_age: () => "Dépasse l’âge limite de cette formule.",
    student_evidence_required: () =>
      "Un justificatif de scolarité vous sera demandé une fois cette personne ajoutée.",
    maximum_partners_reached: () =>
      "Couverture possible si vous retirez la personne déjà choisie comme conjoint ou partenaire.",
    already_covered: () => "Bénéficie déjà d’une couverture par un autre de vos contrats.",
    restricted: () => "Le service client de l’assureur peut vous en dire plus.",
    other: (date) =>
      date
        ? `Couverture possible à partir du ${date}.`
        : "Le service client de l’assureur peut vous en dire plus.",
  },
  person: {
    first_name: "Prénom",
    last_name: "Nom",
    date_of_birth: "Date de naissance",
    birthOf: (name) => `Date de naissance ${de(name)}`,
    relationship_type: "Lien avec vous",
    sex_at_birth: "Sexe à la naissance",
    sexHint: "Pour le dossier médical chez l’assureur. Le prix n’en dépend pas.",
    female: "Fémi\u00ADnin",
    male: "Mas\u00ADculin",
    day: "Jour",
    month: "Mois",
    year: "Année",
  },
  personError: {
    first_name: "Saisissez un prénom (100 caractères au plus)",
    last_name:
      "Saisissez un nom (100 caractères au plus). Si cette personne n’a qu’un nom, saisissez-le ici aussi",
    date_of_birth: "Saisissez une date de naissance",
    date_not_real: "Saisissez une date de naissance valide, avec l’année en quatre chiffres",
    date_in_future: "La date de naissance ne peut pas être dans le futur",
    date_too_early: "La date de naissance doit être postérieure au 1er janvier 1900",
    sex_at_birth: "Choisissez le sexe à la naissance",
    relationship_type: "Indiquez le lien de cette personne avec vous",
    other: "Vérifiez cette réponse",
  },
  requirement: {
    title: "Quelques questions",
    country: "Choisissez un pays",
    empty: (field) => `Répondez à « ${field} »`,
    date: (field) => `Saisissez une date valide pour « ${field} »`,
    send: "Envoyer",
  },
  deadline: {
    left: (days) =>
      plural(days, {
        none: "Dernier jour aujourd’hui",
        one: "Dernier jour demain",
        other: `Encore ${days.text} jours`,
      }),
    today: "Dernier jour aujourd’hui",
    // A zone that is named after a country comes as “heure : Irlande”.
    zone: (zone) => `Le délai se termine à minuit (${zone}).`.replace(/\(heure\s:\s/, "(heure locale : "),
    choose: "Dernier jour pour choisir votre couverture",
    event: "Dernier jour pour terminer votre adhésion",
  },
  document: {
    title: "Documents",
    ipid: "Document d’information (IPID)",
    table_of_cover: "Tableau des garanties",
    waiting_periods: "Délais de carence",
    hospital_list: "Établissements hospitaliers",
    plan_summary: "Résumé de la formule",
    terms_and_conditions: "Conditions générales",
    other: "Document",
  },
  source: {
    title: "À savoir",
    limits: "Limites de votre couverture",
    regulatory: "Ce que dit la loi",
    provider: "Informations de l’assureur",
    intermediary: "Informations de l’intermédiaire",
    other: "Autres informations",
  },
  benefit: {
    health_insurance: "Assurance santé",
    life_assurance: "Assurance décès",
    other: "Assurance",
  },
  plan: {
    by: (provider) => `chez ${provider}`,
    textsFrom: (provider) => `Informations ${de(provider)}`,
    from: (date) => `La couverture commence le ${date}`,
    support: "Service client",
    memberNumber: "Numéro d’adhérent",
    starts: "Commence le",
    ends: "Échéance annuelle",
    members: "Personnes couvertes",
    choices: "Vos choix",
    noChoices: "Couverture standard",
  },
  opening: {
    title: "Vos avantages",
    intro:
      "Choisissez votre couverture, puis vérifiez vos choix. Comptez environ cinq minutes. Vous pouvez vous arrêter à tout moment.",
    alone: (amount) => `Pour vous uniquement, vous payez ${amount} par mois.`,
    aloneFrom: (amount) => `Pour vous uniquement, vous payez à partir de ${amount} par mois.`,
    chosen: (amount) => `Avec vos choix actuels, vous payez ${amount} par mois.`,
    basic: "Votre employeur paie la couverture de base.",
    employer: (amount) => `Votre employeur paie ${amount} par mois.`,
    employerAll: "Votre employeur paie tout.",
    together: "Au total",
    about: "À propos de cette formule",
    none: "Aucune adhésion n’est ouverte pour le moment.",
    noneBody: "Quand votre employeur proposera une couverture, vous la trouverez ici.",
  },
  check: {
    title: "Vérifier et adhérer",
    intro: "Rien n’est définitif avant votre adhésion.",
    people: "Famille",
    declineTitle: "Renoncer à cette couverture ?",
    declineBody:
      "Vous n’aurez pas de couverture, et vos choix ne seront pas enregistrés. Ensuite, seul votre service RH pourra rouvrir l’adhésion.",
    cost: "Qui paie quoi",
  },
  leaveOut: {
    health_insurance: "Je ne veux pas d’assurance santé",
    life_assurance: "Je ne veux pas d’assurance décès",
    other: "Je ne veux pas de cette couverture",
  },
  leftOut: {
    title: "Avantages auxquels vous renoncez",
    others: "Vos autres avantages ne changent pas.",
    body: "Vous pouvez reprendre celui-ci jusqu’à votre adhésion.",
    why: "Pourquoi n’en voulez-vous pas ?",
    missing: "Choisissez une raison",
    covered_elsewhere: "J’ai déjà une couverture ailleurs",
    cost: "C’est trop cher",
    not_needed: "Je n’en ai pas besoin",
    other: "Autre raison",
    confirm: "Renoncer à cet avantage",
    takeBack: "Reprendre",
  },
  waiting: {
    processing: "Nous vérifions vos informations",
    people: "Nous vérifions les personnes ajoutées",
    enrolling: (provider) => `${provider} met en place votre couverture`,
    usual: "Cela prend en général moins d’une minute. Cette page se mettra à jour automatiquement.",
    leave: "Vous pouvez fermer cette page, tout est enregistré.",
    long: "C’est plus long que d’habitude. Vous pouvez revenir plus tard.",
    days: (insurer, days) =>
      plural(days, {
        one: `${insurer} répond en général sous un jour.`,
        other: `${insurer} répond en général sous ${days.text} jours.`,
      }),
    answer: (date) =>
      `Vous aurez une réponse au plus tard le ${date}. Cette page se mettra à jour automatiquement.`,
  },
  done: {
    title: (date) => `Votre couverture commence le ${date}`,
    next: (provider) => `${provider} vous enverra vos documents d’adhésion.`,
    call: (provider) => `Une question ? Appelez ${provider} au`,
    change:
      "Pendant les 30 premiers jours, puis après un événement comme une naissance ou un mariage, vous pouvez modifier les personnes couvertes ou résilier votre couverture.",
    changeAlone:
      "Vous pouvez résilier votre couverture pendant les 30 premiers jours, puis après un événement, par exemple si vous en avez une autre.",
    fixed: (date) => `Vos propres choix restent les mêmes jusqu’à l’échéance annuelle, le ${date}.`,
    summary: "Votre récapitulatif",
  },
  deduction: {
    first: "Première retenue sur salaire",
    next: "Prochaine retenue sur salaire",
    onPayday: (amount, date) => `${amount} sur votre paie du ${date}`,
    inMonth: (amount, month) => `${amount} sur votre paie ${de(month)}`,
    partOnPayday: (date) => `Sur votre paie du ${date}, au prorata des jours`,
    partInMonth: (month) => `Sur votre paie ${de(month)}, au prorata des jours`,
  },
  scheduled: {
    title: (date) => `Votre adhésion s’ouvrira le ${date}`,
    body: "Vous pourrez choisir votre couverture à partir de ce jour. D’ici là, vous n’avez rien à faire.",
    later: "Votre adhésion s’ouvrira plus tard",
    date: (date) => `La couverture peut commencer au plus tôt le ${date}.`,
  },
  ineligible: {
    title: "Vous ne pouvez pas bénéficier de cette couverture pour le moment",
    ask: "Si vous pensez qu’il y a une erreur, contactez votre service RH. Il peut corriger vos informations et relancer l’adhésion.",
    tooOld: (age) => `Cette couverture doit commencer avant vos ${age.text} ans.`,
    tooYoung: (age) => `Cette couverture peut commencer à partir de vos ${age.text} ans.`,
  },
  action_required: { next: "Vous passerez ensuite à l’étape suivante." },
  rejected: {
    title: "L’assureur n’a pas accepté cette adhésion",
    body: "Vous n’aurez pas de couverture et vous ne paierez rien. Votre service RH peut vous indiquer d’autres solutions.",
    call: (provider) => `${provider} peut vous en dire plus.`,
  },
  not_undertaken: {
    title: "Cette adhésion a pris fin",
    body: "Aucune couverture n’a commencé et vous ne paierez rien. Si vous souhaitez toujours une couverture, contactez votre service RH.",
    declined: "Vous avez renoncé à cette couverture",
    declinedBody:
      "Aucune couverture n’a commencé et vous ne paierez rien. Si vous changez d’avis, contactez votre service RH, qui peut rouvrir l’adhésion.",
    missed: "Le délai est dépassé",
    missedOn: (day) => `Vous aviez jusqu’au ${day} inclus pour adhérer.`,
    missedBody:
      "Aucune couverture n’a commencé et vous ne paierez rien. Votre service RH peut rouvrir l’adhésion.",
  },
  unknown: {
    title: "Votre adhésion a été mise à jour",
    body: (provider) =>
      `Cette page ne peut pas encore afficher les détails. ${provider} peut vous en dire plus.`,
  },
  error: {
    title: "L’opération n’a pas abouti",
    saved: "Vos réponses sont toujours là.",
    unsaved: "Rien n’a été modifié.",
    not_sent: "Rien n’a été envoyé ni modifié. Réessayez.",
    must_reread: "Nous ne savons pas si l’enregistrement a abouti. Vous pouvez réessayer sans risque.",
    network_error: "La connexion a été interrompue.",
    session_expired: "Après cette période d’inactivité, nous devons rétablir la connexion.",
    signed_out: "Votre session est fermée.",
    unauthorized: "Votre session a expiré.",
    forbidden: "Vous n’avez pas accès à cette page.",
    not_found: "Cette page est introuvable.",
    invalid_request: "Certaines réponses sont à corriger.",
    invalid_state:
      "Ces informations ont été modifiées ailleurs, par exemple dans un autre onglet. Voici la dernière version.",
    conflict: "Une autre personne modifie ces informations en ce moment. Patientez un instant.",
    idempotency_error: "Vous avez déjà envoyé d’autres réponses. Actualisez la page pour les voir.",
    rate_limit_exceeded: "Beaucoup de personnes utilisent ce service en ce moment. Patientez un instant.",
    third_party_error: "Le système de l’assureur n’a pas répondu.",
    internal_error: "Une erreur s’est produite de notre côté.",
    unexpected_response: "Votre réseau a bloqué la demande. Essayez une autre connexion.",
    other: "Une erreur s’est produite.",
    load: "Impossible de charger vos avantages. Actualisez la page ou contactez votre service RH.",
    part: "Certains éléments de cette page n’ont pas pu être chargés.",
    block: "Cette partie ne peut pas être affichée pour le moment.",
  },
};
