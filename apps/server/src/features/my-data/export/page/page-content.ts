import type { ConsentPurpose } from '@alento/domain/consent/purposes';
import type { ContentKind } from '@alento/domain/content/kinds';
import type { LegalDocumentType } from '@alento/domain/legal/documents';
import type { EntrySource } from '@alento/domain/mood-entry/plan-mood-entry';
import type { MoodScore } from '@alento/domain/mood-entry/scale';
import type { OfferPeriod, PaymentMethod } from '@alento/domain/payment/offer';
import type { SafetyPlanContent } from '@alento/domain/safety/safety-plan';
import type { Instrument, Severity } from '@alento/domain/screening/instruments';
import type { LocalDate } from '@alento/domain/time/local-date';

/** Things that are read one after the other, so that a large account needn't be in memory at once. */
export type Items<T> = AsyncIterable<T> | Iterable<T>;

/** Things of one kind, and how many they are. The page shows the number before it reads the first of them. */
export type Part<T> = { readonly count: number; readonly items: Items<T> };

/** Instant, ms epoch. */
type Instant = number;

type PageAccount = {
  /** Null for an anonymous account, and if no name was given. */
  readonly displayName: string | null;
  readonly createdAt: Instant;
  /** Name of the plan in force, for people. */
  readonly planName: string;
  readonly contactEmail: string | null;
  readonly recoveryEmail: string | null;
};

export type PageEntry = {
  /** Day and time of day (HH:mm) where the entry was lived. */
  readonly localDate: LocalDate;
  readonly localTime: string;
  readonly score: MoodScore;
  /** Empty without a note. */
  readonly note: string;
  readonly tagNames: readonly string[];
  readonly source: EntrySource;
  /** Comment of an external AI; empty if there is none. */
  readonly analysis: string;
};

/** What the line of a month says. */
export type PageMonth = {
  /** yyyy-MM */
  readonly month: string;
  readonly entries: number;
  /** Days with an entry. */
  readonly days: number;
  /** Average score, 0 to 5. */
  readonly average: number;
};

export type PageDiary = {
  /** Newest local day first, and within a day the newest first. */
  readonly entries: Part<PageEntry>;
  /** Every month with an entry, in any order. */
  readonly months: readonly PageMonth[];
};

export type PageTag = { readonly name: string; readonly createdAt: Instant };

export type PageScreening = {
  readonly instrument: Instrument;
  readonly score: number;
  readonly severity: Severity;
  readonly localDate: LocalDate;
};

/** Who wrote a text of the assistant: this server, or an external service. */
export type Writer = 'local' | 'external';

export type PageSummary = {
  readonly startDate: LocalDate;
  readonly endDate: LocalDate;
  /** Markdown. */
  readonly text: string;
  readonly generatedAt: Instant;
  readonly writtenBy: Writer;
};

export type PageRecord = {
  readonly startDate: LocalDate;
  readonly endDate: LocalDate;
  readonly createdAt: Instant;
  readonly displayName: string | null;
  /** Title and sentences of each section that the person did not leave out, plain text. */
  readonly sections: readonly { readonly title: string; readonly sentences: readonly string[] }[];
};

export type PageShare = {
  readonly ownerName: string;
  readonly startDate: LocalDate;
  readonly endDate: LocalDate;
  /** The parts in words. */
  readonly parts: readonly string[];
  readonly createdAt: Instant;
  /** When it ended or ends. */
  readonly endsAt: Instant;
  /** Name, CRP and UF; null if nobody accepted it. */
  readonly professional: string | null;
  readonly lastAccessAt: Instant | null;
};

export type PageRecommendations = {
  readonly localDate: LocalDate;
  readonly pieces: readonly { readonly title: string; readonly kind: ContentKind; readonly reason: string }[];
};

export type PageMessage = {
  readonly isUser: boolean;
  /** Plain text of the person, or Markdown of the assistant; empty for a reply that failed or is pending. */
  readonly content: string;
  readonly at: Instant;
  /** Null for what the person wrote. */
  readonly writtenBy: Writer | null;
};

export type PageConversation = {
  readonly title: string;
  /** Title of the book that the conversation is about. */
  readonly bookTitle: string | null;
  readonly createdAt: Instant;
  /** Oldest first. The page reads them before it goes on to the next conversation. */
  readonly messages: Part<PageMessage>;
};

export type AnswerScalar = string | number | boolean;
/** An answer as it is stored: a value, a list of values or a flat map of values. */
export type Answer = AnswerScalar | readonly AnswerScalar[] | Readonly<Record<string, AnswerScalar>> | null;

export type PageReading = {
  /** Pieces that the person opened. `share` is the part that was read, 0 to 1. */
  readonly read: Part<{
    readonly title: string;
    readonly kind: ContentKind;
    readonly share: number;
    readonly at: Instant;
  }>;
  readonly saved: Part<{ readonly title: string; readonly kind: ContentKind }>;
};

/** A consent with its history, oldest first. `revokedAt` is null while it is in force. */
export type PageConsent = {
  readonly purpose: ConsentPurpose;
  readonly history: readonly {
    readonly textVersion: LocalDate;
    readonly grantedAt: Instant;
    readonly revokedAt: Instant | null;
  }[];
};

export type PageAcceptance = {
  readonly documentType: LegalDocumentType;
  /** Date of the version. */
  readonly versionDate: LocalDate;
  readonly acceptedAt: Instant;
};

export type PagePlan = {
  readonly planName: string;
  /** `granted` for a plan that was not bought here. */
  readonly status: 'granted' | 'active' | 'past_due' | 'canceled' | 'ended';
  readonly method: PaymentMethod | null;
  readonly period: OfferPeriod | null;
  readonly priceCents: number | null;
  readonly since: Instant;
  /** End of access; null if it has no end. */
  readonly until: Instant | null;
};

export type PagePayment = {
  readonly planName: string;
  readonly amountCents: number;
  readonly refundedCents: number;
  readonly paidAt: Instant;
  readonly refundedAt: Instant | null;
};

export type PageSession = {
  /** Name of the device; null if unknown. */
  readonly device: string | null;
  readonly createdAt: Instant;
  readonly lastUsedAt: Instant;
};

export type PageImport = {
  readonly source: 'daylio' | 'pixels' | 'alento';
  readonly filename: string;
  readonly importedAt: Instant;
  readonly entries: number;
};

/** A medicine of the diary, with the numbers of doses that were noted as taken and as skipped. */
export type PageMedicine = {
  readonly name: string;
  /** As written; empty without one. */
  readonly dose: string;
  /** HH:MM, in order. */
  readonly times: readonly string[];
  readonly since: LocalDate;
  /** Null if it is still taken. */
  readonly endedOn: LocalDate | null;
  readonly taken: number;
  readonly skipped: number;
};

/** Everything that the readable page of an export shows. Any part may be empty. */
export type PageContent = {
  readonly madeAt: Instant;
  /** IANA zone in which instants are shown. */
  readonly timeZone: string;
  readonly account: PageAccount;
  readonly diary: PageDiary;
  readonly tags: Part<PageTag>;
  readonly screenings: Part<PageScreening>;
  readonly medicines: Part<PageMedicine>;
  readonly summaries: Part<PageSummary>;
  readonly records: Part<PageRecord>;
  readonly shares: Part<PageShare>;
  readonly recommendations: Part<PageRecommendations>;
  readonly conversations: Part<PageConversation>;
  /** Answers of the onboarding by field; unknown fields are shown under their own name. */
  readonly answers: Readonly<Record<string, Answer | undefined>>;
  /** Null before the first. */
  readonly safetyPlan: SafetyPlanContent | null;
  readonly reading: PageReading;
  readonly consents: Part<PageConsent>;
  readonly acceptances: Part<PageAcceptance>;
  readonly plans: Part<PagePlan>;
  readonly payments: Part<PagePayment>;
  readonly sessions: Part<PageSession>;
  readonly imports: Part<PageImport>;
};
