import { checkCrisis } from '@alento/crisis-check/crisis-check';
import type { Draft, Situation } from '../situation.ts';
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

/** Minimum share of a clear request. */
const CLEAR = 0.6;

/** Answers a request made in the same message as the crisis, without a second question; empty if there was none. */
async function alsoAsked({ ranked }: Situation, answer: Answer): Promise<Draft> {
  const [top] = ranked;
  if (!top || top.share < CLEAR || !/^(?:help|fact|do)/.test(top.label)) return { paragraphs: [] };
  const { paragraphs, sources } = await answer();
  return { paragraphs, sources: sources ?? [] };
}

/** The mention of an overdose without other words of crisis. */
const TOOK_TOO_MUCH = /\btomei (?:muit\w+|vari\w+|tod\w+|demais|uma cartela|a cartela|cartela|caixa)\b/;

/**
 * The reply to a message about a crisis; null if the last turn has no sign of one. Usually the crisis check
 * has already replied before any model (decision D22). This is a second safeguard.
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

/** Classifies the person's answer to the question whether they are safe. */
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
 * The reply after a crisis. It asks whether the person is safe, offers to continue, and doesn't close the
 * conversation. Other requests are answered below.
 */
export async function afterCrisisDraft(situation: Situation, answer: Answer): Promise<Draft> {
  const { words, message, pick } = situation;
  const answered = stanceOf(words);
  const stance = answered !== 'refusing' && checkCrisis(message).level === 'crisis' ? 'unsafe' : answered;
  const { paragraphs, sources } = stance === 'any' ? await alsoAsked(situation, answer) : { paragraphs: [] };
  const stays = paragraphs.length > 0 ? paragraphs : [pick(STAYING[stance])];
  return { paragraphs: [pick(SAFE_NOW), ...stays], sources: sources ?? [] };
}

/** A message that is only a greeting. It is too short to judge how the person is. */
const GREETING = /^(?:oi+e?|ola|opa|bom dia|boa tarde|boa noite)$/;

/** Adds a mention of help to the reply if the person's message is worrying (level `concern`). */
export function withConcern(situation: Situation, draft: Draft): Draft {
  if (GREETING.test(situation.words) || checkCrisis(situation.message).level !== 'concern') return draft;
  if (draft.paragraphs.some((text) => text.includes('188') && text.includes('/ajuda'))) return draft;
  return { ...draft, paragraphs: [...draft.paragraphs, situation.pick(CONCERN)] };
}
