import { tellsOfSuicideLoss } from '@alento/crisis-check/telling/loss';
import { onTopic } from '../conversation/topic-reply.ts';
import type { Draft, Situation } from '../situation.ts';

/** Share from which a request in the same message is answered instead. */
const CLEAR_REQUEST = 0.6;

/** The reply to somebody bereaved by suicide; null for other messages, and once the conversation is about it. */
export function lossDraft(situation: Situation): Draft | null {
  const { message, ranked, state } = situation;
  if (state.about === 'topic:suicide-loss' || !tellsOfSuicideLoss(message)) return null;
  const [top] = ranked;
  if (top && top.share >= CLEAR_REQUEST && /^(?:fact|help|do)/.test(top.label)) return null;
  return onTopic(situation, 'suicide-loss');
}
