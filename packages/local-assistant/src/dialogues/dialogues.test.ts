import { describe, expect, it } from 'vitest';
import { DIARY_DIALOGUES } from './diary.dialogues.ts';
import { EXERCISE_DIALOGUES } from './exercise.dialogues.ts';
import { FEELING_DIALOGUES } from './feeling.dialogues.ts';
import { FIGURE_DIALOGUES } from './figures.dialogues.ts';
import { LIBRARY_TEXTS } from './passages.harness.ts';
import { PRODUCT_DIALOGUES } from './product.dialogues.ts';
import { leadsSomewhere, linksOf, NEVER } from './rules.harness.ts';
import { type Dialogue, talk } from './talk.harness.ts';
import { TASK_DIALOGUES } from './task.dialogues.ts';

const ALL = {
  DIARY_DIALOGUES,
  FIGURE_DIALOGUES,
  FEELING_DIALOGUES,
  EXERCISE_DIALOGUES,
  PRODUCT_DIALOGUES,
  TASK_DIALOGUES,
};
const VARIANTS = [1, 2, 3, 2_918_273_645];

/** The text without quotations and link targets. */
const ownWords = (text: string): string => text.replace(/\]\([^)]*\)/g, ']').replace(/“.*”/g, '');

it('there are at least 130 dialogues', () => {
  expect(Object.values(ALL).flat().length).toBeGreaterThanOrEqual(130);
});

function check(dialogue: Dialogue, text: string) {
  for (const say of dialogue.says) {
    if (typeof say === 'string') expect(text).toContain(say);
    else expect(text).toMatch(say);
  }
  for (const never of dialogue.never ?? []) {
    if (typeof never === 'string') expect(text).not.toContain(never);
    else expect(text).not.toMatch(never);
  }
}

describe.each(Object.entries(ALL))('local assistant in %s', (_, dialogues) => {
  it.each(
    dialogues.map((dialogue) => [dialogue.turns.map((turn) => turn.slice(0, 60)).join(' / '), dialogue] as const),
  )('gives the expected replies to: %s', async (_name, dialogue) => {
    for (const variant of VARIANTS) {
      const replies = await talk(dialogue, variant);
      check(dialogue, replies.at(-1)?.text ?? '');
      for (const { text, deltas, sources } of replies) {
        expect(text.trim()).not.toBe('');
        expect(deltas.join('')).toBe(text);
        for (const never of NEVER) expect(ownWords(text)).not.toMatch(never);
        expect(ownWords(text).match(/\?/g)?.length ?? 0).toBeLessThanOrEqual(1);
        for (const url of [...linksOf(text), ...sources.map((source) => source.url)])
          expect([url, leadsSomewhere(url)]).toEqual([url, true]);
      }
    }
  });
});

it('every quotation occurs word for word in the library', async () => {
  const asks = [
    'não consigo dormir',
    'to triste',
    'o que é burnout?',
    'como a cafeína atrapalha o sono?',
    'to com raiva',
    'solidão',
  ];
  for (const ask of asks)
    for (const variant of VARIANTS) {
      const [reply] = await talk({ turns: [ask] }, variant);
      const cited =
        reply?.text.split('\n\n').find((part) => part.includes('](/conteudos/') && part.includes('“')) ?? '';
      const quote = cited.slice(cited.indexOf('“') + 1, cited.lastIndexOf('”'));
      expect(quote.length).toBeGreaterThan(20);
      expect(LIBRARY_TEXTS.some((text) => text.includes(quote))).toBe(true);
      expect(reply?.sources.map(({ url }) => cited.includes(url))).toContain(true);
    }
});
