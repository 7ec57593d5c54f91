import type {
  AssociatedPersonInput,
  DependentInfo,
  EligibilityItem,
  Facts,
  GlossaryEntry,
  PlanCoverage,
  PlanCoverageOptionSelection,
} from "@enrolkit/types";
import type { FieldErrors, MonthlyShare } from "@enrolkit/rules";
import type { ReactNode } from "react";
import type { PersonDraft } from "../PersonForm/person-draft.ts";

/** Whether only the employee is covered, or others too. */
export type WhoIsCovered = "only_me" | "family";

/** A person on file, with what the plan says of them. */
export interface PersonOnFile extends EligibilityItem {
  /** When they were put on file, ISO 8601: distinguishes people of one name and birthday. */
  created_at?: string | undefined;
}

/** What is chosen for each person alone: a column of the table for each coverage. */
export interface MemberChoices {
  /** The coverages of member scope, the same for each person. */
  coverages: readonly PlanCoverage[];
  /** What decides which options are in reach. */
  facts: Facts;
  /** Words of the trade in the texts of the plan (`plan.glossary`), explained where all of a person's choices are shown. */
  glossary?: readonly GlossaryEntry[] | undefined;
  /** What is chosen for each person covered, by `associated_person_id`. */
  value: Readonly<Record<string, readonly PlanCoverageOptionSelection[]>>;
  /** What each option adds to what the reader pays, by person and by option id; absent: full prices. */
  prices?: Readonly<Record<string, Readonly<Record<string, MonthlyShare>>>> | undefined;
  /** Errors of the service, by person, and by JSON path into what is chosen for them. */
  problems?: Readonly<Record<string, FieldErrors>> | undefined;
}

export interface DependentsPickerProps {
  /** All people on file, with what the plan says of them. */
  people: readonly PersonOnFile[];
  /** Those added to the intent, each with their status. */
  dependents: readonly DependentInfo[];
  /** The first day of cover: ages count on it. */
  effectiveFrom: string;
  /** The calendar day where the person is. */
  today: string;
  /** Lowercase ISO 4217. */
  currency: string;
  /**
   * `required`: at least one person must be covered, so "only me" is not offered. `open`: neither is asked, the list may be empty.
   * `optional` when absent.
   */
  cover?: "optional" | "required" | "open" | undefined;
  /** Why a person can be neither covered nor taken out, by `associated_person_id`. */
  fixed?: Readonly<Record<string, string>> | undefined;
  /** Who cannot be deleted from here, by `associated_person_id`: a policy covers them, with or without a record. */
  undeletable?: readonly (string | null)[] | undefined;
  /** Whether people can be put on file from here; they can when absent. */
  mayAdd?: boolean | undefined;
  /** Null until it is chosen. */
  who: WhoIsCovered | null;
  /** Called with the answer to who should be covered. */
  onWho: (who: WhoIsCovered) => void;
  /** Cover a person on file, or no longer; by `associated_person_id`. */
  onCover: (personId: string) => void;
  /** The person is covered no longer; by `associated_person_id`. */
  onUncover: (personId: string) => void;
  /**
   * Puts a person on file, changes their details, or removes them for good. The form stays open until the promise
   * resolves; a rejection with `fieldErrors` is shown at the fields, and is the host's to explain otherwise.
   */
  onAdd: (person: AssociatedPersonInput) => Promise<void>;
  /** Changes the details of a person on file; by `associated_person_id`. */
  onEdit: (personId: string, person: AssociatedPersonInput) => Promise<void>;
  /** Removes a person from the file for good; by `associated_person_id`. */
  onDelete: (personId: string) => Promise<void>;
  /**
   * By how much each person changes what the employee pays a month, in currency units, where it is known; as shares of
   * employee and employer, the employee can switch to full prices.
   */
  prices?: Readonly<Record<string, number | MonthlyShare>> | undefined;
  /** What the employee pays for themselves, in the same way. */
  ownPrice?: number | MonthlyShare | undefined;
  /** The open requirement of a person covered, below their row; nothing where there is none. */
  renderRequirement?: ((personId: string, requirementId: string) => ReactNode) | undefined;
  /** What can be chosen for each person alone; absent where there is nothing. */
  choices?: MemberChoices | undefined;
  /** Every choice for a person: always a sub-tree of what is on offer, though it may not be complete. */
  onChoose?: ((personId: string, selections: PlanCoverageOptionSelection[]) => void) | undefined;
  /** What else follows when a person is deleted, by `associated_person_id`: the question says it. */
  deleteNotes?: Readonly<Record<string, string>> | undefined;
  /** The reader's country, a lowercase ISO 3166-1 code: telephone numbers are written as people do there. */
  country?: string | null | undefined;
  /** How often the person tried to go on: from 1 what is missing is said. */
  attempt?: number | undefined;
  /** What is to be fixed about a person, by `associated_person_id`: it is said at the top, and leads to their row. */
  problems?: Readonly<Record<string, string>> | undefined;
  /** What the form for a new person begins with. */
  newPerson?: Partial<PersonDraft> | undefined;
  /** A person being typed when the page was left, and how to save what is typed. */
  draft?: Partial<PersonDraft> | undefined;
  /** Called with what is typed in the open form, and with null once it is closed. */
  onDraft?: ((draft: PersonDraft | null) => void) | undefined;
}
