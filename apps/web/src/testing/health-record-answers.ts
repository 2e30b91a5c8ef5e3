import type { HealthRecord } from '@alento/contract/health-record/health-records';
import type { RecordScreening } from '@alento/domain/health-record/record-document';
import { recordDocumentOf } from '@alento/domain/health-record/record-document';
import { recordFiguresOf } from '@alento/domain/health-record/record-figures';
import { recordSentencesOf, recordSummaryOf } from '@alento/domain/health-record/record-sentences.copy';
import { addDays, DAY_MS } from '@alento/domain/time/local-date';
import type { DataOf } from './fake-server/route.ts';

// The gallery answers with these too, so this file imports nothing of the app but types.

type Eligibility = DataOf<'GET /health-records/can-generate'>;

/** The last day of the records, and a time on it. */
const END = '2026-11-21';
const START = addDays(END, -89);
const CREATED_AT = Date.parse(`${END}T15:00:00Z`);

const TAGS = new Map([
  ['t1', 'Caminhada'],
  ['t2', 'Insônia'],
  ['t3', 'Reunião com a família no domingo'],
]);

/** Three months of entries: a hard September, a better November, some days without any. */
const entries = Array.from({ length: 90 }, (_, day) => day).flatMap((day) => {
  if (day % 7 === 3 || (day > 30 && day < 36)) return [];
  const localDate = addDays(START, day);
  const isWalk = day % 4 === 0;
  const mood = 2 + Math.round(1.6 * Math.sin(day / 9)) + (isWalk ? 1 : 0) + (day > 60 ? 1 : 0);
  return [9, 15, 21].slice(0, 1 + (day % 3)).map((hour) => ({
    localDate,
    score: Math.max(0, Math.min(5, mood - (hour === 9 ? 1 : 0))),
    recordedAt: Date.parse(`${localDate}T00:00:00Z`) + (hour + 3) * 3_600_000,
    offsetMinutes: -180,
    tagIds: [...(isWalk ? ['t1'] : []), ...(day % 5 === 1 ? ['t2'] : []), ...(day % 7 === 1 ? ['t3'] : [])],
  }));
});

const taken = (
  instrument: RecordScreening['instrument'],
  daysBack: number,
  score: number,
  severity: RecordScreening['severity'],
): RecordScreening => ({
  instrument,
  localDate: addDays(END, -daysBack),
  takenAt: CREATED_AT - daysBack * DAY_MS,
  score,
  severity,
  answers: {},
  difficulty: null,
});
const screenings = [
  taken('PHQ-9', 80, 16, 'moderately-severe'),
  taken('PHQ-9', 45, 13, 'moderate'),
  taken('PHQ-9', 4, 8, 'mild'),
  taken('GAD-7', 4, 6, 'mild'),
];

/** A record that is being made. */
export const recordOf = (overrides: Partial<HealthRecord> = {}): HealthRecord => ({
  id: 'r1',
  status: 'processing',
  createdAt: CREATED_AT,
  startDate: START,
  endDate: END,
  summary: null,
  sources: null,
  removed: [],
  ownPart: null,
  content: null,
  ...overrides,
});

type Content = NonNullable<HealthRecord['content']>;

/** The content of a record, as the server makes it from three months of entries. */
export function contentOf({
  removed = [],
  ownWords = '',
  displayName = '',
}: {
  removed?: HealthRecord['removed'];
  ownWords?: string;
  displayName?: string;
} = {}): Content {
  const document = recordDocumentOf(
    { id: 'r1', createdAt: CREATED_AT, timeZone: 'America/Sao_Paulo' },
    {
      figures: recordFiguresOf(entries, { start: START, end: END }, TAGS),
      screenings,
      answers: {
        sleep: {
          quality: 'ruim',
          hoursPerNight: 5.5,
          issues: ['Dificuldade para adormecer', 'Acordo no meio da noite'],
        },
        treatment: { conditions: null, isReceiving: true, details: 'Terapia toda quinta-feira, há dois anos.' },
        medication: 'Sertralina 50 mg, uma vez ao dia, de manhã.',
        toldOn: '2026-09-02',
      },
      medicationDiary: [
        { name: 'Lamotrigina', dose: '100 mg', planned: 90, taken: 81, skipped: 3, open: 6, asNeeded: 0 },
        { name: 'Melatonina', dose: '', planned: 0, taken: 0, skipped: 0, open: 0, asNeeded: 9 },
      ],
    },
    { ownWords, displayName },
    new Set(removed),
  );
  const { id: _, createdAt: _at, timeZone: _zone, startDate: _start, endDate: _end, ...sections } = document;
  return { ...sections, sentences: recordSentencesOf(document) };
}

/** A record that is ready, with the given own part. */
export function readyRecordOf(
  own: { ownWords?: string; displayName?: string; removed?: HealthRecord['removed'] } = {},
  overrides: Partial<HealthRecord> = {},
): HealthRecord {
  const { ownWords = '', displayName = '', removed = [] } = own;
  return recordOf({
    status: 'ready',
    summary: recordSummaryOf(recordFiguresOf(entries, { start: START, end: END }, TAGS).moods),
    sources: { entries: entries.length, screenings: screenings.length, answers: true, medicines: 2 },
    removed,
    ownPart: { ownWords, displayName },
    content: contentOf({ ownWords, displayName, removed }),
    ...overrides,
  });
}

/** A ready record as it stands in the list. */
export const listedRecordOf = (overrides: Partial<HealthRecord> = {}): HealthRecord =>
  readyRecordOf({}, { ownPart: null, content: null, ...overrides });

/** A person who can have a record made, once this month. */
export const eligibilityOf = (overrides: Partial<Eligibility> = {}): Eligibility => ({
  canGenerate: true,
  reason: null,
  isPremium: false,
  reasonCode: null,
  nextAt: null,
  days: 78,
  left: 1,
  ...overrides,
});
