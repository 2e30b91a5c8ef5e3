import type { HealthRecord } from '@alento/contract/health-record/health-records';
import type { SafetyPlan } from '@alento/contract/safety';
import type { Screening } from '@alento/contract/screening';
import type { PatientEntry, PatientScreening } from '@alento/contract/sharing/patients';
import { figureOf } from '@alento/domain/analytics/figure';
import type { DayRange } from '@alento/domain/analytics/period';
import {
  type RecordContent,
  type RecordDocument,
  recordDocumentOf,
} from '@alento/domain/health-record/record-document';
import { recordSentencesOf } from '@alento/domain/health-record/record-sentences.copy';
import { pageOf } from '@alento/domain/mood-entry/cursor';
import { hasHour } from '@alento/domain/mood-entry/entry-source';
import type { UserData } from '@alento/domain/onboarding/user-data';
import { accept, type Result } from '@alento/domain/result';
import { VISIT_BEFORE_DAYS } from '@alento/domain/sharing/limits';
import { hiddenSectionsOf, SHARED_PARTS, type SharedPart, sharedAnswersOf } from '@alento/domain/sharing/parts';
import { readRangeOf } from '@alento/domain/sharing/share';
import { DAY_MS, type LocalDate, localDateOf } from '@alento/domain/time/local-date';
import type { Person } from '../../../access/person.ts';
import type { SharedHolder } from '../../../access/reader.ts';
import { openNote } from '../../../crypto/note-context.ts';
import type { Store } from '../../../db/database.ts';
import type { Place, ScoredRow } from '../../../entries/entry.ts';
import { entryBatches } from '../../../entries/entry-batches.ts';
import { type EntryPage, readPage } from '../../../entries/entry-page.ts';
import { entryQueries } from '../../../entries/read-entries.ts';
import { readRecordContent, recordAnswersOf } from '../../../record-files/read-content.ts';
import { inTime, type Turns } from '../../../work-thread/turns.ts';
import type { WorkThread } from '../../../work-thread/work-thread.ts';
import type { OpenPatient, Patients } from './patient.service.ts';

type RecordPage = { records: HealthRecord[]; nextCursor: string | null };
/** Functions that read data of other features for a reader; composition/app-sharing.ts provides them. */
type SharedReads = {
  tagNames: (holder: SharedHolder<'moods'>) => Promise<{ id: string; name: string }[]>;
  screenings: (holder: SharedHolder<'screenings'>) => Promise<Screening[]>;
  records: (
    holder: SharedHolder<'records'>,
    limit: number,
    before: { at: Date; id: string } | undefined,
  ) => Promise<RecordPage>;
  treatment: (holder: SharedHolder<'medication'>) => Promise<{ data: UserData; updatedAt: number | null }>;
  safetyPlan: (holder: SharedHolder<'safety-plan'>) => Promise<SafetyPlan>;
};
type Deps = Store & {
  thread: WorkThread;
  turns: Turns;
  patients: Patients;
  reads: SharedReads;
};
export type PatientData = ReturnType<typeof patientDataService>;

/** Timeout of a reading that computes figures, including the wait for other work of the reader, ms. */
const FIGURES_MS = 20_000;

/** Reads the content of a document in the reader's turn. Refuses if it takes too long. */
function contentFor(deps: Deps, actor: Person, patient: OpenPatient, parts: readonly SharedPart[]) {
  const signal = AbortSignal.timeout(FIGURES_MS);
  const read = deps.turns.run(actor.owner.userId, signal, () => contentOf(deps, patient, parts, signal));
  return inTime('UNAVAILABLE', read);
}

/** The shared days that are read: from the first one with an entry or a screening. */
async function rangeOf(
  { db, clock }: Deps,
  { content, timeZone }: OpenPatient,
  moods: SharedHolder<'moods'> | null,
  forms: readonly Screening[],
): Promise<DayRange> {
  const lived = moods && (await entryQueries.countDays(db, moods.owner, {}));
  const [firstDay] = [lived?.first ?? [], ...forms.map(({ localDate }) => localDate)].flat().sort();
  const days = { start: content.startDate, end: content.endDate };
  return readRangeOf(days, localDateOf(clock(), timeZone), firstDay ?? null);
}

/**
 * A day, or null if the share doesn't include it. The answers and the safety plan have no day then.
 */
const sharedDay = ({ content }: OpenPatient, day: LocalDate | null): LocalDate | null =>
  day !== null && day >= content.startDate && day <= content.endDate ? day : null;

const formsOf = async ({ reads }: Deps, holder: SharedHolder<'screenings'>): Promise<Screening[]> =>
  (await reads.screenings(holder)).map((form) => sharedAnswersOf(form, holder.owner.parts));

/** The content of a document of these parts. Parts that are not shared stay empty. */
async function contentOf(
  deps: Deps,
  patient: OpenPatient,
  parts: readonly SharedPart[],
  signal: AbortSignal,
): Promise<RecordContent> {
  const holderOf = <Part extends SharedPart>(part: Part) => (parts.includes(part) ? patient.holderOf(part) : null);
  const [moods, screenings, treatment] = [holderOf('moods'), holderOf('screenings'), holderOf('medication')];
  const forms = screenings ? await formsOf(deps, screenings) : [];
  const sources = {
    entriesOf: moods?.owner ?? null,
    tagNames: async () => (moods ? deps.reads.tagNames(moods) : []),
    screenings: async () => forms,
    answers: treatment && (() => deps.reads.treatment(treatment)),
    // The owner includes the medication diary in a record, not in a share.
    medicines: null,
  };
  const range = await rangeOf(deps, patient, moods, forms);
  const content = await readRecordContent(
    { db: deps.db, thread: deps.thread },
    sources,
    range,
    patient.timeZone,
    signal,
  );
  return { ...content, answers: { ...content.answers, toldOn: sharedDay(patient, content.answers.toldOn) } };
}

function documentOf(
  { clock }: Deps,
  { row, content: share, timeZone }: OpenPatient,
  content: RecordContent,
  ownWords = '',
): RecordDocument {
  const origin = { id: row.id, createdAt: clock(), timeZone };
  const hidden = new Set([...hiddenSectionsOf(new Set(share.parts)), 'sleep' as const, 'medication-diary' as const]);
  return recordDocumentOf(origin, content, { ownWords, displayName: share.ownerName }, hidden);
}

/** What the person added to the newest shared record; empty without one. */
async function ownWordsOf({ reads }: Deps, patient: OpenPatient): Promise<string> {
  const holder = patient.holderOf('records');
  const [newest] = holder ? (await reads.records(holder, 1, undefined)).records : [];
  return newest?.content?.ownWords ?? '';
}

async function newsSince({ db }: Deps, holder: SharedHolder<'moods'>, since: number) {
  const rows = await entryQueries.listAllScored(db, holder.owner, {
    since: localDateOf(since - VISIT_BEFORE_DAYS * DAY_MS, holder.timeZone),
  });
  const isNew = ({ recordedAt }: { recordedAt: number }) => recordedAt > since;
  const { average: averageBefore } = figureOf(rows.filter((row) => !isNew(row)));
  return { since, ...figureOf(rows.filter(isNew)), averageBefore };
}

async function moodSummary(deps: Deps, actor: Person, id: string) {
  const read = await deps.patients.read(actor, id, 'moods', 'mood-summary');
  if (!read.ok) return read;
  const { holder, patient } = read.value;
  const content = await contentFor(deps, actor, patient, ['moods']);
  if (!content.ok) return content;
  const { start: startDate, end: endDate, moods, weeks, timesOfDay, tags } = content.value.figures;
  const sentences = recordSentencesOf(documentOf(deps, patient, content.value));
  const since = await deps.patients.readLastVisit(patient);
  return accept({
    ...{ startDate, endDate, moods, weeks, timesOfDay, tags },
    sentences: sentences.moods ?? [],
    news: since === null ? null : await newsSince(deps, holder, since),
  });
}

/** Entries of the shared days; with notes only if notes are shared. */
async function entries(
  { patients, db, reads }: Deps,
  actor: Person,
  id: string,
  limit: number,
  before: Place | undefined,
): Promise<Result<EntryPage<PatientEntry>>> {
  const read = await patients.read(actor, id, 'moods', 'mood-entries');
  if (!read.ok) return read;
  const { holder, patient } = read.value;
  const notes = patient.holderOf('notes');
  const place = { limit: limit + 1, before };
  const names = new Map((await reads.tagNames(holder)).map(({ id: tagId, name }) => [tagId, name]));
  const present = (row: ScoredRow, note: string | null): PatientEntry => ({
    ...{ id: row.id, score: row.score, localDate: row.localDate, offsetMinutes: row.offsetMinutes },
    timestamp: row.recordedAt.getTime(),
    hasHour: hasHour(row.source),
    tags: row.tagIds.flatMap((tagId) => names.get(tagId) ?? []),
    note,
  });
  if (notes) {
    const { owner } = notes;
    const userKey = notes.userKey();
    const batches = entryBatches.listNoted(db, owner, place);
    return accept(await readPage(batches, limit, (row) => present(row, openNote(userKey, owner.userId, row))));
  }
  const rows = await entryQueries.listScored(db, holder.owner, place);
  const { page, nextCursor } = pageOf(rows, limit, ({ recordedAt, id: entryId }) => ({ at: recordedAt, id: entryId }));
  return accept({ entries: page.map((row) => present(row, null)), nextCursor });
}

async function screenings(deps: Deps, actor: Person, id: string): Promise<Result<PatientScreening[]>> {
  const read = await deps.patients.read(actor, id, 'screenings', 'screenings');
  if (!read.ok) return read;
  const screenings = await formsOf(deps, read.value.holder);
  return accept(screenings.map(({ raisesCrisis: _sign, ...screening }) => screening));
}

async function records(
  { patients, reads }: Deps,
  actor: Person,
  id: string,
  limit: number,
  before: Parameters<SharedReads['records']>[2],
): Promise<Result<RecordPage>> {
  const read = await patients.read(actor, id, 'records', 'health-records');
  return read.ok ? accept(await reads.records(read.value.holder, limit, before)) : read;
}

async function medication({ patients, reads }: Deps, actor: Person, id: string) {
  const read = await patients.read(actor, id, 'medication', 'medication');
  if (!read.ok) return read;
  const { holder, patient } = read.value;
  const { data, updatedAt } = await reads.treatment(holder);
  const { treatment, medication, toldOn } = recordAnswersOf(data, updatedAt, holder.timeZone);
  return accept({ treatment, medication, toldOn: sharedDay(patient, toldOn) });
}

async function safetyPlan({ patients, reads }: Deps, actor: Person, id: string): Promise<Result<SafetyPlan>> {
  const read = await patients.read(actor, id, 'safety-plan', 'safety-plan');
  if (!read.ok) return read;
  const { holder, patient } = read.value;
  const plan = await reads.safetyPlan(holder);
  const day = plan.updatedAt === null ? null : localDateOf(plan.updatedAt, holder.timeZone);
  return accept({ ...plan, updatedAt: sharedDay(patient, day) === null ? null : plan.updatedAt });
}

/** What is shared as one document, for its files, with what the person added to the newest shared record. */
async function document(deps: Deps, actor: Person, id: string, kind: 'pdf' | 'fhir'): Promise<Result<RecordDocument>> {
  const opened = await deps.patients.readAll(actor, id, kind);
  if (!opened.ok) return opened;
  const content = await contentFor(deps, actor, opened.value, SHARED_PARTS);
  if (!content.ok) return content;
  return accept(documentOf(deps, opened.value, content.value, await ownWordsOf(deps, opened.value)));
}

/** Reads what a person shares with a professional. Nothing is copied: each call reads the person's current data. */
export function patientDataService(deps: Deps) {
  return {
    moodSummary: moodSummary.bind(null, deps),
    entries: entries.bind(null, deps),
    screenings: screenings.bind(null, deps),
    records: records.bind(null, deps),
    medication: medication.bind(null, deps),
    safetyPlan: safetyPlan.bind(null, deps),
    document: document.bind(null, deps),
  };
}
