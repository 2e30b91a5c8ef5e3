import type { Diary, DiaryEntry, PersonContext } from '@alento/domain/assistant/person-context';
import { addDays, HOUR_MS } from '@alento/domain/time/local-date';
import { PEOPLE } from '../dialogues/people.harness.ts';

/** The person of the corpora (corpus/README.md): entries from 2025-05-02 to 2026-06-18, often two a day. */
const FIRST = '2025-05-02';
const TODAY = '2026-06-18';
const TERAPIA_FROM = '2026-03-09';
const TAGS =
  'Dormi bem,Dormi mal,Exercício,Trabalho,Estudo,Família,Amigos,Amor,Ar livre,Descanso,Muita tela,Saúde,Terapia,Café,Cerveja,Reunião,Corrida'.split(
    ',',
  );

function entriesOf(): DiaryEntry[] {
  const entries: DiaryEntry[] = [];
  for (let date = FIRST, at = 0; date <= TODAY; date = addDays(date, 1), at += 1) {
    if (at % 9 === 4) continue;
    for (const hour of at % 3 === 0 ? [9, 20] : [20]) {
      if (date === TODAY && hour > 15) continue;
      entries.push({
        date,
        recordedAt: Date.parse(`${date}T00:00:00Z`) + (hour + 3) * HOUR_MS,
        offsetMinutes: -180,
        score: (at * 7 + (at % 4) + (hour === 9 ? 1 : 0)) % 6,
        tags: TAGS.filter(
          (tag, index) => (at + index) % (index + 3) === 0 && (tag !== 'Terapia' || date >= TERAPIA_FROM),
        ),
      });
    }
  }
  return entries;
}

export const CORPUS_DIARY: Diary = { tags: TAGS, entries: entriesOf() };
export const CORPUS_PERSON: PersonContext = { ...PEOPLE.usual, today: TODAY, part: 'afternoon' };
