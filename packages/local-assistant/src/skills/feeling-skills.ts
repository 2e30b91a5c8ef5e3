import { PANIC_CHECK, PANIC_OPENS } from '../exercises/exercises.copy.ts';
import { begin } from '../exercises/guide.ts';
import type { FeelingId } from '../intents/intents.ts';
import { matchIntents } from '../intents/intents.ts';
import { readWords } from '../language/words.ts';
import { cite } from '../replies/cite.ts';
import { offered } from '../replies/offers.ts';
import { type Draft, isQuestion, type Situation, type Skill } from '../situation.ts';
import { READINGS } from '../topics/readings.copy.ts';
import type { Topic } from '../topics/topic.ts';
import { TOPICS } from '../topics/topics.ts';
import { ADVICE_ASKS, ADVICE_WITHOUT, DECISION, DECISION_ASKS, SLEEP_TOLD } from './feeling-skills.copy.ts';
import { READ_ALL } from './listening.copy.ts';
import { echoOf, feelingsOf, listen, wasListening } from './listening.ts';

/** Whether the person mentioned the same feeling before. The reply is then not repeated. */
const wasToldBefore = (id: FeelingId, { earlier }: Situation): boolean =>
  earlier.some((text) => matchIntents(readWords(text)).some((match) => match.id === id));

/** Whether the person asked only to be listened to. */
const asksOnlyToBeHeard = ({ earlier }: Situation): boolean =>
  earlier.some((text) => matchIntents(readWords(text)).some(({ id }) => id === 'vent'));

/** From this number of words on the reply begins with a paraphrase of the message. */
const AT_LENGTH = 14;

const SLEPT_BADLY = new Set(['ruim', 'razoavel']);

function onTopic(id: FeelingId, topic: Topic, situation: Situation): Draft {
  const { pick, request, message, words } = situation;
  const echo = words.split(' ').length >= AT_LENGTH ? echoOf(message) : null;
  const told = echo === null ? [] : [pick(READ_ALL).replace('{echo}', () => echo)];
  const { paragraphs: cited, sources } = cite(situation, READINGS[id]);
  const knows = id === 'sleep' && SLEPT_BADLY.has(request.person.sleep ?? '') ? [pick(SLEEP_TOLD)] : [];
  const asks = [...topic.asks, ...topic.offers.map((offer) => offered(offer, pick))];
  return {
    paragraphs: [[...told, pick(topic.opens), ...knows].join(' '), pick(topic.helps), ...cited],
    ask: pick(asks),
    sources,
  };
}

/** A skill for one feeling. It acknowledges and helps the first time, and listens if the person continues. */
function feeling(id: FeelingId): Skill {
  return (situation) => {
    const topic = TOPICS[id];
    const asks = isQuestion(situation.message, situation.words);
    if (
      !topic ||
      (!asks && ((wasListening(situation) && asksOnlyToBeHeard(situation)) || wasToldBefore(id, situation)))
    )
      return listen(situation);
    return onTopic(id, topic, situation);
  };
}

/** A panic attack: a grounding exercise first, and the article afterwards. */
const panic: Skill = (situation) => begin(situation, 'ground', [situation.pick(PANIC_OPENS), PANIC_CHECK]);

/** "O que eu faço?": suggestions for the most recently mentioned feeling. */
export const advice: Skill = (situation) => {
  const id = feelingsOf(situation)[0];
  const topic = id && TOPICS[id];
  if (id === 'panic') return panic(situation);
  if (id && topic) return onTopic(id, topic, situation);
  return { paragraphs: [situation.pick(ADVICE_WITHOUT)], ask: situation.pick(ADVICE_ASKS) };
};

/** "Devo terminar?": asks questions back and gives no answer. */
export const decision: Skill = ({ pick }) => ({ paragraphs: [pick(DECISION)], ask: pick(DECISION_ASKS) });

export const FEELING_SKILLS: Readonly<Record<FeelingId, Skill>> = {
  panic,
  anxiety: feeling('anxiety'),
  worry: feeling('worry'),
  sleep: feeling('sleep'),
  grief: feeling('grief'),
  breakup: feeling('breakup'),
  fight: feeling('fight'),
  lonely: feeling('lonely'),
  guilt: feeling('guilt'),
  anger: feeling('anger'),
  stress: feeling('stress'),
  tired: feeling('tired'),
  study: feeling('study'),
  routine: feeling('routine'),
  sad: feeling('sad'),
  'other-person': feeling('other-person'),
  'job-lost': feeling('job-lost'),
  illness: feeling('illness'),
  good: feeling('good'),
};
