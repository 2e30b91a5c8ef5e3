import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../../../testing/tier/tier.ts';
import { TOPIC_NAMES } from '../topics/names.copy.ts';
import type { TopicId } from '../topics/topics.ts';
import { idOf, type Label } from '../understanding/labels.ts';
import { CONVERSATION_DIALOGUES } from './conversation.dialogues.ts';
import { DIARY_DIALOGUES } from './diary.dialogues.ts';
import { EXERCISE_DIALOGUES } from './exercise.dialogues.ts';
import { HELP_DIALOGUES } from './help.dialogues.ts';
import { LISTENING_DIALOGUES } from './listening.dialogues.ts';
import { OFFER_DIALOGUES } from './offer.dialogues.ts';
import { PARTICULAR_SITUATIONS } from './particular-situations.dialogues.ts';
import { leadsSomewhere, linksOf, NEVER } from './rules.harness.ts';
import { type Dialogue, talk } from './talk.harness.ts';
import { TASK_DIALOGUES } from './task.dialogues.ts';
import { UNDERSTANDING_DIALOGUES } from './understanding.dialogues.ts';

const ALL = {
  DIARY_DIALOGUES,
  CONVERSATION_DIALOGUES,
  EXERCISE_DIALOGUES,
  UNDERSTANDING_DIALOGUES,
  TASK_DIALOGUES,
  LISTENING_DIALOGUES,
  PARTICULAR_SITUATIONS,
  HELP_DIALOGUES,
  OFFER_DIALOGUES,
};
const VARIANTS = sampleOf([1, 2, 3, 2_918_273_645], 1);

/** The text without quotations and link targets. */
const ownWords = (text: string): string => text.replace(/\]\([^)]*\)/g, ']').replace(/“.*”/g, '');

it('an offer that was asked for is the one that a yes accepts', async () => {
  const variants = Array.from({ length: 40 }, (_, at) => at);
  for (const variant of sampleOf(variants, 8)) {
    const replies = await talk({ turns: ['qual a capital da frança', 'pode ser'] }, variant);
    if (/respiração/.test(replies[0]?.text.split('\n\n').at(-1) ?? ''))
      expect(replies[1]?.text).toContain('Respiração guiada · passo 1 de 5');
  }
});

it('there are at least 130 dialogues', () => {
  expect(Object.values(ALL).flat().length).toBeGreaterThanOrEqual(130);
});

function check(dialogue: Dialogue, text: string) {
  for (const say of dialogue.says ?? []) {
    if (typeof say === 'string') expect(text).toContain(say);
    else expect(text).toMatch(say);
  }
  for (const never of dialogue.never ?? []) {
    if (typeof never === 'string') expect(text).not.toContain(never);
    else expect(text).not.toMatch(never);
  }
}

/** The last message is taken for one of the labels, or one of them is among the choices. */
function expectLabel(labels: readonly Label[], reply: Awaited<ReturnType<typeof talk>>[number] | undefined) {
  const names = labels.flatMap((label) => TOPIC_NAMES[(idOf(label, 'topic') ?? '') as TopicId] ?? []);
  if (reply?.understood === 'ask') expect(reply.choices?.some((choice) => names.includes(choice))).toBe(true);
  else expect(labels).toContain(reply?.understood);
}

describe.each(Object.entries(ALL))('local assistant in %s', (_, dialogues) => {
  it.each(
    dialogues.map((dialogue) => [dialogue.turns.map((turn) => turn.slice(0, 60)).join(' / '), dialogue] as const),
  )('gives the expected replies to: %s', async (_name, dialogue) => {
    for (const variant of VARIANTS) {
      const replies = await talk(dialogue, variant);
      check(dialogue, replies.at(-1)?.text ?? '');
      if (dialogue.is) expectLabel(dialogue.is, replies.at(-1));
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
