import { answers } from '../answers.ts';
import { asPlain, shortened } from '../language/sentences.ts';
import type { Draft, Situation, Skill } from '../situation.ts';
import {
  PLAN_ASKS,
  PLAN_BACK,
  PLAN_ENDS,
  PLAN_LINES,
  PLAN_NEXT,
  PLAN_OPENS,
  PLAN_UNSURE,
  PLAN_UNSURE_ASKS,
  STEP_ASKS,
  STEP_OPENS,
} from './plan.copy.ts';

const THING_MAX = 140;

export const plan: Skill = ({ pick }) => ({ paragraphs: [pick(PLAN_OPENS)], ask: pick(PLAN_ASKS) });

const containsAny = (text: string | undefined | null, asks: readonly string[]): boolean =>
  typeof text === 'string' && asks.some((ask) => text.includes(ask));

const said = (text: string): string => shortened(asPlain(text), THING_MAX).replace(/[.,;]+$/, '');

/** The answer to the plan's first question, found in earlier turns. */
function thingOf({ request: { turns } }: Situation): string | null {
  const at = turns.findLastIndex(
    ({ role, text }) => role === 'assistant' && containsAny(text, [...PLAN_ASKS, ...PLAN_UNSURE_ASKS]),
  );
  const answer = at < 0 ? undefined : turns[at + 1];
  return answer?.role === 'person' ? said(answer.text) : null;
}

/** Continues the dialogue about a plan for tomorrow; null if none was started. */
export function goOnPlanning(situation: Situation): Draft | null {
  const { before, words, message, pick } = situation;
  const asksThing = containsAny(before, [...PLAN_ASKS, ...PLAN_UNSURE_ASKS]);
  if ((!asksThing && !containsAny(before, STEP_ASKS)) || message.includes('?') || answers.isNo(words)) return null;
  if (asksThing) {
    if (answers.isUnsure(words) || answers.isYes(words))
      return { paragraphs: [pick(PLAN_UNSURE)], ask: pick(PLAN_UNSURE_ASKS) };
    const thing = said(message);
    return thing === ''
      ? null
      : { paragraphs: [pick(STEP_OPENS).replace('{thing}', () => thing)], ask: pick(STEP_ASKS) };
  }
  const thing = thingOf(situation);
  if (thing === null) return null;
  const step = answers.isUnsure(words) || answers.isYes(words) ? 'cinco minutos, depois do café' : said(message);
  const lines = [
    PLAN_LINES.thing.replace('{thing}', () => thing),
    PLAN_LINES.step.replace('{step}', () => step),
    pick(PLAN_LINES.least),
  ];
  return {
    paragraphs: [`${pick(PLAN_BACK)}\n\n${lines.map((line) => `- ${line}`).join('\n')}`, pick(PLAN_ENDS)],
    ask: pick(PLAN_NEXT),
  };
}
