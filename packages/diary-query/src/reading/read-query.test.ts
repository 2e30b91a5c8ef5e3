import { describe, expect, it } from 'vitest';
import type { Query } from '../query/query.ts';
import { PERSON } from './corpus.harness.ts';
import { type ReadQuestion, readQuestion } from './read-query.ts';

/** Reads the messages one after the other, as one conversation. */
function readAll(messages: readonly string[]): (ReadQuestion | null)[] {
  let before: Query | null = null;
  return messages.map((message, at) => {
    const read = readQuestion(message, PERSON, { before, earlier: messages.slice(0, at).toReversed() });
    before = read?.query ?? before;
    return read;
  });
}

/** A query in one line: "average 2026-05-01..2026-05-31 tag=Café than=without". */
function lineOf(read: ReadQuestion | null): string | null {
  if (read === null) return null;
  const { measure, period, filter, than } = read.query;
  const other =
    than?.kind === 'period' ? (than.period ? `${than.period.start}..${than.period.end}` : 'all') : than?.kind;
  return [
    measure,
    period === null ? 'all' : `${period.start}..${period.end}`,
    filter.tags.length > 0 ? `tag=${filter.tags.join('+')}${filter.apart ? ' apart' : ''}` : '',
    filter.weekdays.length > 0 ? `weekday=${filter.weekdays.join()}` : '',
    filter.part ?? '',
    filter.scores ? `score=${filter.scores.join('..')}` : '',
    filter.words === null ? '' : `word=${filter.words}`,
    other === undefined ? '' : `than=${other}`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** Questions and follow-ups that aren't in the corpus. Today is Thursday, 18 June 2026. */
const TALKS: readonly (readonly (readonly [message: string, query: string])[])[] = [
  [
    ['qtas corridas fiz no mes passado', 'count 2026-05-01..2026-05-31 tag=Corrida'],
    ['e nesse', 'count 2026-06-01..2026-06-30 tag=Corrida'],
    ['isso me ajuda?', 'effect 2026-06-01..2026-06-30 tag=Corrida'],
    ['quando foi a última?', 'last all tag=Corrida'],
  ],
  [
    ['como foi a média da smn', 'average 2026-06-12..2026-06-18'],
    ['e nos últimos trinta', 'average 2026-05-20..2026-06-18'],
    ['e nos dez', 'average 2026-06-09..2026-06-18'],
  ],
  [
    ['como foi meu natal', 'list 2025-12-25..2025-12-25'],
    ['e o melhor dia do mês?', 'best 2025-12-01..2025-12-31'],
  ],
  [
    ['desde que comecei a terapia minha média subiu?', 'change 2026-03-09..2026-06-18'],
    ['e a média antes?', 'average 2025-05-02..2026-03-08'],
  ],
  [
    ['meu humor oscila muito em maio?', 'spread 2026-05-01..2026-05-31'],
    ['mais do que antes?', 'spread 2026-05-01..2026-05-31 than=2026-04-01..2026-04-30'],
    ['café e cerveja juntos, como fico?', 'effect 2026-05-01..2026-05-31 tag=Café+Cerveja'],
  ],
  [
    ['quantas noites boas em maio?', 'days 2026-05-01..2026-05-31 tag=Dormi bem'],
    ['e ruins?', 'days 2026-05-01..2026-05-31 tag=Dormi mal'],
    ['e em abril', 'days 2026-04-01..2026-04-30 tag=Dormi mal'],
    ['aumentou ou diminuiu?', 'change 2026-04-01..2026-04-30 tag=Dormi mal than=2026-05-01..2026-05-31'],
  ],
  [
    [
      'Ontem briguei com a minha chefe e chorei. Quantas vezes marquei trabalho essa semana?',
      'count 2026-06-15..2026-06-18 tag=Trabalho',
    ],
    ['e na passada', 'count 2026-06-08..2026-06-14 tag=Trabalho'],
  ],
  [
    ['minha sequência em dias seguidos', 'streak all'],
    ['e a maior?', 'streak all'],
  ],
  [
    ['qual é a minha nota média nos últimos dois meses', 'average 2026-04-19..2026-06-18'],
    ['só às quartas', 'average 2026-04-19..2026-06-18 weekday=3'],
    ['e às quintas?', 'average 2026-04-19..2026-06-18 weekday=4'],
  ],
  [
    ['em julho do ano passado eu tava bem?', 'list 2025-07-01..2025-07-31'],
    ['e em agosto', 'list 2025-08-01..2025-08-31'],
    ['compara os dois', 'change 2025-08-01..2025-08-31 than=2025-07-01..2025-07-31'],
  ],
  [
    ['qto tempo faz q n vou na academia', 'last all tag=Exercício'],
    ['e corrida?', 'last all tag=Corrida'],
  ],
  [
    ['nos dias que bebo fico pior no dia seguinte?', 'effect all tag=Cerveja than=next-day'],
    ['e com café?', 'effect all tag=Café than=next-day'],
    ['qual dos dois é pior', 'effect all tag=Café+Cerveja apart'],
  ],
  [
    ['cerveja me deixa mal no dia seguinte?', 'effect all tag=Cerveja than=next-day'],
    ['e no próprio dia?', 'effect all tag=Cerveja'],
  ],
  [
    ['qnts dias ruins tive em maio', 'days 2026-05-01..2026-05-31 score=0..1'],
    ['e bons?', 'days 2026-05-01..2026-05-31 score=4..5'],
    ['em abril foi mais?', 'count 2026-04-01..2026-04-30 score=4..5'],
  ],
  [
    ['no dia 12 como eu tava', 'list 2026-06-12..2026-06-12'],
    ['e no dia 13', 'list 2026-06-13..2026-06-13'],
    ['qual foi melhor', 'best 2026-06-12..2026-06-13'],
  ],
  [
    ['o que mais me derruba', 'weighs all'],
    ['e o contrário', 'lifts all'],
    ['só nesse ano', 'lifts 2026-01-01..2026-12-31'],
  ],
  [
    ['meu último gad7', 'gad7 all'],
    ['e o phq', 'phq9 all'],
  ],
  [
    ['quantas vezes falei da Marina?', 'words all word=Marina'],
    ['a última quando foi', 'last all word=Marina'],
  ],
  [['semana passada foi melhor que a retrasada?', 'change 2026-06-08..2026-06-14 than=2026-06-01..2026-06-07']],
  [['me fala o melhor e o pior dia de abril', 'list 2026-04-01..2026-04-30']],
  [['quantos % dos meus dias são bons?', 'share all score=4..5']],
  [['trabalhar de sábado me faz mal?', 'effect all tag=Trabalho weekday=6']],
  [['pior dia da semana passada', 'worst 2026-06-08..2026-06-14']],
];

describe('readQuestion()', () => {
  it.each(TALKS.map((talk) => ({ messages: talk.map(([message]) => message), lines: talk.map(([, line]) => line) })))(
    'reads $messages',
    ({ messages, lines }) => {
      expect(readAll(messages).map(lineOf)).toEqual(lines);
    },
  );

  it.each([
    'hoje foi o pior dia da minha vida',
    'minha semana foi horrível',
    'café faz mal pro sono?',
    'como a cafeína atrapalha o sono?',
    'o que é média?',
    'como faço pra ver minha média?',
    'quantos registros posso fazer por dia',
    'como é a primeira consulta com psicólogo?',
    'bebi ontem e me arrependo',
  ])('is never certain of %s', (message) => {
    expect(readAll([message])[0]?.sureness ?? 'none').not.toBe('certain');
  });
});
