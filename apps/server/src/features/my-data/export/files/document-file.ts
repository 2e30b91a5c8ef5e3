import { EXPORT_FORMAT, EXPORT_VERSION, type ExportDocument } from '@alento/contract/my-data/export-document';
import type { DataKind } from '@alento/domain/my-data/kinds';
import type { StoredData } from '../data/stored-data.ts';

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

/** The parts of the document in their order, each with the kinds of data that it contains. */
const SECTIONS: Readonly<Record<Exclude<keyof ExportDocument, Head>, readonly DataKind[]>> = {
  entries: ['entries'],
  attachments: ['attachments'],
  tags: ['tags'],
  screenings: ['screenings'],
  medications: ['medications'],
  medicationDoses: [],
  summaries: ['summaries'],
  healthRecords: ['healthRecords'],
  shares: ['shares'],
  professionalProfile: ['professionalProfiles'],
  listingReports: [],
  conversations: ['conversations', 'messages'],
  messagesOfDays: [],
  recommendations: ['recommendations'],
  onboarding: ['answers'],
  safetyPlan: ['safetyPlans'],
  safetyState: [],
  smallSteps: ['smallSteps'],
  reading: ['readings'],
  reminders: ['reminders'],
  notificationChannels: ['notificationChannels'],
  plans: ['plans'],
  payments: ['payments'],
  billing: [],
  consents: ['consents'],
  legalAcceptances: ['legalAcceptances'],
  sessions: ['sessions'],
  pushDevices: ['pushDevices'],
  secondFactors: ['secondFactors'],
  exports: ['exports'],
  imports: ['imports'],
};

async function* conversationsOf({ conversations }: StoredData) {
  for await (const { messageCount: _count, messages, ...conversation } of conversations())
    yield { ...conversation, messages: messages() };
}

/** A part of the document, whose lists may be read later. */
function partOf(data: StoredData, name: keyof typeof SECTIONS): unknown {
  if (name === 'conversations') return conversationsOf(data);
  const value = data[name];
  return typeof value === 'function' ? value() : value;
}

/** Number of kinds of data in the document. */
export const KINDS_TOTAL = Object.values(SECTIONS).flat().length;

/**
 * The text of `diario.json` in pieces (contract/my-data/export-document.ts).
 *
 * @param written called with the number of kinds that are written so far.
 */
export async function* documentText(
  data: StoredData,
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
  for (const [name, kinds] of Object.entries(SECTIONS)) {
    yield `,\n${JSON.stringify(name)}:`;
    yield* jsonText(partOf(data, name as keyof typeof SECTIONS));
    done += kinds.length;
    if (kinds.length > 0) await written(done);
  }
  yield '}\n';
}
