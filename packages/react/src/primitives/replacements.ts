import type { ComponentType } from "react";
import type { ButtonProps } from "./Button/Button.tsx";
import type { CardProps } from "./Card/Card.tsx";
import type { CheckboxCardsProps } from "./Choices/CheckboxCards.tsx";
import type { RadioCardsProps } from "./Choices/RadioCards.tsx";
import type { DateFieldsProps } from "./DateFields/DateFields.tsx";
import type { DetailsProps } from "./Details/Details.tsx";
import type { DialogProps } from "./Dialog/Dialog.tsx";
import type { ErrorSummaryProps } from "./ErrorSummary/ErrorSummary.tsx";
import type { LogoProps } from "./Logo/Logo.tsx";
import type { NoticeProps } from "./Notice/Notice.tsx";
import type { SelectProps } from "./Select/Select.tsx";
import type { StatusTagProps } from "./StatusTag/StatusTag.tsx";
import type { TextFieldProps } from "./TextField/TextField.tsx";

/** Primitives that a host may replace by its own, with the same properties. `contract.tsx` tests a replacement. */
export interface Replacements {
  /** Everything that is pressed. */
  Button?: ComponentType<ButtonProps> | undefined;
  /** The sheet around a plan or a policy. */
  Card?: ComponentType<CardProps> | undefined;
  /** Any number of some options. */
  CheckboxCards?: ComponentType<CheckboxCardsProps> | undefined;
  /** Day, month and year. */
  DateFields?: ComponentType<DateFieldsProps> | undefined;
  /** A line that unfolds more. */
  Details?: ComponentType<DetailsProps> | undefined;
  /** One question above the page. */
  Dialog?: ComponentType<DialogProps> | undefined;
  /** What is to be fixed, at the top of a page. */
  ErrorSummary?: ComponentType<ErrorSummaryProps> | undefined;
  /** The picture of an insurer, beside its name. */
  Logo?: ComponentType<LogoProps> | undefined;
  /** A fact that stands out. */
  Notice?: ComponentType<NoticeProps> | undefined;
  /** One of some options. */
  RadioCards?: ComponentType<RadioCardsProps> | undefined;
  /** One of many options. */
  Select?: ComponentType<SelectProps> | undefined;
  /** A status in a word. */
  StatusTag?: ComponentType<StatusTagProps> | undefined;
  /** A line of text. */
  TextField?: ComponentType<TextFieldProps> | undefined;
}
