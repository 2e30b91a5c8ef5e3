import { isRequest } from '../language/requests.ts';
import { asPlain } from '../language/sentences.ts';
import { readWords } from '../language/words.ts';
import { type Draft, isQuestion, type Situation } from '../situation.ts';
import { GOOD_TOPICS, isTopicId } from '../topics/topics.ts';
import { idOf } from '../understanding/labels.ts';
import { rank } from '../understanding/model.ts';
import {
  EMOJI,
  EMOJI_ASKS,
  GO_ON_OR_TRY,
  HEARD_HEAVY,
  HEARD_PLAIN,
  HEARD_SHORT,
  HEAVY_ASKS,
  PAUSES,
  PLAIN_ASKS,
  SHORT_ASKS,
  UNSURE,
  UNSURE_ASKS,
  VENT_ASKS,
} from './listening.copy.ts';

/** Minimum and maximum number of words of a repeated phrase, and its maximum length. */
const ECHO_WORDS = { min: 4, max: 14 };
const ECHO_MAX = 90;
/** After this number of listening turns the reply also offers something else. */
const LISTENS = 3;

const isListening = (text: string): boolean =>
  [...HEAVY_ASKS, ...PLAIN_ASKS, ...SHORT_ASKS, ...VENT_ASKS, ...GO_ON_OR_TRY].some((ask) => text.includes(ask));

/** Words of distress that belong to no topic. */
const PAIN =
  /\b(?:grit\w*|humilh\w*|doi|doeu|doendo|dor|medo|chor\w*|sofr\w*|abandon\w*|trai\w*|bat(?:e|eu|em)|xing\w*|odei\w*|nunca|pesad\w*|dificil|ruim|horri\w*|vergonha|ninguem|perd\w*|morr\w*|cans\w*|falta|saudade\w*|racis\w*|preconceit\w*|homofob\w*|aceit\w*|endivid\w*|divida\w*|beb[ei]\w*|gravida)\b/;

/** Minimum share of a topic to call a text heavy. */
const CLEAR = 0.5;

/** The topic that a text is surely about; null if none. */
function clearTopic(text: string): string | null {
  const [top] = rank(text);
  return top && top.share >= CLEAR ? idOf(top.label, 'topic') : null;
}

function isHeavy(text: string): boolean {
  if (PAIN.test(readWords(text))) return true;
  const topic = clearTopic(text);
  return topic !== null && isTopicId(topic) && !GOOD_TOPICS.has(topic);
}

/** Score of a phrase by how personal it is. */
const closeness = (piece: string): number =>
  (/\b(?:eu|me|mim|meu|minha|comigo)\b/i.test(piece) ? 1 : 0) +
  (isHeavy(piece) ? 2 : 0) +
  (/\bn[aã]o\b/i.test(piece) ? 0.5 : 0);

/** Splits a text into phrases that are short enough to be repeated. */
const phrasesOf = (message: string): string[] =>
  message
    .split(/[.!?;:\n…]+|,\s+(?:mas|só que|porque)\s+|,/)
    .map(asPlain)
    .filter((piece) => piece.length <= ECHO_MAX && !/["“”]|@|https?/.test(piece))
    .filter((piece) => {
      const count = piece.split(' ').length;
      return count >= ECHO_WORDS.min && count <= ECHO_WORDS.max;
    });

/** The most personal phrase of a text, in the person's own words; null if none is short enough. */
export function echoOf(message: string, phrases = phrasesOf(message)): string | null {
  const best = phrases.reduce<string | null>(
    (one, other) => (one === null || closeness(other) > closeness(one) ? other : one),
    null,
  );
  return best === null ? null : `“${best}”`;
}

/** Words by which a phrase tells of the person. */
const OF_SELF =
  /\b(?:eu|me|mim|meus?|minhas?|comigo|estou|sou|fui|tenho|tive|sinto|fico|ando|consigo|perdi|briguei|\w{3,}ei)\b/;

/** What a listening reply repeats: a statement about oneself, and nothing of a request or question. */
function heardOf({ message, words }: Situation): string | null {
  if (isQuestion(message, words) || isRequest(words)) return null;
  const phrases = phrasesOf(message).filter((phrase) => {
    const read = readWords(phrase);
    return OF_SELF.test(read) && !isRequest(read) && !isQuestion(phrase, read);
  });
  return echoOf(message, phrases);
}

/** Whether an earlier reply repeated the person's words. The assistant does it once in a conversation. */
const hasQuoted = ({ said, earlier }: Situation): boolean =>
  said.some((text) =>
    [...text.matchAll(/“([^”]+)”/g)].some(([, quoted = '']) =>
      earlier.some((message) => asPlain(message).includes(quoted)),
    ),
  );

/** A listening reply: repeats a phrase once, and asks one open question, without advice. */
export function listen(situation: Situation): Draft {
  const { message, words, pick, said } = situation;
  const echo = hasQuoted(situation) ? null : heardOf(situation);
  const heavy = isHeavy(message) || said.slice(-1).some((text) => HEAVY_ASKS.some((ask) => text.includes(ask)));
  const echoed =
    echo === null
      ? pick(HEARD_SHORT)
      : pick(isHeavy(message) ? HEARD_HEAVY : HEARD_PLAIN).replace('{echo}', () => echo);
  const listens = said.slice(-LISTENS).filter(isListening).length;
  const asks = words.split(' ').length < ECHO_WORDS.min ? SHORT_ASKS : heavy ? HEAVY_ASKS : PLAIN_ASKS;
  return { paragraphs: [echoed], ask: pick(listens >= LISTENS ? GO_ON_OR_TRY : asks) };
}

/** "...": the assistant stays, and asks nothing. A running exercise and an offer stay open. */
export const pause = ({ pick, state: { offered, exercise, understood } }: Situation): Draft => ({
  paragraphs: [pick(PAUSES)],
  ...(understood === null ? {} : { understood }),
  next: { offered, exercise },
});

/** "Não sei". */
export const unsure = ({ pick }: Situation): Draft => ({ paragraphs: [pick(UNSURE)], ask: pick(UNSURE_ASKS) });

/** A message that contains only emoji or laughter. */
export function emoji({ message, pick }: Situation): Draft {
  const tone = /[😢😭😔😞😟😩😫😣😖🥺💔😓😥😪🙁☹😰😨😱😡😠🤯]/u.test(message)
    ? 'heavy'
    : /[😀😁😂😃😄😊🙂😍🥰❤👍🙌🎉✨😌🤗🥳💪]|^\W*[kr]/iu.test(message)
      ? 'light'
      : 'any';
  return { paragraphs: [pick(EMOJI[tone])], ask: pick(EMOJI_ASKS[tone]) };
}
