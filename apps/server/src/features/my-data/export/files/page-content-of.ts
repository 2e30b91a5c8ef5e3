import type { ExportConsent } from '@alento/contract/my-data/export-document';
import { newOwnPart, recordDocumentOf } from '@alento/domain/health-record/record-document';
import { recordSentencesOf } from '@alento/domain/health-record/record-sentences.copy';
import { SECTION_TITLES } from '@alento/domain/health-record/record-text.copy';
import { RECORD_SECTIONS } from '@alento/domain/health-record/sections';
import type { MoodScore } from '@alento/domain/mood-entry/scale';
import type { DataCounts } from '@alento/domain/my-data/kinds';
import { isPlanId, PLAN_NAMES } from '@alento/domain/plan/plans';
import type { Reason } from '@alento/domain/recommendation/history';
import { isPlanEmpty } from '@alento/domain/safety/safety-plan';
import type { KeptConversation } from '../data/chat-data.ts';
import type { KeptData } from '../data/kept-data.ts';
import { sharedPartLabels } from '../page/page.copy.ts';
import type {
  Answer,
  PageConsent,
  PageContent,
  PageConversation,
  PageEntry,
  PageMedicine,
  PageMonth,
  PagePlan,
  PageReading,
  PageRecommendations,
  PageRecord,
  PageShare,
  Part,
} from '../page/page-content.ts';
import { wallClockOf } from './wall-clock.ts';

/** The text of the reason why a piece was recommended. */
export type ReasonText = (reason: Reason, titleOf: (id: string) => string | undefined) => string;

type Facts = {
  madeAt: number;
  counts: Pick<DataCounts, 'entries' | 'screenings' | 'conversations' | 'recommendations'>;
  months: readonly PageMonth[];
  reasonText: ReasonText;
};

const listed = <T>(items: readonly T[]): Part<T> => ({ count: items.length, items });

async function* mapped<From, To>(items: AsyncIterable<From>, change: (item: From) => To): AsyncGenerator<To> {
  for await (const item of items) yield change(item);
}

const planNameOf = (planId: string): string => (isPlanId(planId) ? PLAN_NAMES[planId] : planId);

/** Title and kind of a piece; its id if the library has never known it. */
const pieceOf = ({ pieces }: KeptData, id: string) => pieces.get(id) ?? { title: id, kind: 'article' as const };

function entriesOf({ tags, entries }: KeptData): AsyncGenerator<PageEntry> {
  const names = new Map(tags.map(({ id, name }) => [id, name]));
  return mapped(entries(), ({ localDate, score, note, source, aiAnalysis, tags: ids, ...entry }) => ({
    ...{ localDate, note, source },
    localTime: wallClockOf(entry),
    score: score as MoodScore,
    tagNames: ids.flatMap((id) => names.get(id) ?? []),
    analysis: aiAnalysis,
  }));
}

const recommendationsOf = (data: KeptData, reasonText: ReasonText): AsyncGenerator<PageRecommendations> =>
  mapped(data.recommendations(), ({ localDate, pieces }) => ({
    localDate,
    pieces: pieces.map(({ id, reason }) => ({
      ...pieceOf(data, id),
      // The document of a set was checked when it was decrypted.
      reason: reasonText(reason as Reason, (read) => data.pieces.get(read)?.title),
    })),
  }));

const conversationOf = (
  data: KeptData,
  { title, bookId, createdAt, messageCount, messages }: KeptConversation,
): PageConversation => ({
  ...{ title, createdAt },
  bookTitle: bookId === null ? null : pieceOf(data, bookId).title,
  messages: {
    count: messageCount,
    items: mapped(messages(), ({ isUser, text, timestamp, writtenBy }) => ({
      ...{ isUser, writtenBy },
      content: text,
      at: timestamp,
    })),
  },
});

const readingOf = (data: KeptData): PageReading => ({
  saved: listed(data.reading.saved.map((id) => pieceOf(data, id))),
  read: listed(
    Object.entries(data.reading.progress).map(([id, { share, at }]) => ({ ...pieceOf(data, id), share, at })),
  ),
});

function consentsOf(consents: readonly ExportConsent[]): PageConsent[] {
  const byPurpose = Map.groupBy(consents.toReversed(), ({ purpose }) => purpose);
  return [...byPurpose].map(([purpose, history]) => ({ purpose, history }));
}

const plansOf = ({ plans }: KeptData): PagePlan[] =>
  plans.map(({ planId, status, method, period, priceCents, createdAt, accessUntil, currentPeriodEnd }) => ({
    planName: planNameOf(planId),
    status: status ?? 'granted',
    ...{ method, period, priceCents },
    since: createdAt,
    until: accessUntil ?? currentPeriodEnd,
  }));

/** An invitation with its parts in words. */
const shareOf = ({
  parts,
  professional,
  accesses,
  revokedAt,
  endsAt,
  ...share
}: KeptData['shares'][number]): PageShare => ({
  ...share,
  parts: parts.map((part) => sharedPartLabels[part]),
  endsAt: Math.min(endsAt, revokedAt ?? endsAt),
  professional: professional && `${professional.name}, CRP ${professional.crp} (${professional.uf})`,
  lastAccessAt: accesses[0]?.at ?? null,
});

/** The medicines with the numbers of their noted doses, which are counted when the page comes to them. */
async function* medicinesOf({ medications, medicationDoses }: KeptData): AsyncGenerator<PageMedicine> {
  const counts = new Map<string, { taken: number; skipped: number }>();
  for await (const { medicationId, status } of medications.length === 0 ? [] : medicationDoses()) {
    const { taken, skipped } = counts.get(medicationId) ?? { taken: 0, skipped: 0 };
    counts.set(medicationId, {
      taken: taken + Number(status === 'taken'),
      skipped: skipped + Number(status === 'skipped'),
    });
  }
  for (const { id, name, dose, times, since, endedOn } of medications)
    yield { name, dose, times, since, endedOn, ...(counts.get(id) ?? { taken: 0, skipped: 0 }) };
}

/** A finished record with the sections that were not left out. */
function recordOf({ id, createdAt, computed, added }: KeptData['healthRecords'][number]): PageRecord[] {
  if (!computed) return [];
  const { ownWords, displayName, removed } = added ?? newOwnPart();
  const origin = { id, createdAt, timeZone: computed.timeZone };
  const document = recordDocumentOf(origin, computed, { ownWords, displayName }, new Set(removed));
  const sentences = recordSentencesOf(document);
  const { startDate, endDate } = document;
  const sections = RECORD_SECTIONS.flatMap((section) => {
    const said = sentences[section] ?? [];
    return said.length === 0 ? [] : [{ title: SECTION_TITLES[section], sentences: said }];
  });
  return [{ startDate, endDate, createdAt, displayName: document.displayName, sections }];
}

/** What the readable page shows of a person's data. Long lists are read while the page is written. */
export function pageContentOf(data: KeptData, { madeAt, counts, months, reasonText }: Facts): PageContent {
  const { account, onboarding, safetyPlan } = data;
  const { displayName, createdAt, contactEmail, recoveryEmail } = account;
  const planNames = new Map(data.plans.map(({ id, planId }) => [id, planNameOf(planId)]));
  return {
    madeAt,
    timeZone: account.timeZone,
    account: { ...{ displayName, createdAt, contactEmail, recoveryEmail }, planName: PLAN_NAMES[account.plan] },
    diary: { entries: { count: counts.entries, items: entriesOf(data) }, months },
    tags: listed(data.tags),
    screenings: { count: counts.screenings, items: data.screenings() },
    medicines: { count: data.medications.length, items: medicinesOf(data) },
    summaries: listed(
      data.summaries.flatMap(({ summary, startDate, endDate, createdAt, finishedAt, writtenBy }) =>
        summary === null
          ? []
          : [
              {
                startDate,
                endDate,
                text: summary,
                generatedAt: finishedAt ?? createdAt,
                writtenBy: writtenBy ?? 'local',
              },
            ],
      ),
    ),
    records: listed(data.healthRecords.flatMap(recordOf)),
    shares: listed(data.shares.map(shareOf)),
    recommendations: { count: counts.recommendations, items: recommendationsOf(data, reasonText) },
    conversations: {
      count: counts.conversations,
      items: mapped(data.conversations(), (conversation) => conversationOf(data, conversation)),
    },
    answers: onboarding.data as Readonly<Record<string, Answer>>,
    safetyPlan: isPlanEmpty(safetyPlan) ? null : safetyPlan,
    reading: readingOf(data),
    consents: listed(consentsOf(data.consents)),
    acceptances: listed(data.legalAcceptances),
    plans: listed(plansOf(data)),
    payments: listed(
      data.payments.map(({ planRowId, amountCents, refundedCents, paidAt, refundedAt }) => ({
        planName: planNames.get(planRowId) ?? '',
        ...{ amountCents, refundedCents, paidAt, refundedAt },
      })),
    ),
    sessions: listed(
      data.sessions.map(({ device, createdAt, lastRenewedAt }) => ({ device, createdAt, lastUsedAt: lastRenewedAt })),
    ),
    imports: listed(
      data.imports.flatMap(({ source, fileName, finishedAt, created }) =>
        finishedAt === null ? [] : [{ source, filename: fileName, importedAt: finishedAt, entries: created }],
      ),
    ),
  };
}
