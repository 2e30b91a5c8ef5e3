import type { HealthRecord } from '@alento/contract/health-record/health-records';
import type { SafetyPlan } from '@alento/contract/safety';
import type { Screening } from '@alento/contract/screening';
import type { PatientEntry } from '@alento/contract/sharing/patients';
import type { DayRange } from '@alento/domain/analytics/period';
import {
  type RecordContent,
  type RecordDocument,
  recordDocumentOf,
} from '@alento/domain/health-record/record-document';
import { recordSentencesOf } from '@alento/domain/health-record/record-sentences.copy';
import { pageOf } from '@alento/domain/mood-entry/cursor';
import type { UserData } from '@alento/domain/onboarding/user-data';
import { accept, type Result } from '@alento/domain/result';
import { hiddenSectionsOf } from '@alento/domain/sharing/record-parts';
import { DAY_MS, localDateOf } from '@alento/domain/time/local-date';
import type { Person } from '../../../access/person.ts';
import type { SharedHolder } from '../../../access/reader.ts';
import { noteContext } from '../../../crypto/note-context.ts';
import { type Sealed, unseal } from '../../../crypto/seal.ts';
import type { Database } from '../../../db/database.ts';
import type { Place, ScoredRow } from '../../../diary/entry.ts';
import { entries as diary } from '../../../diary/read-entries.ts';
import { readRecordContent, recordAnswersOf } from '../../../record-document/read-content.ts';
import type { WorkThread } from '../../../threads/work-thread.ts';
import type { OpenPatient, Patients } from './patient.service.ts';

/** Functions that read data of other features for a reader; app.ts provides them. */
type SharedReads = {
  tagNames: (holder: SharedHolder<'moods'>) => Promise<{ id: string; name: string }[]>;
  screenings: (holder: SharedHolder<'screenings'>) => Promise<Screening[]>;
  records: (holder: SharedHolder<'records'>) => Promise<HealthRecord[]>;
  treatment: (holder: SharedHolder<'medication'>) => Promise<{ data: UserData; updatedAt: number | null }>;
  safetyPlan: (holder: SharedHolder<'safety-plan'>) => Promise<SafetyPlan>;
};
type Deps = { db: Database; clock: () => number; thread: WorkThread; patients: Patients; reads: SharedReads };
export type PatientData = ReturnType<typeof patientDataService>;
type EntryPage = { entries: PatientEntry[]; nextCursor: string | null };

/** Days before the last visit with which the days since then are compared. */
const BEFORE_DAYS = 28;

/** Reads what a person shares with a professional. Nothing is copied: each call reads the person's current data. */
export function patientDataService({ db, clock, thread, patients, reads }: Deps) {
  /** The shared days that have begun. A share whose days are in the future has an empty diary on its first day. */
  function rangeOf({ start, end }: DayRange, timeZone: string): DayRange {
    const today = localDateOf(clock(), timeZone);
    const last = end < today ? end : today;
    return { start, end: last < start ? start : last };
  }

  async function contentOf(patient: OpenPatient): Promise<{ content: RecordContent; timeZone: string }> {
    const [moods, screenings] = [patient.holderOf('moods'), patient.holderOf('screenings')];
    const treatment = patient.holderOf('medication');
    const any = moods ?? screenings ?? treatment ?? patient.holderOf('records') ?? patient.holderOf('safety-plan');
    const timeZone = any?.timeZone ?? 'America/Sao_Paulo';
    const { startDate: start, endDate: end } = patient.content;
    const sources = {
      entriesOf: moods ? moods.owner : null,
      tagNames: async () => (moods ? reads.tagNames(moods) : []),
      screenings: screenings && (() => reads.screenings(screenings)),
      answers: treatment && (() => reads.treatment(treatment)),
    };
    const range = rangeOf({ start, end }, timeZone);
    return { content: await readRecordContent({ db, thread }, sources, range, timeZone), timeZone };
  }

  async function newsSince(holder: SharedHolder<'moods'>, since: number) {
    const rows = await diary.listAllScored(db, holder.owner, {
      since: localDateOf(since - BEFORE_DAYS * DAY_MS, holder.timeZone),
    });
    const isNew = ({ recordedAt }: { recordedAt: Date }) => recordedAt.getTime() > since;
    const [fresh, before] = [rows.filter(isNew), rows.filter((row) => !isNew(row))];
    const averageOf = (some: readonly { score: number }[]) =>
      some.length === 0 ? null : some.reduce((sum, { score }) => sum + score, 0) / some.length;
    return {
      since,
      entries: fresh.length,
      days: new Set(fresh.map(({ localDate }) => localDate)).size,
      average: averageOf(fresh),
      averageBefore: averageOf(before),
    };
  }

  return {
    async moodSummary(actor: Person, id: string) {
      const read = await patients.read(actor, id, 'moods', 'mood-summary');
      if (!read.ok) return read;
      const { holder, patient } = read.value;
      const { content, timeZone } = await contentOf(patient);
      const { start: startDate, end: endDate, moods, weeks, timesOfDay, tags } = content.figures;
      const document = documentOf(patient, content, timeZone);
      const said = recordSentencesOf(document);
      const since = patient.patient.lastVisitAt;
      return accept({
        ...{ startDate, endDate, moods, weeks, timesOfDay, tags },
        sentences: said.moods ?? [],
        news: since === null ? null : await newsSince(holder, since),
      });
    },

    /** Entries of the shared days; with notes only if notes are shared. */
    async entries(actor: Person, id: string, limit: number, before: Place | undefined): Promise<Result<EntryPage>> {
      const read = await patients.read(actor, id, 'moods', 'mood-entries');
      if (!read.ok) return read;
      const { holder, patient } = read.value;
      const notes = patient.holderOf('notes');
      const page = { limit: limit + 1, before };
      const rows: readonly (ScoredRow & { note: Sealed | null })[] = notes
        ? await diary.list(db, notes.owner, page)
        : (await diary.listScored(db, holder.owner, page)).map((row) => ({ ...row, note: null }));
      const names = new Map((await reads.tagNames(holder)).map(({ id: tagId, name }) => [tagId, name]));
      const { shown, nextCursor } = pageOf(rows, limit, ({ recordedAt, id: entryId }) => ({
        at: recordedAt,
        id: entryId,
      }));
      return accept({
        entries: shown.map((row) => ({
          ...{ id: row.id, score: row.score, localDate: row.localDate, offsetMinutes: row.offsetMinutes },
          timestamp: row.recordedAt.getTime(),
          tags: row.tagIds.flatMap((tagId) => names.get(tagId) ?? []),
          note: notes
            ? row.note
              ? unseal(notes.userKey(), noteContext(notes.owner.userId, row.id), row.note)
              : ''
            : null,
        })),
        nextCursor,
      });
    },

    async screenings(actor: Person, id: string): Promise<Result<Screening[]>> {
      const read = await patients.read(actor, id, 'screenings', 'screenings');
      return read.ok ? accept(await reads.screenings(read.value.holder)) : read;
    },

    async records(actor: Person, id: string): Promise<Result<HealthRecord[]>> {
      const read = await patients.read(actor, id, 'records', 'health-records');
      return read.ok ? accept(await reads.records(read.value.holder)) : read;
    },

    async medication(actor: Person, id: string) {
      const read = await patients.read(actor, id, 'medication', 'medication');
      if (!read.ok) return read;
      const { data, updatedAt } = await reads.treatment(read.value.holder);
      const { treatment, medication, toldOn } = recordAnswersOf(data, updatedAt, read.value.holder.timeZone);
      return accept({ treatment, medication, toldOn });
    },

    async safetyPlan(actor: Person, id: string): Promise<Result<SafetyPlan>> {
      const read = await patients.read(actor, id, 'safety-plan', 'safety-plan');
      return read.ok ? accept(await reads.safetyPlan(read.value.holder)) : read;
    },

    /** Everything that is shared as one document, for its files. */
    async document(actor: Person, id: string, kind: 'pdf' | 'fhir'): Promise<Result<RecordDocument>> {
      const opened = await patients.readAll(actor, id, kind);
      if (!opened.ok) return opened;
      const { content, timeZone } = await contentOf(opened.value);
      return accept(documentOf(opened.value, content, timeZone));
    },
  };

  function documentOf({ patient }: OpenPatient, content: RecordContent, timeZone: string): RecordDocument {
    const origin = { id: patient.id, createdAt: clock(), timeZone };
    const hidden = new Set([...hiddenSectionsOf(new Set(patient.parts)), 'own-words' as const, 'sleep' as const]);
    return recordDocumentOf(origin, content, { ownWords: '', displayName: patient.name }, hidden);
  }
}
