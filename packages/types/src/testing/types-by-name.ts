// Made by packages/contract/scripts/generate.ts from the schemas; do not edit.
import type {
  AcceptedStatement,
  ActingUser,
  ActingUserInput,
  ActionRequired,
  AddDependentsInput,
  Address,
  AmendmentArrears,
  AmendmentAssociatedPersons,
  AmendmentChange,
  AmendmentDependents,
  AmendmentProcessingError,
  AmendmentQuote,
  AmendmentReason,
  AmendmentReasonInput,
  AmendmentRequiredAction,
  AnnualPremiumCaps,
  AssociatedPerson,
  AssociatedPersonInput,
  AssociatedPersonUpdate,
  BeneficiariesVersion,
  Beneficiary,
  BeneficiaryKind,
  BeneficiaryOrder,
  BenefitConfiguration,
  BenefitContributions,
  BenefitEnrolment,
  BenefitType,
  BlockingDependent,
  BlockingReason,
  Catalogue,
  ChildEligibilityRules,
  Clock,
  ClockAdvance,
  ConsentActor,
  ConsentApproval,
  ConsentLink,
  ConsentLinkType,
  ConsentReceipt,
  ConsentStatement,
  ContributionAggregate,
  ContributionExport,
  ContributionLine,
  ContributionReport,
  ContributionReportStatus,
  ContributionSplit,
  Cost,
  CostDifference,
  CostSharingConfiguration,
  CostSharingType,
  CountBounds,
  Country,
  CoverageBenefit,
  CoverageScope,
  CoverageSelectionsInput,
  CoveredMember,
  Currency,
  DeclinedBenefit,
  DependentCoverageSelections,
  DependentEligibilityRules,
  DependentInfo,
  DependentStatus,
  DependentsActionRequired,
  DependentsCover,
  DependentsManagementIntent,
  DependentsManagementIntentStatus,
  Disclosure,
  DisclosureCategory,
  DisclosureLink,
  DisclosureType,
  EligibilityCriterion,
  EligibilityItem,
  EmbedSession,
  EmbedSessionInput,
  Employee,
  EmployeeBreakdown,
  EmployeeEligibilityRules,
  EmployeeIneligibilityCode,
  EmployeeInput,
  EmployeeStatus,
  EmployeeUpdate,
  Employer,
  EmployerInput,
  EmployerUpdate,
  EnrolmentIntent,
  EnrolmentIntentInput,
  EnrolmentIntentStatus,
  EnrolmentIntentUpdate,
  EnrolmentOffer,
  ErrorCode,
  Event,
  EventDelivery,
  EventType,
  Facts,
  FamilyTypeSharing,
  FixedAmountSharing,
  ForcedStatus,
  GlossaryEntry,
  Group,
  GroupEmployee,
  GroupEmployeesInput,
  GroupInput,
  GroupPolicy,
  GroupPolicyIntent,
  GroupPolicyIntentInput,
  GroupPolicyIntentStatus,
  GroupPolicyStatus,
  GroupQuoteIntent,
  GroupQuoteIntentInput,
  GroupQuoteIntentStatus,
  HealthPlanPricing,
  IndustryExclusions,
  IneligibilityCode,
  IneligibilityReason,
  LifeEventDetails,
  LifeEventDetailsInput,
  ListedQuotedEmployee,
  MemberCountSharing,
  MemberPremium,
  MemberSelectionPercentageSharing,
  MemberSelectionSharing,
  MemberType,
  Participant,
  Participation,
  ParticipationCounts,
  ParticipationState,
  PartnerEligibilityRules,
  PayElement,
  PayElementInput,
  PendingAmendmentConfirmation,
  PendingAssociatedPersons,
  PendingDependents,
  PendingEnrolmentConfirmation,
  PerMemberPricing,
  PercentageSharing,
  Plan,
  PlanCoverage,
  PlanCoverageOption,
  PlanCoverageOptionSelection,
  PlanDocument,
  PlanDocumentType,
  PlanWithPricing,
  PlatformType,
  Policy,
  PolicyAmendmentIntent,
  PolicyAmendmentIntentInput,
  PolicyAmendmentIntentStatus,
  PolicyBeneficiaries,
  PolicyBeneficiariesInput,
  PolicyBeneficiary,
  PolicyBeneficiaryInput,
  PolicyConfiguration,
  PolicyCover,
  PolicyEnrolment,
  PolicyMember,
  PolicyPlan,
  PolicyProvider,
  PolicyStatus,
  PremiumTax,
  PricingBand,
  PricingBandCode,
  Problem,
  Provider,
  Purchase,
  PurchasedCover,
  PurchasedLevel,
  QualifyingLifeEvent,
  Quote,
  QuoteItem,
  QuoteItemInput,
  QuoteLevel,
  QuoteLevelInput,
  QuotedEmployee,
  QuotedItem,
  QuotedLevel,
  RecordActor,
  RelationshipType,
  ReportPeriod,
  RequestedChange,
  Requirement,
  RequirementAnswer,
  RequirementAnswers,
  RequirementCode,
  RequirementField,
  RequirementFieldOption,
  RevokedEmbedSession,
  SelectedOption,
  SexAtBirth,
  StaffMember,
  TaxRelief,
  TaxReliefAmounts,
  TaxReliefSplit,
  TaxedAmount,
  TierBasedPricing,
  TierCode,
  TierPremium,
  UpcomingChange,
  WebhookEndpoint,
  WebhookEndpointInput,
  WebhookEndpointWithSecret,
  World,
  WorldGroupPolicy,
  WorldInput,
} from "../index.ts";

export interface TypesByName {
  AcceptedStatement: AcceptedStatement;
  ActingUser: ActingUser;
  ActingUserInput: ActingUserInput;
  ActionRequired: ActionRequired;
  AddDependentsInput: AddDependentsInput;
  Address: Address;
  AmendmentArrears: AmendmentArrears;
  AmendmentAssociatedPersons: AmendmentAssociatedPersons;
  AmendmentChange: AmendmentChange;
  AmendmentDependents: AmendmentDependents;
  AmendmentProcessingError: AmendmentProcessingError;
  AmendmentQuote: AmendmentQuote;
  AmendmentReason: AmendmentReason;
  AmendmentReasonInput: AmendmentReasonInput;
  AmendmentRequiredAction: AmendmentRequiredAction;
  AnnualPremiumCaps: AnnualPremiumCaps;
  AssociatedPerson: AssociatedPerson;
  AssociatedPersonInput: AssociatedPersonInput;
  AssociatedPersonUpdate: AssociatedPersonUpdate;
  BeneficiariesVersion: BeneficiariesVersion;
  Beneficiary: Beneficiary;
  BeneficiaryKind: BeneficiaryKind;
  BeneficiaryOrder: BeneficiaryOrder;
  BenefitConfiguration: BenefitConfiguration;
  BenefitContributions: BenefitContributions;
  BenefitEnrolment: BenefitEnrolment;
  BenefitType: BenefitType;
  BlockingDependent: BlockingDependent;
  BlockingReason: BlockingReason;
  Catalogue: Catalogue;
  ChildEligibilityRules: ChildEligibilityRules;
  Clock: Clock;
  ClockAdvance: ClockAdvance;
  ConsentActor: ConsentActor;
  ConsentApproval: ConsentApproval;
  ConsentLink: ConsentLink;
  ConsentLinkType: ConsentLinkType;
  ConsentReceipt: ConsentReceipt;
  ConsentStatement: ConsentStatement;
  ContributionAggregate: ContributionAggregate;
  ContributionExport: ContributionExport;
  ContributionLine: ContributionLine;
  ContributionReport: ContributionReport;
  ContributionReportStatus: ContributionReportStatus;
  ContributionSplit: ContributionSplit;
  Cost: Cost;
  CostDifference: CostDifference;
  CostSharingConfiguration: CostSharingConfiguration;
  CostSharingType: CostSharingType;
  CountBounds: CountBounds;
  Country: Country;
  CoverageBenefit: CoverageBenefit;
  CoverageScope: CoverageScope;
  CoverageSelectionsInput: CoverageSelectionsInput;
  CoveredMember: CoveredMember;
  Currency: Currency;
  DeclinedBenefit: DeclinedBenefit;
  DependentCoverageSelections: DependentCoverageSelections;
  DependentEligibilityRules: DependentEligibilityRules;
  DependentInfo: DependentInfo;
  DependentStatus: DependentStatus;
  DependentsActionRequired: DependentsActionRequired;
  DependentsCover: DependentsCover;
  DependentsManagementIntent: DependentsManagementIntent;
  DependentsManagementIntentStatus: DependentsManagementIntentStatus;
  Disclosure: Disclosure;
  DisclosureCategory: DisclosureCategory;
  DisclosureLink: DisclosureLink;
  DisclosureType: DisclosureType;
  EligibilityCriterion: EligibilityCriterion;
  EligibilityItem: EligibilityItem;
  EmbedSession: EmbedSession;
  EmbedSessionInput: EmbedSessionInput;
  Employee: Employee;
  EmployeeBreakdown: EmployeeBreakdown;
  EmployeeEligibilityRules: EmployeeEligibilityRules;
  EmployeeIneligibilityCode: EmployeeIneligibilityCode;
  EmployeeInput: EmployeeInput;
  EmployeeStatus: EmployeeStatus;
  EmployeeUpdate: EmployeeUpdate;
  Employer: Employer;
  EmployerInput: EmployerInput;
  EmployerUpdate: EmployerUpdate;
  EnrolmentIntent: EnrolmentIntent;
  EnrolmentIntentInput: EnrolmentIntentInput;
  EnrolmentIntentStatus: EnrolmentIntentStatus;
  EnrolmentIntentUpdate: EnrolmentIntentUpdate;
  EnrolmentOffer: EnrolmentOffer;
  ErrorCode: ErrorCode;
  Event: Event;
  EventDelivery: EventDelivery;
  EventType: EventType;
  Facts: Facts;
  FamilyTypeSharing: FamilyTypeSharing;
  FixedAmountSharing: FixedAmountSharing;
  ForcedStatus: ForcedStatus;
  GlossaryEntry: GlossaryEntry;
  Group: Group;
  GroupEmployee: GroupEmployee;
  GroupEmployeesInput: GroupEmployeesInput;
  GroupInput: GroupInput;
  GroupPolicy: GroupPolicy;
  GroupPolicyIntent: GroupPolicyIntent;
  GroupPolicyIntentInput: GroupPolicyIntentInput;
  GroupPolicyIntentStatus: GroupPolicyIntentStatus;
  GroupPolicyStatus: GroupPolicyStatus;
  GroupQuoteIntent: GroupQuoteIntent;
  GroupQuoteIntentInput: GroupQuoteIntentInput;
  GroupQuoteIntentStatus: GroupQuoteIntentStatus;
  HealthPlanPricing: HealthPlanPricing;
  IndustryExclusions: IndustryExclusions;
  IneligibilityCode: IneligibilityCode;
  IneligibilityReason: IneligibilityReason;
  LifeEventDetails: LifeEventDetails;
  LifeEventDetailsInput: LifeEventDetailsInput;
  ListedQuotedEmployee: ListedQuotedEmployee;
  MemberCountSharing: MemberCountSharing;
  MemberPremium: MemberPremium;
  MemberSelectionPercentageSharing: MemberSelectionPercentageSharing;
  MemberSelectionSharing: MemberSelectionSharing;
  MemberType: MemberType;
  Participant: Participant;
  Participation: Participation;
  ParticipationCounts: ParticipationCounts;
  ParticipationState: ParticipationState;
  PartnerEligibilityRules: PartnerEligibilityRules;
  PayElement: PayElement;
  PayElementInput: PayElementInput;
  PendingAmendmentConfirmation: PendingAmendmentConfirmation;
  PendingAssociatedPersons: PendingAssociatedPersons;
  PendingDependents: PendingDependents;
  PendingEnrolmentConfirmation: PendingEnrolmentConfirmation;
  PerMemberPricing: PerMemberPricing;
  PercentageSharing: PercentageSharing;
  Plan: Plan;
  PlanCoverage: PlanCoverage;
  PlanCoverageOption: PlanCoverageOption;
  PlanCoverageOptionSelection: PlanCoverageOptionSelection;
  PlanDocument: PlanDocument;
  PlanDocumentType: PlanDocumentType;
  PlanWithPricing: PlanWithPricing;
  PlatformType: PlatformType;
  Policy: Policy;
  PolicyAmendmentIntent: PolicyAmendmentIntent;
  PolicyAmendmentIntentInput: PolicyAmendmentIntentInput;
  PolicyAmendmentIntentStatus: PolicyAmendmentIntentStatus;
  PolicyBeneficiaries: PolicyBeneficiaries;
  PolicyBeneficiariesInput: PolicyBeneficiariesInput;
  PolicyBeneficiary: PolicyBeneficiary;
  PolicyBeneficiaryInput: PolicyBeneficiaryInput;
  PolicyConfiguration: PolicyConfiguration;
  PolicyCover: PolicyCover;
  PolicyEnrolment: PolicyEnrolment;
  PolicyMember: PolicyMember;
  PolicyPlan: PolicyPlan;
  PolicyProvider: PolicyProvider;
  PolicyStatus: PolicyStatus;
  PremiumTax: PremiumTax;
  PricingBand: PricingBand;
  PricingBandCode: PricingBandCode;
  Problem: Problem;
  Provider: Provider;
  Purchase: Purchase;
  PurchasedCover: PurchasedCover;
  PurchasedLevel: PurchasedLevel;
  QualifyingLifeEvent: QualifyingLifeEvent;
  Quote: Quote;
  QuoteItem: QuoteItem;
  QuoteItemInput: QuoteItemInput;
  QuoteLevel: QuoteLevel;
  QuoteLevelInput: QuoteLevelInput;
  QuotedEmployee: QuotedEmployee;
  QuotedItem: QuotedItem;
  QuotedLevel: QuotedLevel;
  RecordActor: RecordActor;
  RelationshipType: RelationshipType;
  ReportPeriod: ReportPeriod;
  RequestedChange: RequestedChange;
  Requirement: Requirement;
  RequirementAnswer: RequirementAnswer;
  RequirementAnswers: RequirementAnswers;
  RequirementCode: RequirementCode;
  RequirementField: RequirementField;
  RequirementFieldOption: RequirementFieldOption;
  RevokedEmbedSession: RevokedEmbedSession;
  SelectedOption: SelectedOption;
  SexAtBirth: SexAtBirth;
  StaffMember: StaffMember;
  TaxRelief: TaxRelief;
  TaxReliefAmounts: TaxReliefAmounts;
  TaxReliefSplit: TaxReliefSplit;
  TaxedAmount: TaxedAmount;
  TierBasedPricing: TierBasedPricing;
  TierCode: TierCode;
  TierPremium: TierPremium;
  UpcomingChange: UpcomingChange;
  WebhookEndpoint: WebhookEndpoint;
  WebhookEndpointInput: WebhookEndpointInput;
  WebhookEndpointWithSecret: WebhookEndpointWithSecret;
  World: World;
  WorldGroupPolicy: WorldGroupPolicy;
  WorldInput: WorldInput;
}
