import type { Count } from "../format.ts";
import type { QuoteMessages } from "./quote-messages.ts";
import { flowAr } from "./flow-ar.ts";

/** Picks the form that a counted noun takes: none, one, two, three to ten, or more. */
function counted({ value, text }: Count, one: string, two: string, few: string, many: string): string {
  if (value === 1) return one;
  if (value === 2) return two;
  const last = value % 100;
  return `${text} ${last >= 3 && last <= 10 ? few : many}`;
}

/** What the employer's side says beside `messages/ar.ts`, in Arabic. */
export const quoteAr: QuoteMessages = {
  ...flowAr,
  consent: {
    title: "ما توافق عليه",
    hint: "لكل إقرار مربعه.",
    open: (open, all) =>
      open.value === 0 ? "وافقت عليها كلها." : `لم توافق بعد على ${open.text} من ${all.text}.`,
    changed: "تغيّر بعد موافقتك: اقرأه من جديد ثم وافق عليه.",
    someChanged: (count) => `إقرارات تغيّرت وتنتظر موافقتك: ${count.text}.`,
  },
  sharing: {
    title: "كيف تتقاسمون التكلفة؟",
    full_coverage: "تدفع أنت كل شيء",
    percentage: "تدفع أنت نسبة من كل شيء",
    policyholder_only: "تدفع أنت عن الموظف وحده",
    fixed_amount: "تدفع أنت حتى مبلغ ثابت شهريًا",
    family_type: "تدفع أنت حتى عائلة تختارها",
    member_selection: "تدفع أنت عن الموظف وعمن تختاره",
    member_selection_percentage_based: "تدفع أنت عن الموظف ونسبة عن عائلته",
    member_count: "تدفع أنت عن الموظف وعدد من الأشخاص",
  },
  sharingHint: {
    full_coverage: "عن الموظف وكل من يشمله معه.",
    percentage: "أيًا كان المشمولون. يدفع الموظف الباقي.",
    policyholder_only: "يدفع الموظف عمن يضيفه.",
    fixed_amount: "لكل موظف. يدفع الموظف ما زاد عليه.",
    family_type: "يدفع الموظف عمن زاد عليها.",
    member_selection: "الشريك أو الأبناء أو كلاهما، كاملًا.",
    member_selection_percentage_based: "عن الموظف كاملًا وعن عائلته جزئيًا.",
    member_count: "الأغلى أولًا. يدفع الموظف عن الآخرين.",
  },
  sharingInput: {
    percentage: "حصتك",
    amount: (currency) => `المبلغ شهريًا، ${currency}`,
    adults: "البالغون، ومنهم الشريك",
    children: "الأبناء",
    whom: "عمن تدفع غير الموظف",
    partner: "الزوج أو الشريك",
    family: "حتى أي عائلة تدفع",
  },
  sharingError: {
    type: "اختر كيف تتقاسمون التكلفة",
    percentage: "أدخل عددًا صحيحًا من 0 إلى 100، مثل 50",
    amount: (example) => `أدخل مبلغًا أكبر من 0، مثل ${example}`,
    decimals: (most, example) =>
      most.value === 0
        ? `أدخل مبلغًا بلا كسور، مثل ${example}`
        : `لا تدخل أكثر من ${counted(most, "منزلة عشرية", "منزلتين عشريتين", "منازل عشرية", "منزلة عشرية")}، مثل ${example}`,
    count: "أدخل عددًا صحيحًا، 0 أو أكثر",
    family: "اختر حتى أي عائلة تدفع",
  },
  family: {
    single: "الموظف وحده",
    couple: "الموظف وشريكه",
    single_with_children: "الموظف وأبناؤه",
    family: "الموظف وشريكه وأبناؤه",
    other: "عائلة",
  },
  shared: { nobody: "لا أحد غيره", other: "تُقسم التكلفة كما اتُّفق عليه" },
  example: {
    title: "ما يعنيه ذلك شهريًا",
    alone: "موظف وحده",
    couple: "زوجان",
    family: "زوجان وطفلان",
    you: "تدفع أنت",
    employee: "يدفع الموظف",
    said: (whom, you, employee) => `${whom}: تدفع أنت ${you} والموظف ${employee}.`,
    ages: (adult, children) => `عمر البالغين ${adult}، والأبناء ${children}.`,
    from: (date) => `تبدأ التغطية في ${date}، قبل ما يختاره الموظفون لأنفسهم.`,
  },
  choice: {
    title: "اختر خطة",
    differs: "يختلف",
    differHint: "ما تختلف فيه الخطط مُعلَّم.",
    alone: "للموظف وحده",
    beforeOptions: "قبل الخيارات",
    taxed: "الضريبة ضمن السعر",
    tax: (name, rate) => `${name}، ${rate}`,
    noTax: "لا شيء",
    whom: "من يمكن شموله",
    employee: "الموظفون",
    given: "تختاره أنت للمجموعة",
    own: "يختاره كل موظف",
    member: "لكل فرد من العائلة",
    nothing: "لا شيء للاختيار",
    missing: "اختر خطة للمتابعة",
  },
  levels: {
    title: (number) => `المجموعة ${number}`,
    group: "لمن هي؟",
    plan: "أي خطة؟",
    employees: (count) => counted(count, "موظف واحد", "موظفان", "موظفين", "موظفًا"),
    cover: "ماذا تختار لهذه المجموعة؟",
    alike: "مزية واحدة وعملة واحدة في العرض.",
    add: "أضف مجموعة أخرى",
    remove: "إزالة",
    noGroup: "اختر مجموعة من الموظفين",
    noPlan: "اختر خطة لهذه المجموعة",
    noCover: "اختر تغطية هذه المجموعة",
    at: (level, problem) => `${level}: ${problem}`,
  },
  quote: {
    title: "عرض السعر",
    you: "تدفع أنت",
    employees: "يدفع موظفوك",
    valid: (day) => `صالح حتى نهاية يوم ${day}`,
    starts: "تبدأ التغطية في",
    count: "الموظفون",
    made: "أُعد في",
    sharing: "من يدفع ماذا",
    cover: "ما اخترته للمجموعة",
    each: "لكل موظف",
    employee: (number) => `الموظف ${number}`,
    nobody: "لا موظف في هذه المجموعة بعد، فلا تكلفة.",
    all: (count) => `أظهر الكل (${count.text})`,
    note: "للموظفين وحدهم. ما يضيفونه لعائلاتهم أو يختارونه لأنفسهم يُزاد عليه.",
  },
  receipt: {
    title: "إيصالك",
    intro: "ما اتُّفق عليه حرفيًا. احتفظ به: لا يمكن تغييره دون أن يُكشف.",
    accepted: "وقت الموافقة",
    at: (date, time) => `${date}، ⁦${time} UTC⁩`,
    by: "وافق",
    statements: "الإقرارات",
    version: (version) => `الإصدار ${version}`,
    id: "الإيصال",
    seals: "كيف خُتم",
    place: "ترتيبه بين إيصالاتك",
    previous: "الإيصال السابق",
    first: "لا شيء، هذا أولها",
    seal: "ختم هذا الإيصال",
    textSeal: (number) => `ختم الإقرار ${number}`,
    download: "نزّل الإيصال",
  },
  actor: {
    platform: "منصتك",
    dashboard: "شخص دخل إلى منصتك",
    employer_session: "شخص دخل باسم شركتك",
    other: "شركتك",
  },
  link: { terms_of_business: "شروط العمل", privacy_policy: "إشعار الخصوصية", other: "مستند" },
};
