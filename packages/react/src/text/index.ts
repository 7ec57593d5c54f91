export { Money, MonthlyMoney } from "./Money.tsx";
export { TokenText, type TokenTextProps } from "./TokenText.tsx";
