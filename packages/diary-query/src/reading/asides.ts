import { foldForSearch } from '@alento/domain/text/plain-text';
import type { FoundPeriod } from '../period/find-periods.ts';
import { meantPeriods } from './meant-periods.ts';

/** Words that begin a remark beside the question: "porque eu me lembro que teve aquela briga no natal". */
const REMARK =
  /(?:^|[\s,.;])(?:porque|pq|por ?que eu|por causa|ja que|pois|eu sei que|eu acho que|acho que|eu jurava|me lembro|lembro que|e que|mas (?:eu|a|o|meu|minha)|sendo que|so que|depois que (?:eu|a|o))\s/g;
/** First persons of the past, which tell: "tomei umas sábado e amanheci um trapo". */
const TELLS =
  /\b(?!(?:dei|sei|ei|oi|foi|registrei|marquei|anotei|escrevi|botei|coloquei|comecei|rei|lei|cai|sai|vi)\b)[a-z]{2,}(?:ei|i)\b/;
const LONG_WORDS = 10;
/** A shorter sentence leaves what it is about to the ones before. */
const QUESTION_WORDS = 6;

/**
 * The periods of the question itself. A long message may tell a story beside it, whose days aren't asked about.
 *
 * @param asks whether a piece of the message asks something.
 */
export function withoutAsides(
  message: string,
  all: readonly FoundPeriod[],
  asks: (piece: string) => boolean,
): readonly FoundPeriod[] {
  const found = meantPeriods(message, all);
  if (found.length === 0 || message.split(/\s+/).length < LONG_WORDS) return found;
  const text = foldForSearch(message);
  // Folding may change lengths; then the places don't hold.
  if (text.length !== message.length) return found;
  const first = found[0];
  const remarks = [...text.matchAll(REMARK)].map(({ index }) => index);
  const isRemark = (one: FoundPeriod): boolean =>
    first !== undefined &&
    remarks.some((at) => at >= first.to && at < one.from && !/[?]/.test(text.slice(at, one.from)));
  const questions = found.filter((one) => !isRemark(one));
  const [story, ...rest] = text.split(/[,.;!]\s/);
  const border = story?.length ?? 0;
  const isStory =
    rest.length > 0 && !asks(message.slice(0, border)) && asks(message.slice(border)) && TELLS.test(story ?? '');
  return isStory ? questions.filter(({ from }) => from >= border) : questions;
}

/** The last sentence, where what stands before it only tells: "Ontem briguei com ela. Qual foi minha média?". */
export function withoutStory(message: string, asks: (piece: string) => boolean): string {
  const sentences = message.trim().split(/(?<=[.!?])\s+/);
  const last = sentences.at(-1) ?? '';
  const story = sentences.slice(0, -1).join(' ');
  const isStory = TELLS.test(foldForSearch(story)) && !story.includes('?');
  return isStory && last.split(/\s+/).length >= QUESTION_WORDS && asks(last) ? last : message;
}
