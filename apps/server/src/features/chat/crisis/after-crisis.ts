import { type CrisisCheck, checkCrisis } from '@alento/crisis-check/crisis-check';
import { saysHotlineFails, takesBack } from '@alento/crisis-check/telling/after-crisis';
import { hasMeansAtHand } from '@alento/crisis-check/telling/means';
import type { MessageContent } from '../../../sealed-json/chat.ts';
import { crisisReply, NOT_MEANT } from './crisis-reply.copy.ts';

const OWN = { level: 'crisis', about: 'self' } as const;

/** The crisis that an earlier message describes; null without one. */
export function crisisBefore({ text, crisis }: Pick<MessageContent, 'text' | 'crisis'>): CrisisCheck | null {
  if (crisis) return checkCrisis(text);
  return saysHotlineFails(text) ? { ...OWN, kind: 'hotline' } : null;
}

/** `takesBack`: the earlier crisis that the message takes back. */
export type FixedReply = { text: string; takesBack: CrisisCheck | null };

/**
 * The reply that no model writes: to a crisis message, to a helpline that doesn't answer, and after a crisis to "não
 * era isso" or to means at hand. Null if a model writes the reply.
 */
export function fixedReplyTo(
  { last, before }: { last: { text: string; isCrisis: boolean }; before: CrisisCheck | null },
  variant: number,
): FixedReply | null {
  const reply = (crisis: CrisisCheck): FixedReply => ({ text: crisisReply(crisis, variant), takesBack: null });
  if (last.isCrisis) return reply(checkCrisis(last.text));
  if (saysHotlineFails(last.text)) return reply({ ...OWN, kind: 'hotline' });
  if (before === null) return null;
  if (takesBack(last.text)) return { text: NOT_MEANT, takesBack: before };
  // A weapon after a threat is meant for somebody else.
  const kind = before.kind === 'threat' ? 'threat' : 'means';
  return before.about === 'self' && hasMeansAtHand(last.text) ? reply({ ...OWN, kind }) : null;
}
