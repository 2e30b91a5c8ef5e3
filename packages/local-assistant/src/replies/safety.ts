import { type CrisisCheck, checkCrisis } from '@alento/crisis-check/crisis-check';
import { saysHotlineFails, takesBack } from '@alento/crisis-check/telling/after-crisis';
import { hasMeansAtHand } from '@alento/crisis-check/telling/means';
import { tellsOfOwnPain } from '@alento/crisis-check/telling/own-pain';
import type { Draft, Situation } from '../situation.ts';
import {
  ACUTE_ASKS,
  CONCERN,
  CRISIS,
  CRISIS_ACUTE,
  CRISIS_ASKS,
  CRISIS_CHILD,
  CRISIS_HOTLINE,
  CRISIS_MEANS,
  CRISIS_THREAT,
  CRISIS_VIOLENCE,
  FAR_NOW,
  MEANS_ASKS,
  NOT_MEANT,
  OTHER_ACUTE,
  OTHER_ASKS,
  OTHER_CHILD,
  OTHER_NOW,
  OTHER_STAYING,
  OTHER_SUICIDE,
  OTHER_THREAT,
  OTHER_THREAT_ASKS,
  OTHER_VIOLENCE,
  SAFE_FROM_OTHERS,
  SAFE_NOW,
  SAFE_WITHOUT_LINE,
  STAYING,
  THREAT_ASKS,
} from './safety.copy.ts';

/** "não estou bem", "não sei", "mais ou menos" */
const UNSAFE =
  /\b(?:nao estou (?:bem|segur\w+|em seguranca)|nao sei|nao muito|mais ou menos|com medo|sozinh\w+)\b|^nao$/;

/** "não quero ligar", "não adianta", "me deixa" */
const REFUSING =
  /\b(?:nao (?:quero|vou|posso|preciso|consigo) (?:ligar|falar|de ajuda|ajuda)|nao adianta|para de|nao quero ajuda|me deixa|ligar)\b/;

/** "sim", "estou bem", "já passou", "tem alguém comigo" */
const SAFE =
  /^sim\b|\b(?:estou (?:bem|segur\w+|em seguranca|melhor|mais calm\w+|calm\w+|em casa com)|(?<!que )passou|tem alguem|acompanhad\w+|melhor)\b/;

/** Answers the message, or the message with another ranking. */
type Answer = (from?: Situation) => Promise<Draft>;

/** Minimum share of a clear request. */
const CLEAR = 0.2;

/**
 * Answers a request that is made in a message about a crisis or after one; null if there is none. The answer keeps what
 * the conversation goes on from, but not its question, because the reply asks only whether the person is safe.
 */
async function answerToRequest(situation: Situation, answer: Answer): Promise<Draft | null> {
  const { ranked, state } = situation;
  const request = ranked.find(({ label }) => /^(?:help|fact|do|topic:panic)/.test(label));
  if (!request || request.share < CLEAR) return null;
  const alone = { ...state, offered: null };
  const { ask: _, ...draft } = await answer({ ...situation, state: alone, ranked: [{ ...request, share: 1 }] });
  return draft.paragraphs.length === 0 ? null : { ...draft, next: { ...draft.next, offered: null } };
}

/** The mention of an overdose without other words of crisis. */
const TOOK_TOO_MUCH = /\btomei (?:muit\w+|vari\w+|tod\w+|demais|uma cartela|a cartela|cartela|caixa)\b/;

type Help = { texts: readonly string[]; asks: readonly string[] };
const HOTLINE: Help = { texts: CRISIS_HOTLINE, asks: CRISIS_ASKS };
const THREAT: Help = { texts: CRISIS_THREAT, asks: THREAT_ASKS };
const MEANS: Help = { texts: CRISIS_MEANS, asks: MEANS_ASKS };
const OWN: Help = { texts: CRISIS, asks: CRISIS_ASKS };
const OTHER: Help = { texts: OTHER_SUICIDE, asks: OTHER_ASKS };

type Kind = NonNullable<CrisisCheck['kind']>;
const HELP: Readonly<Record<CrisisCheck['about'], Readonly<Record<Kind, Help>>>> = {
  self: {
    suicide: OWN,
    'self-harm': OWN,
    means: MEANS,
    hotline: HOTLINE,
    acute: { texts: CRISIS_ACUTE, asks: ACUTE_ASKS },
    violence: { texts: CRISIS_VIOLENCE, asks: CRISIS_ASKS },
    child: { texts: CRISIS_CHILD, asks: CRISIS_ASKS },
    threat: THREAT,
  },
  other: {
    suicide: OTHER,
    'self-harm': OTHER,
    means: OTHER,
    hotline: HOTLINE,
    acute: { texts: OTHER_ACUTE, asks: ACUTE_ASKS },
    violence: { texts: OTHER_VIOLENCE, asks: OTHER_ASKS },
    child: { texts: OTHER_CHILD, asks: OTHER_ASKS },
    threat: { texts: OTHER_THREAT, asks: OTHER_THREAT_ASKS },
  },
};

/** After "não era isso": "era sim", "na verdade era sério". */
const MEANT_AFTER_ALL =
  /^(?:(?:na verdade|mas|e que|nao) )*(?:era|foi|e|estava falando|falei) (?:sim|serio|verdade)\b|\b(?:na verdade era|eu menti|menti\b|era isso sim)/;

/** The help that a message needs; null if it tells of no crisis. */
function helpFor({ message, words, before, crisis }: Situation): Help | null {
  if (saysHotlineFails(message)) return HOTLINE;
  if (before !== null && NOT_MEANT.some((text) => before.includes(text)) && MEANT_AFTER_ALL.test(words)) return OWN;
  const { level, kind, about } = crisis;
  if (level !== 'crisis') return null;
  if (about === 'self' && TOOK_TOO_MUCH.test(words)) return HELP.self.acute;
  return HELP[about][kind ?? 'suicide'];
}

/**
 * The reply to a message about a crisis; null if the last turn has no sign of one. Usually the crisis check has already
 * replied before any model. This is a second safeguard.
 */
export async function crisisDraft(situation: Situation, answer: Answer): Promise<Draft | null> {
  const { pick } = situation;
  const help = helpFor(situation);
  if (help === null) return null;
  const also = help === OWN ? await answerToRequest(situation, answer) : null;
  return { ...also, paragraphs: [pick(help.texts), ...(also?.paragraphs ?? [])], ask: pick(help.asks) };
}

/** Classifies the person's answer to the question whether they are safe. */
function stanceOf(words: string): keyof typeof STAYING {
  if (UNSAFE.test(words)) return 'unsafe';
  if (REFUSING.test(words)) return 'refusing';
  if (SAFE.test(words)) return 'safe';
  return 'any';
}

/** Asks whether the person is safe, with the help that fits the crisis before. */
function safeNow(before: CrisisCheck | null, isHotline: boolean): readonly string[] {
  if (isHotline) return SAFE_WITHOUT_LINE;
  if (before?.kind === 'threat') return FAR_NOW;
  return before?.kind === 'violence' || before?.kind === 'child' ? SAFE_FROM_OTHERS : SAFE_NOW;
}

/**
 * The reply after a crisis. It asks whether the person, or the other person, is safe, offers to continue, and doesn't
 * close the conversation. Other requests are answered below. "Não era isso" ends it.
 */
export async function afterCrisisDraft(situation: Situation, answer: Answer): Promise<Draft> {
  const { words, message, pick, earlier, crisis } = situation;
  const [previous = ''] = earlier;
  const before = previous === '' ? null : checkCrisis(previous);
  const { level } = crisis;
  if (level !== 'crisis' && takesBack(message)) return { paragraphs: [pick(NOT_MEANT)] };
  if (saysHotlineFails(message)) return { paragraphs: [pick(HOTLINE.texts)], ask: pick(HOTLINE.asks) };
  if (before?.about === 'other') return { paragraphs: [pick(OTHER_NOW), pick(OTHER_STAYING)] };
  if (hasMeansAtHand(message)) {
    const { texts, asks } = before?.kind === 'threat' ? THREAT : MEANS;
    return { paragraphs: [pick(texts)], ask: pick(asks) };
  }
  const answered = stanceOf(words);
  const stance = answered !== 'refusing' && level === 'crisis' ? 'unsafe' : answered;
  const also = stance === 'any' ? await answerToRequest(situation, answer) : null;
  const stays = also?.paragraphs ?? [pick(STAYING[stance])];
  return { ...also, paragraphs: [pick(safeNow(before, saysHotlineFails(previous))), ...stays] };
}

/**
 * Adds a mention of help to the reply if the message is worrying (level `concern`) and tells of the person's own
 * suffering: "meu celular morreu" and "apagar minha conta" are worrying by their words only.
 */
export function withConcern(situation: Situation, draft: Draft): Draft {
  const { message, crisis } = situation;
  if (crisis.level !== 'concern' || !tellsOfOwnPain(message)) return draft;
  if (draft.paragraphs.some((text) => text.includes('188') && text.includes('/ajuda'))) return draft;
  return { ...draft, paragraphs: [...draft.paragraphs, situation.pick(CONCERN)] };
}
