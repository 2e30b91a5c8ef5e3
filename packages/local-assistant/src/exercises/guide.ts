import { answers } from '../answers.ts';
import { matchIntents } from '../intents/intents.ts';
import { readWords } from '../language/words.ts';
import { cite } from '../replies/cite.ts';
import { offered } from '../replies/offers.ts';
import type { Draft, Situation } from '../situation.ts';
import { READINGS } from '../topics/readings.copy.ts';
import { type Exercise, stepTitle } from './exercise.ts';
import {
  AFTER_ANY,
  AFTER_BETTER,
  AFTER_EXERCISE,
  AFTER_SAME,
  AFTER_WORSE,
  EXERCISE_DONE,
  EXERCISE_STOPPED,
  EXERCISES,
  STOPPED_ASKS,
} from './exercises.copy.ts';

type Place = { exercise: Exercise; step: number };

/** Finds the current step in the assistant's previous message; null if it contains no step. */
function placeIn(text: string): Place | null {
  for (const exercise of EXERCISES)
    for (let step = exercise.steps.length; step >= 1; step -= 1)
      if (text.includes(stepTitle(exercise, step))) return { exercise, step };
  return null;
}

const exerciseOf = (id: Exercise['id']): Exercise =>
  EXERCISES.find((one) => one.id === id) ?? (EXERCISES[0] as Exercise);

/** Cites a piece of the library for the exercise. For a panic attack the piece about it comes first. */
function citeFor(situation: Situation, { id }: Exercise) {
  const wasPanic = situation.earlier.some((text) =>
    matchIntents(readWords(text)).some((match) => match.id === 'panic'),
  );
  return cite(situation, wasPanic ? [...READINGS.panic, ...READINGS[id]] : READINGS[id]);
}

function step(situation: Situation, { exercise, step }: Place, before: readonly string[]): Draft {
  const shown = [`${stepTitle(exercise, step)}\n\n${exercise.steps[step - 1]}`];
  if (step < exercise.steps.length) return { paragraphs: [...before, ...shown, situation.pick(exercise.onwards)] };
  const found = citeFor(situation, exercise);
  return {
    paragraphs: [...before, ...shown, situation.pick(EXERCISE_DONE), ...found.paragraphs],
    sources: found.sources,
    ask: situation.pick(AFTER_EXERCISE),
  };
}

/** Starts an exercise, optionally after an introduction. */
export const begin = (situation: Situation, id: Exercise['id'], before?: readonly string[]): Draft => {
  const exercise = exerciseOf(id);
  return step(situation, { exercise, step: 1 }, before ?? [situation.pick(exercise.opens)]);
};

/** Whether the person asked for something else during the exercise. */
function asksForElse({ words, message }: Situation, { exercise }: Place): boolean {
  const [top] = matchIntents(words);
  if (!top || top.id === exercise.id || top.score < 3) return false;
  return message.includes('?') || !['good', 'panic', 'anxiety', 'thanks', 'tired', 'today'].includes(top.id);
}

/** The request to continue an exercise after an interruption. */
const RESUMES = /^(?:continua\w*|proxim[oa]|voltar?|segue)\b(?: \w+){0,3}$/;

/** Continues a running exercise; null if there is none, or if the person asked for something else. */
export function goOn(situation: Situation): Draft | null {
  const { before, words, pick, said } = situation;
  const here = before === null ? null : placeIn(before);
  const place = here ?? (RESUMES.test(words) ? placeIn(said.findLast((text) => placeIn(text)) ?? '') : null);
  if (!place || place.step >= place.exercise.steps.length) return null;
  if (answers.stops(words)) return { paragraphs: [pick(EXERCISE_STOPPED)], ask: pick(STOPPED_ASKS) };
  if (answers.asksAgain(words)) return step(situation, place, []);
  if (answers.findsItHarder(words))
    return {
      paragraphs: [pick(place.exercise.harder)],
      ask: place.exercise.id === 'breathe' ? offered('ground', pick) : pick(STOPPED_ASKS),
    };
  if (!answers.goesOn(words) && asksForElse(situation, place)) return null;
  return step(situation, { ...place, step: place.step + 1 }, []);
}

/** Maximum number of words of an answer that is neither "better" nor "worse". */
const SHORT = 3;

/** Replies to the answer about how the exercise was; null if that question wasn't asked. */
export function afterExercise(situation: Situation): Draft | null {
  const { before, words, pick } = situation;
  if (before === null || !AFTER_EXERCISE.some((question) => before.includes(question))) return null;
  if (/\b(?:pior|piorou|piora)\b/.test(words)) return { paragraphs: [pick(AFTER_WORSE)], ask: offered('talk', pick) };
  if (/\b(?:igual|nada|nao mudou|mesma|mesmo|nao)\b/.test(words))
    return { paragraphs: [pick(AFTER_SAME)], ask: pick(STOPPED_ASKS) };
  if (/\b(?:melhor|solt\w*|calm\w*|leve|bem|pouco|ajudou|aliviou|relax\w*|sim|tranquil\w*)\b/.test(words))
    return { paragraphs: [pick(AFTER_BETTER)], ask: offered('record', pick) };
  return words.split(' ').length <= SHORT ? { paragraphs: [pick(AFTER_ANY)], ask: pick(STOPPED_ASKS) } : null;
}
