import { begin, resume } from '../exercises/guide.ts';
import { cite } from '../replies/cite.ts';
import { offered } from '../replies/offers.ts';
import { type Draft, isQuestion, type Situation } from '../situation.ts';
import { HELP_NOW, HELP_NOW_ASKS, LIBRARY, LIBRARY_ASKS, LIBRARY_TOO } from '../skills/about.copy.ts';
import { gratitude } from '../skills/gratitude.ts';
import { history } from '../skills/history.ts';
import { plan } from '../skills/plan.ts';
import { retrieve } from '../skills/retrieval.ts';
import { isTopicId, TOPICS, type TopicId } from '../topics/topics.ts';
import { type ActivityId, idOf, type Label, type SmallTalkId } from '../understanding/labels.ts';
import { FACT_NAME } from './choices.copy.ts';
import { askBack } from './choices.ts';
import { FACT_HINT, LISTEN_TO, SAVE, SLEEP_NOW } from './conversation.copy.ts';
import { helpPage, onHelpRequest } from './help-reply.ts';
import { smallTalk } from './small-talk.ts';
import { onTopic } from './topic-reply.ts';

/** Minimum share of a topic that the message names beside the request. */
const NAMED = 0.05;

/** The topic of a request such as "algo para ler sobre culpa", or of the conversation. */
function topicOf({ ranked, state }: Situation): TopicId | null {
  const named = ranked.find(({ label, share }) => label.startsWith('topic:') && share >= NAMED)?.label ?? state.about;
  const id = idOf(named, 'topic');
  return id !== null && isTopicId(id) ? id : null;
}

/** "Tem algo para ler sobre solidão?": a passage of the library on the subject, or the library. */
function read(situation: Situation): Draft {
  const { pick, message } = situation;
  const topic = topicOf(situation);
  const found = topic === null ? { paragraphs: [], sources: [] } : cite(situation, TOPICS[topic].reads);
  const { paragraphs, sources = [] } = found.paragraphs.length > 0 ? found : (retrieve(situation, message) ?? found);
  return paragraphs.length > 0
    ? { paragraphs: [...paragraphs, pick(LIBRARY_TOO)], sources, ask: pick(LIBRARY_ASKS) }
    : { paragraphs: [pick(LIBRARY)], ask: pick(LIBRARY_ASKS) };
}

const ACTIVITY: Readonly<Record<ActivityId, (situation: Situation) => Draft | Promise<Draft>>> = {
  breathe: (situation) => begin(situation, 'breathe'),
  ground: (situation) => begin(situation, 'ground'),
  relax: (situation) => begin(situation, 'relax'),
  gratitude,
  plan,
  search: history,
  read,
  listen: ({ pick }) => ({
    paragraphs: [pick(LISTEN_TO)],
    ask: offered('breathe', pick),
    next: { offered: 'breathe' },
  }),
  sleep: ({ pick }) => ({ paragraphs: [pick(SLEEP_NOW)], ask: offered('relax', pick), next: { offered: 'relax' } }),
  save: ({ pick }) => ({ paragraphs: [pick(SAVE)] }),
  resume,
};

/** Does what the person asked for. */
const doActivity = async (situation: Situation, id: ActivityId): Promise<Draft> => ({
  about: `do:${id}`,
  ...(await ACTIVITY[id](situation)),
});

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
  return page ? onHelpRequest(situation, page) : null;
}
