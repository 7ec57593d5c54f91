import type { PoliciesMessages } from "../messages.ts";

/** What PoliciesOverview and PolicyCard say, in Arabic. */
export const policiesAr: PoliciesMessages = {
  policies: {
    title: "تغطيتك",
    none: "ليست لديك تغطية بعد",
    noneBody: "بعد تسجيلك تظهر وثائق التأمين الخاصة بك هنا.",
    past: "تغطيات سابقة",
  },
  policyStatus: {
    covered: "سارية",
    starts: (date) => `تبدأ في ${date}`,
    ends: (date) => `تنتهي في ${date}`,
    ended: (date) => `انتهت في ${date}`,
    neverBegan: "لم تبدأ",
  },
  policyCard: {
    memberNumber: "رقم العضوية",
    since: "التغطية سارية منذ",
    pays: "تدفع أنت",
    employerPays: (amount) => `تدفع جهة عملك ${amount} شهريًا.`,
    employerPaysAll: "تدفع جهة عملك المبلغ كله.",
    next: "الاستقطاع القادم",
    onPayday: (amount, date) => `${amount} من راتبك في ${date}`,
    inMonth: (amount, month) => `${amount} من راتب ${month}`,
    partOnPayday: (date) => `من راتبك في ${date}، محسوبًا بالأيام`,
    partInMonth: (month) => `من راتب ${month}، محسوبًا بالأيام`,
    beneficiaries: "المستفيدون",
    change: "تغيير هذه التغطية أو إنهاؤها",
    history: "التغييرات على هذه التغطية",
  },
  policyHistory: {
    upcoming: "قادم",
    began: "بدأت التغطية",
    ended: "آخر يوم للتغطية",
    joined: (names) => `أُضيف ${names}`,
    left: (names) => `لم تعد التغطية تشمل ${names}`,
    changed: "تغيّرت التغطية",
    more: (amount) => `تدفع ${amount} شهريًا زيادةً`,
    less: (amount) => `تدفع أقل بـ ${amount} شهريًا`,
    same: "تدفع المبلغ نفسه كما من قبل",
  },
};
