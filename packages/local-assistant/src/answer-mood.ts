import { MIRROR, MIRROR_SHORT, NO_RECORDS, STEPS } from './answer-mood.copy.ts';
import { besideNamed } from './figures/compared.ts';
import { matchIntents } from './intents/intents.ts';
import { dayAnchor, days, ofFive } from './language/figures-in-words.ts';
import type { Draft, Situation } from './situation.ts';
import { echoOf } from './skills/listening.ts';
import { TOPICS } from './topics/topics.ts';

const LEVELS = { good: 'light' } as const;

function toneOf(words: string): 'heavy' | 'light' | 'plain' {
  const feelings = matchIntents(words).filter(({ id }) => id === 'panic' || Object.hasOwn(TOPICS, id));
  const [first] = feelings;
  if (!first) return 'plain';
  return first.id === 'good' ? LEVELS.good : 'heavy';
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
  const { message, words, pick } = situation;
  const tone = toneOf(words);
  const echo = echoOf(message);
  return {
    paragraphs: [
      echo === null ? pick(MIRROR_SHORT[tone]) : pick(MIRROR[tone]).replace('{echo}', () => echo),
      recordsSentence(situation),
      pick(STEPS[tone]),
    ],
  };
}
