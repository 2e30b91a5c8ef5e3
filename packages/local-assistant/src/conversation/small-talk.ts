import { offered } from '../replies/offers.ts';
import type { Draft, Situation } from '../situation.ts';
import { ABOUT_ASKS, HOW_ARE_YOU, HOW_ASKS, HUMAN, USAGE, USAGE_ASKS, WHO } from '../skills/about.copy.ts';
import {
  ENGLISH,
  ENGLISH_ASKS,
  GOODBYE,
  HELLO,
  HELLO_ASKS,
  NOT_MINE,
  NOT_MINE_ASKS,
  WELCOME,
  WELCOME_ASKS,
} from '../skills/talk.copy.ts';
import type { SmallTalkId } from '../understanding/labels.ts';
import { USAGE_NAME } from './choices.copy.ts';
import { INSULT, INSULT_ASKS, JOKE, LAUGH, LAUGH_ASKS, PRAISE, PRAISE_ASKS, TEST } from './small-talk.copy.ts';

type Texts = readonly [wordings: readonly string[], asks?: readonly string[]];

const TEXTS: Readonly<Record<Exclude<SmallTalkId, 'greeting' | 'off-topic'>, Texts>> = {
  thanks: [WELCOME, WELCOME_ASKS],
  bye: [GOODBYE],
  who: [[...WHO, ...HUMAN], ABOUT_ASKS],
  'how-are-you': [HOW_ARE_YOU, HOW_ASKS],
  insult: [INSULT, INSULT_ASKS],
  praise: [PRAISE, PRAISE_ASKS],
  joke: [JOKE],
  laugh: [LAUGH, LAUGH_ASKS],
  test: [TEST],
  english: [ENGLISH, ENGLISH_ASKS],
};

/** "O que você faz?", "como uso isso?", "menu": what can be done here. */
const ASKS_FOR_USE =
  /^(?:menu|ajuda|opcoes|comandos|help|funcoes|o que voce (?:faz|sabe(?: fazer)?|consegue(?: fazer)?|pode(?: fazer)?)|como (?:eu )?(?:usar|uso|mexo|funciona)(?: com)?(?: (?:o app|o aplicativo|o alento|isso|isto|aqui|esse app))?)$/;

export const asksForUse = (message: string, words: string): boolean =>
  message === USAGE_NAME || ASKS_FOR_USE.test(words);
export const usage = ({ pick }: Situation): Draft => ({
  paragraphs: [pick(USAGE)],
  ask: pick(USAGE_ASKS),
  about: 'help:about',
});

/** Greetings, thanks, questions about the assistant, and what it can't do. */
export function smallTalk({ pick, request: { person } }: Situation, id: SmallTalkId): Draft {
  const about = `talk:${id}` as const;
  if (id === 'greeting') return { paragraphs: [pick(HELLO[person.part])], ask: pick(HELLO_ASKS), about };
  if (id === 'off-topic')
    return { paragraphs: [pick(NOT_MINE)], ask: pick([...NOT_MINE_ASKS, offered('breathe', pick)]), about };
  const [wordings, asks] = TEXTS[id];
  return { paragraphs: [pick(wordings)], ...(asks === undefined ? {} : { ask: pick(asks) }), about };
}
