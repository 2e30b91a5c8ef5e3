import type { Diary, DiaryEntry } from '@alento/domain/assistant/person-context';
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
