import { asLibraryWrites } from '../language/rewrites.ts';
import { readWords, tellingStems } from '../language/words.ts';
import { fittingPassage, quoted } from '../replies/cite.ts';
import type { Draft, Situation } from '../situation.ts';
import { FOUND_ASKS } from './talk.copy.ts';

const PASSAGES = 8;

/** Answers a question with a quoted passage; null if no passage is good enough. */
export function retrieve(situation: Situation, question: string): Draft | null {
  const query = asLibraryWrites(readWords(question));
  if (tellingStems(query).length === 0) return null;
  const passage = fittingPassage(query, situation.request.findPassages(query, PASSAGES));
  if (!passage) return null;
  const { paragraphs, sources } = quoted(situation, passage, query);
  return paragraphs.length > 0 ? { paragraphs, sources, ask: situation.pick(FOUND_ASKS) } : null;
}
