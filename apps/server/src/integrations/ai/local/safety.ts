import { checkCrisis } from '@alento/domain/safety/crisis-check';
import { type IntentId, matchIntents } from './intents.ts';
import {
  CONCERN,
  CRISIS,
  CRISIS_ABOUT_OTHER,
  CRISIS_ASKS,
  CRISIS_VIOLENCE,
  OTHER_ASKS,
  SAFE_NOW,
  STAYING,
} from './safety.copy.ts';
import type { Draft, Situation } from './situation.ts';
import { TOPICS } from './topics/topics.ts';

/**
 * The reply to words of a crisis; null where the last turn holds none. The lines of help stand before any
 * model is asked (decision D22): this is for what gets past them.
 */
export function crisisDraft({ message, pick }: Situation): Draft | null {
  const { level, kind, about } = checkCrisis(message);
  if (level !== 'crisis') return null;
  if (about === 'other') return { paragraphs: [pick(CRISIS_ABOUT_OTHER)], ask: pick(OTHER_ASKS) };
  return { paragraphs: [pick(kind === 'violence' ? CRISIS_VIOLENCE : CRISIS)], ask: pick(CRISIS_ASKS) };
}

/** How the person answers the question whether they are safe. */
function stanceOf(words: string): keyof typeof STAYING {
  if (
    /\b(?:nao estou (?:bem|segur\w+|em seguranca)|nao sei|nao muito|mais ou menos|com medo|sozinh\w+)\b|^nao$/.test(
      words,
    )
  )
    return 'unsafe';
  if (
    /\b(?:nao (?:quero|vou|posso|preciso|consigo) (?:ligar|falar|de ajuda|ajuda)|nao adianta|para de|nao quero ajuda|me deixa|ligar)\b/.test(
      words,
    )
  )
    return 'refusing';
  if (
    /^sim\b|\b(?:estou (?:bem|segur\w+|em seguranca|melhor|mais calm\w+|calm\w+|em casa com)|passou|ja passou|tem alguem|acompanhad\w+|melhor)\b/.test(
      words,
    )
  )
    return 'safe';
  return 'any';
}

/**
 * The turn after a crisis: asks how safe the person is now, stays, and never closes the conversation. What else was
 * asked for is answered below, without a second question.
 */
export async function afterCrisisDraft(situation: Situation, answer: () => Promise<Draft>): Promise<Draft> {
  const { words, pick } = situation;
  const stance = stanceOf(words);
  const asked = matchIntents(words).find(({ id, score }) => score >= 3 && !STAYS.has(id) && !Object.hasOwn(TOPICS, id));
  if (stance !== 'any' || !asked) return { paragraphs: [pick(SAFE_NOW), pick(STAYING[stance])] };
  const { paragraphs, sources } = await answer();
  return { paragraphs: [pick(SAFE_NOW), ...paragraphs], sources: sources ?? [] };
}

/** What the person says then that is answered by staying alone: a goodbye is no reason to close the conversation. */
const STAYS = new Set<IntentId>(['bye', 'thanks', 'greeting', 'help-now', 'vent', 'injection', 'out-of-scope', 'good']);

/** A reply to something heavy names help too. */
export function withConcern(situation: Situation, draft: Draft): Draft {
  if (checkCrisis(situation.message).level !== 'concern') return draft;
  if (draft.paragraphs.some((text) => text.includes('188') && text.includes('/ajuda'))) return draft;
  return { ...draft, paragraphs: [...draft.paragraphs, situation.pick(CONCERN)] };
}
