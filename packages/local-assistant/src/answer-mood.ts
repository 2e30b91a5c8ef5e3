import { MIRROR, MIRROR_SHORT, NO_RECORDS, STEPS } from './answer-mood.copy.ts';
import { besideNamed } from './figures/compared.ts';
import { dayAnchor, days, ofFive } from './language/figures-in-words.ts';
import type { Draft, Situation } from './situation.ts';
import { echoOf } from './skills/listening.ts';
import { GOOD_TOPICS, isTopicId } from './topics/topics.ts';
import { idOf } from './understanding/labels.ts';
import type { Ranked } from './understanding/model.ts';

/** Minimum share of a topic to set the tone. */
const CLEAR = 0.3;

function toneOf(ranked: readonly Ranked[]): 'heavy' | 'light' | 'plain' {
  const [top] = ranked;
  const topic = top && top.share >= CLEAR ? idOf(top.label, 'topic') : null;
  if (topic === null || !isTopicId(topic)) return 'plain';
  return GOOD_TOPICS.has(topic) ? 'light' : 'heavy';
}

function recordsSentence({ request: { person }, pick }: Situation): string {
  const { average, worst, best, before } = person.week;
  if (average === null) return pick(NO_RECORDS);
  const beside = before ? `, ${besideNamed(average, before.average, 'das semanas antes', 'às semanas antes')}` : '';
  const ends =
    best && worst ? ` O dia mais leve foi ${dayAnchor(best.date)}, o mais pesado, ${dayAnchor(worst.date)}.` : '';
  return `Nos seus registros, a média da semana está em **${ofFive(average)}** (${days(person.week.days)})${beside}.${ends}`;
}

/** Comments on a new entry: a short paraphrase, a comparison with earlier entries, and one small suggestion. */
export function answerMood(situation: Situation): Draft {
  const { message, ranked, pick } = situation;
  const tone = toneOf(ranked);
  const echo = echoOf(message);
  return {
    paragraphs: [
      echo === null ? pick(MIRROR_SHORT[tone]) : pick(MIRROR[tone]).replace('{echo}', () => echo),
      recordsSentence(situation),
      pick(STEPS[tone]),
    ],
  };
}
