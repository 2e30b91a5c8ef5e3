import type { Passage, Source } from '@alento/domain/assistant/assistant-model';
import { sentencesOf } from '../language/sentences.ts';
import { readWords, tellingStems } from '../language/words.ts';
import type { Situation } from '../situation.ts';
import type { Reading } from '../topics/readings.copy.ts';
import { LEAD_IN } from './cite.copy.ts';

/** Most sentences and characters of one quotation. */
const QUOTE_SENTENCES = 3;
const QUOTE_MAX = 420;
/** Shorter pieces of text are headings and labels, and say nothing by themselves. */
const SENTENCE_MIN = 35;

/** How many sections are looked through for a known quotation. */
const SECTIONS = 12;
/** Part of a question's telling words that a passage has to hold to count as an answer. */
const FIT = 0.65;

const stemsIn = (text: string): ReadonlySet<string> => new Set(tellingStems(text));

/** Which part of the telling words a passage holds, 0 to 1. */
function fitOf(query: string, { title, heading, text }: Passage): number {
  const wanted = tellingStems(query);
  if (wanted.length === 0) return 0;
  const held = stemsIn(`${title} ${heading ?? ''} ${text}`);
  return wanted.filter((stem) => held.has(stem)).length / wanted.length;
}

/** What the title and heading, and the sentences to quote, add to how well a passage fits by holding the wanted words. */
const TITLE_WORTH = 0.5;
const QUOTE_WORTH = 0.8;
/** Part of the wanted words that the quoted sentences hold at least: else they answer something else. */
const QUOTE_FIT = 0.4;

/** The passage that answers a question best; null where none does. */
export const fittingPassage = (query: string, passages: readonly Passage[]): Passage | null =>
  passages
    .map((passage) => {
      const quote = quoteOf(passage, query);
      const partIn = (text: string): number => fitOf(query, { ...passage, heading: null, title: '', text });
      const said = quote === null ? 0 : partIn(quote);
      const named = partIn(`${passage.title} ${passage.heading ?? ''}`);
      return { passage, fit: fitOf(query, passage), said, worth: TITLE_WORTH * named + QUOTE_WORTH * said };
    })
    .filter(({ fit, said }) => fit >= FIT && said >= QUOTE_FIT)
    .sort((one, other) => other.fit + other.worth - (one.fit + one.worth))[0]?.passage ?? null;

/** What leans on a sentence before it, or speaks of steps and sources, reads badly alone. */
const LEANS =
  /^(?:Isso|Isto|Ela|Ele|Elas|Eles|Essa|Esse|Nesse|Nessa|Mas|E |Por isso|Já |Também|Depois|Então|Aí|Assim|Outra|Outro|Em \[|Se for o|Para essas)/;

/** Where a block of text ends: at a new line, and where points of a list were put together without one. */
const BLOCK_END = /\n+|(?<=\p{Ll}[.!?:;])(?=\p{Lu})/u;

/** Up to three sentences in a row, taken from the passage as they stand, that hold most of the wanted words. */
export function quoteOf(passage: Passage, query: string): string | null {
  const wanted = new Set(tellingStems(query));
  const blocks = passage.text.split(BLOCK_END).map(sentencesOf);
  let best: { text: string; worth: number } | null = null;
  for (const sentences of blocks) {
    const worths = sentences.map((sentence) => tellingStems(sentence).filter((stem) => wanted.has(stem)).length);
    for (let from = 0; from < sentences.length; from += 1) {
      for (let count = 1; count <= QUOTE_SENTENCES && from + count <= sentences.length; count += 1) {
        const text = sentences.slice(from, from + count).join(' ');
        if (text.length > QUOTE_MAX || !/[.!?…]["”»]?$/.test(text)) continue;
        if (text.length < SENTENCE_MIN) continue;
        const hits = worths.slice(from, from + count).reduce((sum, worth) => sum + Math.min(worth, 2), 0);
        const worth = hits + Math.min(count, 2) * 0.4 - (LEANS.test(text) ? 1.5 : 0) - (/^\d|:$/.test(text) ? 1 : 0);
        if (!best || worth > best.worth) best = { text, worth };
      }
    }
  }
  return best?.text ?? null;
}

export const pieceLink = ({ title, url }: Source): string => `[${title}](${url})`;

type Cited = { paragraphs: readonly string[]; sources: readonly Source[] };
const NOTHING: Cited = { paragraphs: [], sources: [] };

/** A paragraph of a quotation, with the piece linked. */
function quoting({ pick }: Situation, { title, url, kind }: Passage, quote: string): Cited {
  const text = pick(LEAD_IN[kind])
    .replace('{piece}', () => pieceLink({ title, url }))
    .replace('{quote}', () => `“${quote}”`);
  return { paragraphs: [text], sources: [{ title, url }] };
}

/** A paragraph that quotes a passage and links it; nothing where there is no sentence to quote. */
export function quoted(situation: Situation, passage: Passage, query: string): Cited {
  const quote = quoteOf(passage, query);
  return quote === null ? NOTHING : quoting(situation, passage, quote);
}

/** Longest words of a quotation that its section is looked for by: a whole sentence takes the search many times longer. */
const SOUGHT_WORDS = 5;

const soughtBy = (quote: string): string =>
  readWords(quote)
    .split(' ')
    .toSorted((one, other) => other.length - one.length)
    .slice(0, SOUGHT_WORDS)
    .join(' ');

/** The section that a quotation stands in, where this plan reaches it and its text still says so. */
const sectionWith = ({ request }: Situation, id: string, quote: string): Passage | undefined =>
  request.findPassages(soughtBy(quote), SECTIONS).find((passage) => passage.id === id && passage.text.includes(quote));

/**
 * A piece of the library that belongs to a subject, quoted and linked: the first that this plan reaches and that
 * wasn't cited before. Nothing where there is none.
 */
export function cite(situation: Situation, readings: readonly Reading[]): Cited {
  const isTold = ({ url }: Source): boolean => situation.said.some((text) => text.includes(`(${url})`));
  let told: Cited = NOTHING;
  for (const { id, quotes } of readings) {
    const quote = situation.pick(quotes);
    const passage = sectionWith(situation, id, quote);
    if (!passage) continue;
    const found = quoting(situation, passage, quote);
    if (!isTold(passage)) return found;
    if (told === NOTHING) told = found;
  }
  return told;
}
