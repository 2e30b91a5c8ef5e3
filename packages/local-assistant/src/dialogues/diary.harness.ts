import type { Diary, DiaryEntry, HealthAnswers, ScreeningResult } from '@alento/domain/assistant/person-context';
import { addDays } from '@alento/domain/time/local-date';
import type { PEOPLE } from './people.harness.ts';

const TAGS = ['Terapia', 'Café', 'Família', 'Dormi mal', 'Exercício', 'Trabalho'];
const LAST = '2026-11-13';
const DAYS = 400;

/** One entry each evening for 400 days, with scores and tags that follow from the day's number. */
const LONG: readonly DiaryEntry[] = Array.from({ length: DAYS }, (_, back): DiaryEntry => {
  const date = addDays(LAST, -back);
  return {
    date,
    recordedAt: Date.parse(`${date}T22:00:00Z`),
    offsetMinutes: -180,
    score: (back * 7 + (back % 3)) % 6,
    tags: TAGS.filter((_tag, at) => (back + at) % (at + 3) === 0 && (at > 0 || back < 90)),
  };
});

/** The diary of a person of the dialogues. */
export const diaryOf = (person: keyof typeof PEOPLE): Diary => ({
  tags: TAGS,
  entries: person === 'empty' || person === 'new' ? [] : LONG,
});

/** Every eleventh day has a note about Júlia. */
export const entriesWith = (person: keyof typeof PEOPLE, words: string): DiaryEntry[] =>
  /^j[uú]lia$/i.test(words) ? diaryOf(person).entries.filter((_entry, back) => back % 11 === 3) : [];

export const SCREENINGS: readonly ScreeningResult[] = [
  { instrument: 'PHQ-9', date: '2026-08-03', score: 14 },
  { instrument: 'GAD-7', date: '2026-08-03', score: 11 },
  { instrument: 'PHQ-9', date: '2026-11-02', score: 8 },
];
export const HEALTH_ANSWERS: HealthAnswers = {
  sleepQuality: 'ruim',
  sleepIssues: ['Dificuldade para adormecer'],
  treatments: 'Terapia psicológica, Medicação psiquiátrica',
  medications: 'sertralina 50 mg',
};
