import { asLibraryWrites } from '../language/rewrites.ts';
import { readWords, tellingStems } from '../language/words.ts';
import { fittingPassage, quoted } from '../replies/cite.ts';
import type { Draft, Situation } from '../situation.ts';
import { FOUND_ASKS, NO_FIT, NO_FIT_ASKS, NOTHING_MORE } from './talk.copy.ts';

const PASSAGES = 8;

/** Answers a question with a quoted passage; null if no passage is good enough. */
export function retrieve(situation: Situation, asked: string): Draft | null {
  const query = asLibraryWrites(readWords(asked));
  if (tellingStems(query).length === 0) return null;
  const passage = fittingPassage(query, situation.request.findPassages(query, PASSAGES));
  if (!passage) return null;
  const { paragraphs, sources } = quoted(situation, passage, query);
  return paragraphs.length > 0 ? { paragraphs, sources, ask: situation.pick(FOUND_ASKS) } : null;
}

/** Says that no passage was found, and asks a question back. */
export const noFit = ({ pick }: Situation): Draft => ({ paragraphs: [pick(NO_FIT)], ask: pick(NO_FIT_ASKS) });

/** "Conta mais": another passage about the previous question; null if there was none. */
export function tellMore(situation: Situation): Draft | null {
  const { earlier, said, request, pick } = situation;
  const asked = earlier.find((text) => tellingStems(text).length > 0);
  if (asked === undefined || !said.some((text) => text.includes('](/'))) return null;
  const passages = request.findPassages(asked, PASSAGES);
  for (const passage of passages.filter(({ url }) => said.some((text) => text.includes(`(${url})`)))) {
    const { paragraphs, sources } = quoted(situation, passage, asked);
    const isNew = paragraphs.some(
      (text) => !said.some((one) => one.includes(text.split('“')[1]?.slice(0, 40) ?? text)),
    );
    if (isNew && paragraphs.length > 0) return { paragraphs, sources, ask: pick(FOUND_ASKS) };
  }
  return { paragraphs: [pick(NOTHING_MORE)], ask: pick(NO_FIT_ASKS) };
}
