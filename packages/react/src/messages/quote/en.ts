import type { Count } from "../format.ts";
import { flowEn } from "./flow-en.ts";

/**
 * What the employer's side says beside `messages/en.ts`, in English. "You" is the company. Where a section belongs to an
 * enumeration of the service its keys are the wire's, with `other` for values that are not known yet.
 */
export const quoteEn = {
  ...flowEn,
  consent: {
    title: "What you agree to",
    hint: "Each statement has its own box.",
    open: (open: Count, all: Count) =>
      open.value === 0 ? "All of them are ticked." : `${open.text} of ${all.text} still open.`,
    changed: "Changed since you ticked it: read it again, then tick it.",
    someChanged: (count: Count) =>
      count.value === 1
        ? "A statement has changed and is open again."
        : `${count.text} statements have changed and are open again.`,
  },
  /** One card for each type. */
  sharing: {
    title: "How do you share the cost?",
    full_coverage: "You pay everything",
    percentage: "You pay a percentage of everything",
    policyholder_only: "You pay for the employee alone",
    fixed_amount: "You pay up to a fixed amount a month",
    family_type: "You pay up to a family that you choose",
    member_selection: "You pay for the employee and whom you choose",
    member_selection_percentage_based: "You pay for the employee, and a percentage for their family",
    member_count: "You pay for the employee and a number of people",
  },
  sharingHint: {
    full_coverage: "For the employee and everybody that they add.",
    percentage: "Whoever is covered. The employee pays the rest.",
    policyholder_only: "They pay for everybody that they add.",
    fixed_amount: "For each employee. They pay what is above it.",
    family_type: "The employee pays for whoever is beyond it.",
    member_selection: "Partner, children or both, in full.",
    member_selection_percentage_based: "The employee in full, their family in part.",
    member_count: "The most expensive first. They pay for everybody else.",
  },
  sharingInput: {
    percentage: "Your share",
    amount: (currency: string) => `Amount a month, in ${currency}`,
    adults: "Adults, a partner included",
    children: "Children",
    whom: "Whom you pay for beside the employee",
    partner: "Partner",
    family: "Up to which family you pay",
  },
  sharingError: {
    type: "Choose how to share the cost",
    percentage: "Enter a whole number from 0 to 100, such as 50",
    amount: (example: string) => `Enter an amount above 0, such as ${example}`,
    decimals: (most: Count, example: string) =>
      most.value === 0
        ? `Enter a whole amount, such as ${example}`
        : `Enter no more than ${most.text} decimals, such as ${example}`,
    count: "Enter a whole number, 0 or more",
    family: "Choose up to which family you pay",
  },
  family: {
    single: "The employee alone",
    couple: "The employee and a partner",
    single_with_children: "The employee and children",
    family: "The employee, a partner and children",
    other: "A family",
  },
  /** After the sentence of a card, where nothing is asked. */
  shared: { nobody: "nobody else", other: "The cost is shared as agreed" },
  example: {
    title: "What that means a month",
    alone: "An employee alone",
    couple: "A couple",
    family: "A couple with two children",
    you: "You pay",
    employee: "The employee pays",
    said: (whom: string, you: string, employee: string) =>
      `${whom}: you pay ${you}, the employee ${employee}.`,
    ages: (adult: string, children: string) => `Adults of ${adult}, children of ${children}.`,
    from: (date: string) => `Cover from ${date}, before what employees choose for themselves.`,
  },
  choice: {
    title: "Choose a plan",
    differs: "differs",
    differHint: "What differs between the plans is marked.",
    alone: "For an employee alone",
    beforeOptions: "before options",
    taxed: "Tax in the price",
    tax: (name: string, rate: string) => `${name}, ${rate}`,
    noTax: "None",
    whom: "Who can be covered",
    employee: "Employees",
    given: "You choose for the group",
    own: "Each employee chooses",
    member: "For each family member",
    nothing: "Nothing to choose",
    missing: "Choose a plan to go on",
  },
  levels: {
    title: (number: string) => `Group ${number}`,
    group: "Who is it for?",
    plan: "Which plan?",
    employees: (count: Count) => (count.value === 1 ? "1 employee" : `${count.text} employees`),
    cover: "What do you choose for this group?",
    alike: "One benefit and one currency in a quote.",
    add: "Add another group",
    remove: "Remove",
    noGroup: "Choose a group of employees",
    noPlan: "Choose a plan for this group",
    noCover: "Choose the cover of this group",
    at: (level: string, problem: string) => `${level}: ${problem}`,
  },
  quote: {
    title: "Your quote",
    you: "You pay",
    employees: "Your employees pay",
    valid: (day: string) => `Valid until the end of ${day}`,
    starts: "Cover from",
    count: "Employees",
    made: "Made on",
    sharing: "Who pays what",
    cover: "Chosen for the group",
    each: "For each employee",
    employee: (number: string) => `Employee ${number}`,
    nobody: "There is no employee in this group yet, so it costs nothing.",
    all: (count: Count) => `Show all ${count.text}`,
    note: "For employees alone. What they add for their family or choose for themselves comes on top.",
  },
  receipt: {
    title: "Your receipt",
    intro: "What was agreed, word for word. Keep it: nobody can change it without being noticed.",
    accepted: "Agreed on",
    at: (date: string, time: string) => `${date}, ${time} UTC`,
    by: "Agreed by",
    statements: "Statements",
    version: (version: string) => `version ${version}`,
    id: "Receipt",
    seals: "How it is sealed",
    place: "Place in your receipts",
    previous: "Receipt before",
    first: "None, this is your first",
    seal: "Seal of this receipt",
    textSeal: (number: string) => `Seal of statement ${number}`,
    download: "Download receipt",
  },
  actor: {
    platform: "Your platform",
    dashboard: "Somebody signed in to your platform",
    employer_session: "Somebody signed in for your company",
    other: "Your company",
  },
  link: { terms_of_business: "Terms of business", privacy_policy: "Privacy notice", other: "Document" },
};
