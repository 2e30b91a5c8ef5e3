import type { Passage, Source } from '@alento/domain/assistant/assistant-model';
import { sentencesOf } from '../language/sentences.ts';
import { readWords, tellingStems } from '../language/words.ts';
import type { Situation } from '../situation.ts';
import type { Readings } from '../topics/topic.ts';
import { LEAD_IN } from './cite.copy.ts';

/** Maximum number of sentences and characters of a quotation. */
const QUOTE_SENTENCES = 3;
const QUOTE_MAX = 420;
/** Shorter text is a heading or a label and isn't quoted. */
const SENTENCE_MIN = 35;

/** Number of sections that are searched for a known quotation. */
const SECTIONS = 12;
/** Minimum share of the query's significant words that a passage has to contain. */
const FIT = 0.65;

const stemsIn = (text: string): ReadonlySet<string> => new Set(tellingStems(text));

/** The share of the query's significant words that a passage contains, 0 to 1. */
function fitOf(query: string, { title, heading, text }: Passage): number {
  const wanted = tellingStems(query);
  if (wanted.length === 0) return 0;
  const passageStems = stemsIn(`${title} ${heading ?? ''} ${text}`);
  return wanted.filter((stem) => passageStems.has(stem)).length / wanted.length;
}

/** Weights of query words in the title or heading, and in the quoted sentences, added to a passage's score. */
const TITLE_WORTH = 0.5;
const QUOTE_WORTH = 0.8;
/** Minimum share of the query words in the quoted sentences. With less they answer another question. */
const QUOTE_FIT = 0.4;

/** The best passage for a question; null if none is good enough. */
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

/** Sentences that refer to a previous sentence, to steps or to sources make no sense alone. */
const DEPENDENT =
  /^(?:Isso|Isto|Ela|Ele|Elas|Eles|Essa|Esse|Nesse|Nessa|Mas|E |Por isso|Já |Também|Depois|Então|Aí|Assim|Outra|Outro|Em \[|Se for o|Para essas)/;

/** The end of a block: a line break, or list items that were joined without one. */
const BLOCK_END = /\n+|(?<=\p{Ll}[.!?:;])(?=\p{Lu})/u;

/** Up to three consecutive sentences of the passage, unchanged, with the most query words. */
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
        const worth =
          hits + Math.min(count, 2) * 0.4 - (DEPENDENT.test(text) ? 1.5 : 0) - (/^\d|:$/.test(text) ? 1 : 0);
        if (!best || worth > best.worth) best = { text, worth };
      }
    }
  }
  return best?.text ?? null;
}

export const pieceLink = ({ title, url }: Source): string => `[${title}](${url})`;

type Cited = { paragraphs: readonly string[]; sources: readonly Source[] };
const NOTHING: Cited = { paragraphs: [], sources: [] };

/** A paragraph with a quotation and a link to its piece. */
function quoting({ pick }: Situation, { title, url, kind }: Passage, quote: string): Cited {
  const text = pick(LEAD_IN[kind])
    .replace('{piece}', () => pieceLink({ title, url }))
    .replace('{quote}', () => `“${quote}”`);
  return { paragraphs: [text], sources: [{ title, url }] };
}

/** A paragraph that quotes and links a passage; empty if no sentence can be quoted. */
export function quoted(situation: Situation, passage: Passage, query: string): Cited {
  const quote = quoteOf(passage, query);
  return quote === null ? NOTHING : quoting(situation, passage, quote);
}

/**
 * Maximum number of words used to search for a quotation's section. A whole sentence makes the search many
 * times slower.
 */
const SOUGHT_WORDS = 5;

const soughtBy = (quote: string): string =>
  readWords(quote)
    .split(' ')
    .toSorted((one, other) => other.length - one.length)
    .slice(0, SOUGHT_WORDS)
    .join(' ');

/** The section that contains a quotation, if the plan includes it and its text still has the quotation. */
const sectionWith = ({ request }: Situation, id: string, quote: string): Passage | undefined =>
  request.findPassages(soughtBy(quote), SECTIONS).find((passage) => passage.id === id && passage.text.includes(quote));

/**
 * Quotes and links the first of the given pieces that the plan includes and that wasn't cited before; empty
 * if there is none.
 */
export function cite(situation: Situation, readings: Readings): Cited {
  const wasCited = ({ url }: Source): boolean => situation.said.some((text) => text.includes(`(${url})`));
  let repeated: Cited = NOTHING;
  for (const [id, quotes] of Object.entries(readings)) {
    const quote = situation.pick(quotes);
    const passage = sectionWith(situation, id, quote);
    if (!passage) continue;
    const found = quoting(situation, passage, quote);
    if (!wasCited(passage)) return found;
    if (repeated === NOTHING) repeated = found;
  }
  return repeated;
}
