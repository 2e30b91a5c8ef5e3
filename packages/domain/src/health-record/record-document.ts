import type { Instrument, Severity } from '../screening/instruments.ts';
import type { LocalDate } from '../time/local-date.ts';
import type { RecordFigures, RecordMoods } from './record-figures.ts';
import type { RecordMedicine } from './record-medicines.ts';
import { LEFT_OUT_AT_FIRST, type RecordSection } from './sections.ts';

/** A screening of the period. */
export type RecordScreening = {
  instrument: Instrument;
  localDate: LocalDate;
  /** ms epoch. */
  takenAt: number;
  score: number;
  severity: Severity;
  /** Answers by item, 0 to 3. */
  answers: Record<string, number>;
  /** Difficulty in daily life, 0 to 3; null if it was not answered. */
  difficulty: number | null;
};

/** What a person told about their sleep. */
export type RecordSleep = { quality: string | null; hoursPerNight: number | null; issues: string[] };

/** What a person told about diagnoses and treatment, in their own words. Null where nothing was told. */
export type RecordTreatment = { conditions: string | null; isReceiving: boolean | null; details: string | null };

/** What a person told about themselves, with the day on which they last changed it. */
export type RecordAnswers = {
  sleep: RecordSleep | null;
  treatment: RecordTreatment | null;
  medication: string | null;
  toldOn: LocalDate | null;
};

/**
 * The computed content of a record: figures of the diary, screenings and medicines of the period, and answers of the
 * person.
 */
export type RecordContent = {
  figures: RecordFigures;
  /** In any order. */
  screenings: RecordScreening[];
  answers: RecordAnswers;
  /** Medicines of the medication diary; empty without any in the period. */
  medicationDiary: RecordMedicine[];
};

/** What the person adds to a record and leaves out of it. */
export type RecordOwnPart = {
  ownWords: string;
  /** The name on the document; empty without one. */
  displayName: string;
  removed: RecordSection[];
};

/** The own part of a record of which the person has changed nothing. */
export const newOwnPart = (): RecordOwnPart => ({ ownWords: '', displayName: '', removed: [...LEFT_OUT_AT_FIRST] });

/** A record as a reader sees it: sections that are left out are null. */
export type RecordDocument = {
  id: string;
  /** ms epoch. */
  createdAt: number;
  /** IANA name of the zone of its dates. */
  timeZone: string;
  startDate: LocalDate;
  endDate: LocalDate;
  displayName: string | null;
  ownWords: string | null;
  moods: RecordMoods | null;
  weeks: RecordFigures['weeks'] | null;
  timesOfDay: RecordFigures['timesOfDay'] | null;
  tags: RecordFigures['tags'] | null;
  /** Oldest first. */
  screenings: RecordScreening[] | null;
  sleep: RecordSleep | null;
  treatment: RecordTreatment | null;
  medication: string | null;
  medicationDiary: RecordMedicine[] | null;
  /** The day on which the answers about sleep, treatment and medication were last changed. */
  toldOn: LocalDate | null;
};

type Origin = Pick<RecordDocument, 'id' | 'createdAt' | 'timeZone'>;

/** The document of a record without the sections that are left out. */
export function recordDocumentOf(
  origin: Origin,
  { figures, screenings, answers, medicationDiary }: RecordContent,
  { ownWords, displayName }: Pick<RecordOwnPart, 'ownWords' | 'displayName'>,
  leftOut: ReadonlySet<RecordSection>,
): RecordDocument {
  const unlessLeftOut = <T>(section: RecordSection, value: T): T | null => (leftOut.has(section) ? null : value);
  const { start: startDate, end: endDate, moods, weeks, timesOfDay, tags } = figures;
  const includedAnswers = {
    sleep: unlessLeftOut('sleep', answers.sleep),
    treatment: unlessLeftOut('treatment', answers.treatment),
    medication: unlessLeftOut('medication', answers.medication),
  };
  return {
    ...origin,
    startDate,
    endDate,
    displayName: displayName === '' ? null : displayName,
    ownWords: unlessLeftOut('own-words', ownWords === '' ? null : ownWords),
    moods: unlessLeftOut('moods', moods),
    weeks: unlessLeftOut('weeks', weeks),
    timesOfDay: unlessLeftOut('times-of-day', timesOfDay),
    tags: unlessLeftOut('tags', tags),
    screenings: unlessLeftOut(
      'screenings',
      screenings.toSorted((a, b) => a.takenAt - b.takenAt),
    ),
    ...includedAnswers,
    medicationDiary: unlessLeftOut('medication-diary', medicationDiary),
    toldOn: Object.values(includedAnswers).some((one) => one !== null) ? answers.toldOn : null,
  };
}
