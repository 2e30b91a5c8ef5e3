import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entriesFrom } from './examples.harness.ts';
import { type RecordContent, type RecordDocument, type RecordScreening, recordDocumentOf } from './record-document.ts';
import { recordFiguresOf } from './record-figures.ts';
import { RECORD_SECTIONS, type RecordSection } from './sections.ts';

const ORIGIN = { id: 'record-1', createdAt: Date.parse('2026-03-14T15:00:00Z'), timeZone: 'America/Sao_Paulo' };
const RANGE = { start: '2026-03-01', end: '2026-03-14' };
const ANSWERS_DATE = '2026-02-01';

const screening = (localDate: string, score: number): RecordScreening => ({
  instrument: 'GAD-7',
  localDate,
  takenAt: Date.parse(`${localDate}T12:00:00Z`),
  score,
  severity: 'mild',
  answers: { gad1: 2 },
  difficulty: null,
});

const CONTENT: RecordContent = {
  figures: recordFiguresOf(entriesFrom('2026-03-01', [1, 2, 3, 4, 5]), RANGE, new Map()),
  screenings: [screening('2026-03-10', 7), screening('2026-03-02', 5)],
  answers: {
    sleep: { quality: 'boa', hoursPerNight: 7.5, issues: [] },
    treatment: { conditions: 'Ansiedade', isReceiving: true, details: 'Terapia psicológica' },
    medication: 'Sertralina 50 mg',
    toldOn: ANSWERS_DATE,
  },
  medicationDiary: [{ name: 'Lítio', dose: '', planned: 3, taken: 1, skipped: 1, open: 1, asNeeded: 2 }],
};
const OWN_PART = { ownWords: 'Quero falar do trabalho.', displayName: 'Ana' };

const FIELDS: Readonly<Record<RecordSection, keyof RecordDocument>> = {
  'own-words': 'ownWords',
  moods: 'moods',
  weeks: 'weeks',
  'times-of-day': 'timesOfDay',
  tags: 'tags',
  screenings: 'screenings',
  sleep: 'sleep',
  treatment: 'treatment',
  medication: 'medication',
  'medication-diary': 'medicationDiary',
};
const documentWithout = (...leftOut: RecordSection[]) => recordDocumentOf(ORIGIN, CONTENT, OWN_PART, new Set(leftOut));
const nullFieldsOf = (document: RecordDocument) =>
  Object.entries(document).flatMap(([field, value]) => (value === null ? [field] : []));

describe('recordDocumentOf()', () => {
  it('contains every section if none is left out', () => {
    const document = documentWithout();
    expect(nullFieldsOf(document)).toEqual([]);
    expect(document).toMatchObject({
      ...ORIGIN,
      startDate: RANGE.start,
      endDate: RANGE.end,
      displayName: 'Ana',
      ownWords: OWN_PART.ownWords,
      moods: CONTENT.figures.moods,
      weeks: CONTENT.figures.weeks,
      timesOfDay: CONTENT.figures.timesOfDay,
      tags: CONTENT.figures.tags,
      sleep: CONTENT.answers.sleep,
      treatment: CONTENT.answers.treatment,
      medication: CONTENT.answers.medication,
      medicationDiary: CONTENT.medicationDiary,
      toldOn: ANSWERS_DATE,
    });
  });

  it('is null exactly in the sections that are left out, whichever they are', () => {
    fc.assert(
      fc.property(fc.subarray([...RECORD_SECTIONS]), (leftOut) => {
        const answers: RecordSection[] = ['sleep', 'treatment', 'medication'];
        const withoutAnswers = answers.every((section) => leftOut.includes(section));
        const expected = [...leftOut.map((section) => FIELDS[section]), ...(withoutAnswers ? ['toldOn'] : [])];
        expect(nullFieldsOf(documentWithout(...leftOut)).toSorted()).toEqual(expected.toSorted());
      }),
    );
  });

  it('has the screenings oldest first, and leaves the given list as it is', () => {
    expect(documentWithout().screenings?.map(({ localDate }) => localDate)).toEqual(['2026-03-02', '2026-03-10']);
    expect(CONTENT.screenings.map(({ localDate }) => localDate)).toEqual(['2026-03-10', '2026-03-02']);
  });

  it('has no name and no own words if they are empty', () => {
    const document = recordDocumentOf(ORIGIN, CONTENT, { ownWords: '', displayName: '' }, new Set());
    expect(nullFieldsOf(document)).toEqual(['displayName', 'ownWords']);
  });

  it('tells when answers were given only if it has one of them', () => {
    const answersDateOf = (answers: Partial<RecordContent['answers']>, ...leftOut: RecordSection[]) =>
      recordDocumentOf(
        ORIGIN,
        { ...CONTENT, answers: { sleep: null, treatment: null, medication: null, toldOn: ANSWERS_DATE, ...answers } },
        OWN_PART,
        new Set(leftOut),
      ).toldOn;
    expect(answersDateOf({})).toBeNull();
    expect(answersDateOf({ medication: 'Lítio' })).toBe(ANSWERS_DATE);
    expect(answersDateOf({ medication: 'Lítio' }, 'medication')).toBeNull();
    expect(answersDateOf({ medication: 'Lítio' }, 'sleep', 'treatment')).toBe(ANSWERS_DATE);
    expect(answersDateOf({ medication: 'Lítio', toldOn: null })).toBeNull();
  });
});
