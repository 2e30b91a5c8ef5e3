import { EXPORT_FORMAT, EXPORT_VERSION, type ExportDocument } from '@alento/contract/my-data/export-document';
import type { DataKind } from '@alento/domain/my-data/kinds';
import type { KeptData } from '../data/kept-data.ts';

const isStream = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

/** Whether a value is an object with a property that is read while it is written. */
const hasStream = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.values(value).some(isStream);

async function* listText(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let separator = '\n';
  yield '[';
  for await (const item of items) {
    yield separator;
    yield* jsonText(item);
    separator = ',\n';
  }
  yield ']';
}

/**
 * The JSON text of a value, in pieces. An async iterable becomes an array and is read while it is written, as the value
 * itself, as an item of a list or as a property of an object.
 */
export async function* jsonText(value: unknown): AsyncGenerator<string> {
  if (isStream(value)) yield* listText(value);
  else if (hasStream(value)) {
    let separator = '{';
    for (const [name, part] of Object.entries(value)) {
      yield `${separator}${JSON.stringify(name)}:`;
      yield* jsonText(part);
      separator = ',';
    }
    yield '}';
  } else yield JSON.stringify(value);
}

type Head = 'format' | 'version' | 'madeAt' | 'timeZone' | 'account';
/** A part of the document: the kinds of data that it contains, and its value, whose lists may be read later. */
type Section = { kinds: readonly DataKind[]; value: (data: KeptData) => unknown };

async function* conversationsOf({ conversations }: KeptData) {
  for await (const { messageCount: _count, messages, ...conversation } of conversations())
    yield { ...conversation, messages: messages() };
}

const SECTIONS: Readonly<Record<Exclude<keyof ExportDocument, Head>, Section>> = {
  entries: { kinds: ['entries'], value: ({ entries }) => entries() },
  tags: { kinds: ['tags'], value: ({ tags }) => tags },
  screenings: { kinds: ['screenings'], value: ({ screenings }) => screenings() },
  medications: { kinds: ['medications'], value: ({ medications }) => medications },
  medicationDoses: { kinds: [], value: ({ medicationDoses }) => medicationDoses() },
  summaries: { kinds: ['summaries'], value: ({ summaries }) => summaries },
  healthRecords: { kinds: ['healthRecords'], value: ({ healthRecords }) => healthRecords },
  shares: { kinds: ['shares'], value: ({ shares }) => shares },
  professionalProfile: { kinds: ['professionalProfiles'], value: ({ professionalProfile }) => professionalProfile },
  listingReports: { kinds: [], value: ({ listingReports }) => listingReports },
  conversations: { kinds: ['conversations', 'messages'], value: conversationsOf },
  messagesOfDays: { kinds: [], value: ({ messagesOfDays }) => messagesOfDays },
  recommendations: { kinds: ['recommendations'], value: ({ recommendations }) => recommendations() },
  onboarding: { kinds: ['answers'], value: ({ onboarding }) => onboarding },
  safetyPlan: { kinds: ['safetyPlans'], value: ({ safetyPlan }) => safetyPlan },
  safetyState: { kinds: [], value: ({ safetyState }) => safetyState },
  reading: { kinds: ['readings'], value: ({ reading }) => reading },
  reminders: { kinds: ['reminders'], value: ({ reminders }) => reminders },
  notificationChannels: {
    kinds: ['notificationChannels'],
    value: ({ notificationChannels }) => notificationChannels,
  },
  plans: { kinds: ['plans'], value: ({ plans }) => plans },
  payments: { kinds: ['payments'], value: ({ payments }) => payments },
  billing: { kinds: [], value: ({ billing }) => billing },
  consents: { kinds: ['consents'], value: ({ consents }) => consents },
  legalAcceptances: { kinds: ['legalAcceptances'], value: ({ legalAcceptances }) => legalAcceptances },
  sessions: { kinds: ['sessions'], value: ({ sessions }) => sessions },
  pushDevices: { kinds: ['pushDevices'], value: ({ pushDevices }) => pushDevices },
  secondFactors: { kinds: ['secondFactors'], value: ({ secondFactors }) => secondFactors },
  exports: { kinds: ['exports'], value: ({ exports }) => exports },
  imports: { kinds: ['imports'], value: ({ imports }) => imports },
};

/** Number of kinds of data in the document. */
export const KINDS_TOTAL = Object.values(SECTIONS).flatMap(({ kinds }) => kinds).length;

/**
 * The text of `diario.json` in pieces (contract/my-data/export-document.ts).
 *
 * @param written called with the number of kinds that are written so far.
 */
export async function* documentText(
  data: KeptData,
  madeAt: number,
  written: (done: number) => Promise<void>,
): AsyncGenerator<string> {
  const { account } = data;
  const head: Pick<ExportDocument, Head> = {
    format: EXPORT_FORMAT,
    version: EXPORT_VERSION,
    madeAt,
    timeZone: account.timeZone,
    account,
  };
  yield JSON.stringify(head).slice(0, -1);
  let done = 0;
  for (const [name, { kinds, value }] of Object.entries(SECTIONS)) {
    yield `,\n${JSON.stringify(name)}:`;
    yield* jsonText(value(data));
    done += kinds.length;
    if (kinds.length > 0) await written(done);
  }
  yield '}\n';
}
