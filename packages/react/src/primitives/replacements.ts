import type { ComponentType } from "react";
import type { ButtonProps } from "./Button/Button.tsx";
import type { CardProps } from "./Card/Card.tsx";
import type { CheckboxCardsProps } from "./Choices/CheckboxCards.tsx";
import type { RadioCardsProps } from "./Choices/RadioCards.tsx";
import type { DateFieldsProps } from "./DateFields/DateFields.tsx";
import type { DetailsProps } from "./Details/Details.tsx";
import type { DialogProps } from "./Dialog/Dialog.tsx";
import type { ErrorSummaryProps } from "./ErrorSummary/ErrorSummary.tsx";
import type { NoticeProps } from "./Notice/Notice.tsx";
import type { SelectProps } from "./Select/Select.tsx";
import type { StatusTagProps } from "./StatusTag/StatusTag.tsx";
import type { TextFieldProps } from "./TextField/TextField.tsx";

/** Primitives that a host may replace by its own, with the same properties. `contract.tsx` tests a replacement. */
export interface Replacements {
  Button?: ComponentType<ButtonProps> | undefined;
  Card?: ComponentType<CardProps> | undefined;
  CheckboxCards?: ComponentType<CheckboxCardsProps> | undefined;
  DateFields?: ComponentType<DateFieldsProps> | undefined;
  Details?: ComponentType<DetailsProps> | undefined;
  Dialog?: ComponentType<DialogProps> | undefined;
  ErrorSummary?: ComponentType<ErrorSummaryProps> | undefined;
  Notice?: ComponentType<NoticeProps> | undefined;
  RadioCards?: ComponentType<RadioCardsProps> | undefined;
  Select?: ComponentType<SelectProps> | undefined;
  StatusTag?: ComponentType<StatusTagProps> | undefined;
  TextField?: ComponentType<TextFieldProps> | undefined;
}
