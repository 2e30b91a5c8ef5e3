import { type Draft, isQuestion, type Situation } from '../situation.ts';
import { HELP_NOW, HELP_NOW_ASKS } from '../skills/about.copy.ts';
import { isTopicId } from '../topics/topics.ts';
import { type ActivityId, idOf, type Label, type SmallTalkId } from '../understanding/labels.ts';
import { doActivity } from './activities.ts';
import { FACT_NAME } from './choices.copy.ts';
import { askBack } from './choices.ts';
import { FACT_HINT } from './conversation.copy.ts';
import { helpPage, onHelpAsked } from './help-reply.ts';
import { smallTalk } from './small-talk.ts';
import { onTopic } from './topic-reply.ts';

/** The reply to a message whose label is known; null if there is none for it here. */
export async function replyTo(situation: Situation, label: Label): Promise<Draft | null> {
  const { pick } = situation;
  if (label === 'fact')
    return isQuestion(situation.message, situation.words) ||
      situation.message === FACT_NAME ||
      situation.state.about === 'fact'
      ? { paragraphs: [pick(FACT_HINT)], about: 'fact' }
      : null;
  if (label === 'crisis') return { paragraphs: [pick(HELP_NOW)], ask: pick(HELP_NOW_ASKS), about: 'crisis' };
  if (label === 'ask') return askBack(situation);
  const topic = idOf(label, 'topic');
  if (topic !== null) return isTopicId(topic) ? onTopic(situation, topic) : null;
  const activity = idOf(label, 'do');
  if (activity !== null) return doActivity(situation, activity as ActivityId);
  const talk = idOf(label, 'talk');
  if (talk !== null) return smallTalk(situation, talk as SmallTalkId);
  const page = helpPage(situation, idOf(label, 'help') ?? '');
  return page ? onHelpAsked(situation, page) : null;
}
