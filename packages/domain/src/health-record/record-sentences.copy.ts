import { screeningSentences, sleepSentences, treatmentSentences } from './answer-sentences.copy.ts';
import { medicineSentences } from './medicine-sentences.copy.ts';
import {
  firstMoodSentences,
  moodSentences,
  tagSentences,
  timeSentences,
  weekSentences,
} from './mood-sentences.copy.ts';
import type { RecordDocument } from './record-document.ts';
import type { RecordMoods } from './record-figures.ts';
import type { RecordSection } from './sections.ts';

/** The sentences of a document's sections, in plain text. A section that is left out or without content is missing. */
export function recordSentencesOf(document: RecordDocument): Partial<Record<RecordSection, string[]>> {
  const { ownWords, moods, weeks, timesOfDay, tags, screenings, sleep, treatment, medication, medicationDiary } =
    document;
  const sections: Record<RecordSection, string[]> = {
    'own-words': ownWords === null ? [] : [ownWords],
    moods: moods ? moodSentences(moods) : [],
    weeks: weeks ? weekSentences(weeks) : [],
    'times-of-day': timesOfDay ? timeSentences(timesOfDay) : [],
    tags: tags ? tagSentences(tags) : [],
    screenings: screenings ? screeningSentences(screenings) : [],
    sleep: sleep ? sleepSentences(sleep) : [],
    treatment: treatment ? treatmentSentences(treatment) : [],
    medication: medication === null || medication.trim() === '' ? [] : [`Nas palavras da pessoa: ${medication}`],
    'medication-diary': medicationDiary ? medicineSentences(medicationDiary) : [],
  };
  return Object.fromEntries(Object.entries(sections).filter(([, sentences]) => sentences.length > 0));
}

/** The first sentences of a record, for lists: days with entries, average, course. */
export const recordSummaryOf = (moods: RecordMoods): string => firstMoodSentences(moods).join(' ');
