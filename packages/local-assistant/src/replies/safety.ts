import { checkCrisis } from '@alento/crisis-check/crisis-check';
import { type IntentId, matchIntents } from '../intents/intents.ts';
import type { Draft, Situation } from '../situation.ts';
import { TOPICS } from '../topics/topics.ts';
import {
  ACUTE_ASKS,
  CONCERN,
  CRISIS,
  CRISIS_ABOUT_OTHER,
  CRISIS_ACUTE,
  CRISIS_ASKS,
  CRISIS_VIOLENCE,
  OTHER_ASKS,
  SAFE_NOW,
  STAYING,
} from './safety.copy.ts';

type Answer = () => Promise<Draft>;

/** What is answered by staying alone: a goodbye is no reason to close the conversation. */
const STAYS = new Set<IntentId>([
  'bye',
  'thanks',
  'greeting',
  'help-now',
  'vent',
  'advice',
  'injection',
  'out-of-scope',
  'good',
]);
/** The least score of something clearly asked for. */
const CLEAR = 3;

/** The answer to what was asked beside the words of a crisis, without a second question; nothing where nothing was. */
async function alsoAsked({ words }: Situation, answer: Answer): Promise<Draft> {
  const asked = matchIntents(words).some(
    ({ id, score }) => score >= CLEAR && !STAYS.has(id) && !Object.hasOwn(TOPICS, id),
  );
  if (!asked) return { paragraphs: [] };
  const { paragraphs, sources } = await answer();
  return { paragraphs, sources: sources ?? [] };
}

/** An overdose told of without a word of crisis. */
const TOOK_TOO_MUCH = /\btomei (?:muit\w+|vari\w+|tod\w+|demais|uma cartela|a cartela|cartela|caixa)\b/;

/**
 * The reply to words of a crisis; null where the last turn holds none. The lines of help stand before any
 * model is asked (decision D22): this is for what gets past them.
 */
export async function crisisDraft(situation: Situation, answer: Answer): Promise<Draft | null> {
  const { message, pick } = situation;
  const { level, kind, about } = checkCrisis(message);
  if (level !== 'crisis') return null;
  if (about === 'other') return { paragraphs: [pick(CRISIS_ABOUT_OTHER)], ask: pick(OTHER_ASKS) };
  if (kind === 'acute' || TOOK_TOO_MUCH.test(situation.words))
    return { paragraphs: [pick(CRISIS_ACUTE)], ask: pick(ACUTE_ASKS) };
  const { paragraphs, sources } = await alsoAsked(situation, answer);
  const help = pick(kind === 'violence' ? CRISIS_VIOLENCE : CRISIS);
  return { paragraphs: [help, ...paragraphs], ask: pick(CRISIS_ASKS), sources: sources ?? [] };
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
 * asked for is answered below.
 */
export async function afterCrisisDraft(situation: Situation, answer: Answer): Promise<Draft> {
  const { words, message, pick } = situation;
  const answered = stanceOf(words);
  const stance = answered !== 'refusing' && checkCrisis(message).level === 'crisis' ? 'unsafe' : answered;
  const { paragraphs, sources } = stance === 'any' ? await alsoAsked(situation, answer) : { paragraphs: [] };
  const stays = paragraphs.length > 0 ? paragraphs : [pick(STAYING[stance])];
  return { paragraphs: [pick(SAFE_NOW), ...stays], sources: sources ?? [] };
}

/** Nothing but a greeting, which alone is too little to be told anything by. */
const GREETING = /^(?:oi+e?|ola|opa|bom dia|boa tarde|boa noite)$/;

/** A reply to something heavy names help too. */
export function withConcern(situation: Situation, draft: Draft): Draft {
  if (GREETING.test(situation.words) || checkCrisis(situation.message).level !== 'concern') return draft;
  if (draft.paragraphs.some((text) => text.includes('188') && text.includes('/ajuda'))) return draft;
  return { ...draft, paragraphs: [...draft.paragraphs, situation.pick(CONCERN)] };
}
