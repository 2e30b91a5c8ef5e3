import type { HealthRecord } from '@alento/contract/health-record/health-records';
import {
  newOwnPart,
  type RecordDocument,
  type RecordOwnPart,
  recordDocumentOf,
} from '@alento/domain/health-record/record-document';
import { recordSentencesOf, recordSummaryOf } from '@alento/domain/health-record/record-sentences.copy';
import type { RecordSection } from '@alento/domain/health-record/sections';
import { hiddenSectionsOf, sharedAnswersOf } from '@alento/domain/sharing/parts';
import type { Holder, KeyHolder } from '../../access/person.ts';
import type { SharedHolder } from '../../access/reader.ts';
import type { Sealed } from '../../crypto/seal.ts';
import { HEALTH_RECORD, HEALTH_RECORD_OWN_PART, type StoredRecordContent } from '../../sealed-json/health-record.ts';
import type { RecordRow } from './health-record.repository.ts';

const rowIdOf = ({ owner }: Holder<'records'>, id: string): string => `${owner.userId}/${id}`;

export const sealContent = (holder: KeyHolder, id: string, content: StoredRecordContent): Sealed =>
  HEALTH_RECORD.seal(holder.userKey(), rowIdOf(holder, id), content);

export const sealOwnPart = (holder: KeyHolder, id: string, ownPart: RecordOwnPart): Sealed =>
  HEALTH_RECORD_OWN_PART.seal(holder.userKey(), rowIdOf(holder, id), ownPart);

const contentOf = (holder: Holder<'records'>, { id, content }: RecordRow): StoredRecordContent | null =>
  content && HEALTH_RECORD.open(holder.userKey(), rowIdOf(holder, id), content);

const ownPartOf = (holder: Holder<'records'>, { id, ownPart }: RecordRow): RecordOwnPart =>
  ownPart ? HEALTH_RECORD_OWN_PART.open(holder.userKey(), rowIdOf(holder, id), ownPart) : newOwnPart();

function documentIn(
  row: RecordRow,
  content: StoredRecordContent,
  ownPart: RecordOwnPart,
  hidden: readonly RecordSection[] = [],
): RecordDocument {
  const origin = { id: row.id, createdAt: row.createdAt.getTime(), timeZone: content.timeZone };
  return recordDocumentOf(origin, content, ownPart, new Set([...ownPart.removed, ...hidden]));
}

/** The document of a finished record without the sections that are left out; null if it is not ready. */
export function openDocument(holder: KeyHolder, row: RecordRow): RecordDocument | null {
  const content = contentOf(holder, row);
  return row.status === 'ready' && content ? documentIn(row, content, ownPartOf(holder, row)) : null;
}

const factsOf = ({ id, status, startDate, endDate, createdAt }: RecordRow) => ({
  ...{ id, status, startDate, endDate },
  createdAt: createdAt.getTime(),
});

function sectionsOf(document: RecordDocument): NonNullable<HealthRecord['content']> {
  const { id: _id, createdAt: _at, timeZone: _zone, startDate: _start, endDate: _end, ...sections } = document;
  return { ...sections, sentences: recordSentencesOf(document) };
}

/** The API's representation of a record for its owner. */
export function presentRecord(holder: KeyHolder, row: RecordRow, withContent: boolean): HealthRecord {
  const content = row.status === 'ready' ? contentOf(holder, row) : null;
  if (!content) return { ...factsOf(row), summary: null, sources: null, removed: [], ownPart: null, content: null };
  const ownPart = ownPartOf(holder, row);
  const { figures, screenings, answers, medicationDiary } = content;
  return {
    ...factsOf(row),
    summary: recordSummaryOf(figures.moods),
    sources: {
      entries: figures.moods.entries,
      screenings: screenings.length,
      answers: [answers.sleep, answers.treatment, answers.medication].some((one) => one !== null),
      medicines: medicationDiary.length,
    },
    removed: ownPart.removed,
    ownPart: withContent ? { ownWords: ownPart.ownWords, displayName: ownPart.displayName } : null,
    content: withContent ? sectionsOf(documentIn(row, content, ownPart)) : null,
  };
}

/** A finished record as a reader sees it: without what the owner left out, and what was not shared. */
export function presentSharedRecord(holder: SharedHolder<'records'>, row: RecordRow): HealthRecord | null {
  const stored = contentOf(holder, row);
  if (!stored) return null;
  const { parts } = holder.owner;
  const content = { ...stored, screenings: stored.screenings.map((form) => sharedAnswersOf(form, parts)) };
  const document = documentIn(row, content, ownPartOf(holder, row), hiddenSectionsOf(parts));
  const summary = document.moods && recordSummaryOf(document.moods);
  return { ...factsOf(row), summary, sources: null, removed: [], ownPart: null, content: sectionsOf(document) };
}
