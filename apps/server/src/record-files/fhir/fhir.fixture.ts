import type { RecordContent, RecordDocument, RecordOwnPart } from '@alento/domain/health-record/record-document';
import { recordDocumentOf } from '@alento/domain/health-record/record-document';
import { recordFiguresOf } from '@alento/domain/health-record/record-figures';
import type { RecordSection } from '@alento/domain/health-record/sections';

const OFFSET = -180;
const instantOf = (localDateTime: string): number => Date.parse(`${localDateTime}-03:00`);

const entries = [
  { day: '2026-03-10', scores: [4, 3, 3] },
  { day: '2026-03-12', scores: [1] },
  { day: '2026-03-13', scores: [5, 4] },
].flatMap(({ day, scores }) =>
  scores.map((score) => ({
    localDate: day,
    score,
    recordedAt: instantOf(`${day}T10:00:00`),
    offsetMinutes: OFFSET,
    tagIds: ['tag'],
  })),
);

const content: RecordContent = {
  figures: recordFiguresOf(entries, { start: '2026-03-01', end: '2026-03-14' }, new Map([['tag', 'Caminhada']])),
  screenings: [
    {
      instrument: 'PHQ-9',
      localDate: '2026-03-09',
      takenAt: instantOf('2026-03-09T23:30:00'),
      score: 11,
      severity: 'moderate',
      answers: { phq1: 1, phq2: 2, phq3: 3, phq4: 0, phq5: 1, phq6: 1, phq7: 2, phq8: 1, phq9: 0 },
      difficulty: 2,
    },
    {
      instrument: 'GAD-7',
      localDate: '2026-03-11',
      takenAt: instantOf('2026-03-11T08:00:00'),
      score: 4,
      severity: 'minimal',
      answers: { gad1: 1, gad2: 0, gad3: 0, gad4: 2, gad5: 0, gad6: 0, gad7: 1 },
      difficulty: null,
    },
  ],
  answers: {
    sleep: { quality: 'ruim', hoursPerNight: 5.5, issues: ['acordo às quatro'] },
    treatment: { conditions: 'transtorno bipolar', isReceiving: true, details: 'terapia às terças' },
    medication: 'lítio 300 mg',
    toldOn: '2026-02-01',
  },
  medicationDiary: [{ name: 'Quetiapina', dose: '25 mg', planned: 14, taken: 9, skipped: 2, open: 3, asNeeded: 1 }],
};

/** A record with content in every section, made in São Paulo in the last half hour of its last day. */
export const recordWith = (
  {
    id = 'record-a',
    ownWords = 'Quero falar do trabalho.',
    displayName = '',
  }: Partial<RecordOwnPart & { id: string }> = {},
  leftOut: readonly RecordSection[] = [],
): RecordDocument =>
  recordDocumentOf(
    { id, createdAt: instantOf('2026-03-14T23:45:00'), timeZone: 'America/Sao_Paulo' },
    content,
    { ownWords, displayName },
    new Set(leftOut),
  );
