import { answers } from '../answers.ts';
import { EXERCISE_WAITS, NO_EXERCISE } from '../conversation/conversation.copy.ts';
import type { State } from '../conversation/state.ts';
import { cite } from '../replies/cite.ts';
import { offered } from '../replies/offers.ts';
import { type Draft, type Situation, shareOf } from '../situation.ts';
import { type Exercise, type ExerciseId, stepTitle } from './exercise.ts';
import {
  AFTER_ANY,
  AFTER_BETTER,
  AFTER_EXERCISE,
  AFTER_SAME,
  AFTER_WORSE,
  EXERCISE_DONE,
  EXERCISE_ON_SCREEN,
  EXERCISE_PAUSED,
  EXERCISE_STOPPED,
  EXERCISES,
  STOPPED_ASKS,
} from './exercises.copy.ts';
import { EXERCISE_READINGS } from './readings.copy.ts';

type Running = NonNullable<State['exercise']>;

const exerciseOf = (id: ExerciseId): Exercise => EXERCISES.find((one) => one.id === id) ?? (EXERCISES[0] as Exercise);

function step(situation: Situation, exercise: Exercise, at: number, before: readonly string[]): Draft {
  const instruction = [`${stepTitle(exercise, at)}\n\n${exercise.steps[at - 1]}`];
  const about = `do:${exercise.id}` as const;
  if (at < exercise.steps.length)
    return {
      paragraphs: [...before, ...instruction, situation.pick(exercise.onwards)],
      about,
      next: { exercise: { id: exercise.id, step: at, isLeft: false }, offered: null },
    };
  const found = cite(situation, EXERCISE_READINGS[exercise.id]);
  return {
    paragraphs: [...before, ...instruction, situation.pick(EXERCISE_DONE)],
    sources: found.sources,
    ask: situation.pick(AFTER_EXERCISE),
    about,
    next: { exercise: null, offered: null },
  };
}

/** Starts an exercise. After an introduction of a special kind, as in a panic, nothing leads away from the first step. */
export const begin = (situation: Situation, id: ExerciseId, before?: readonly string[]): Draft => {
  const exercise = exerciseOf(id);
  return step(situation, exercise, 1, before ?? [situation.pick(exercise.opens), EXERCISE_ON_SCREEN]);
};

/** Shows the step of an exercise that was left again; says so if there is none. */
export function resume(situation: Situation): Draft {
  const { exercise } = situation.state;
  if (exercise === null) return { paragraphs: [situation.pick(NO_EXERCISE)] };
  return { ...step(situation, exerciseOf(exercise.id), exercise.step, []), understood: 'do:resume' };
}

/** Minimum share of a label that is taken for a sign to the exercise. */
const SIGN = 0.4;
/** Maximum number of words of an answer to a step of grounding, such as "mesa, janela, parede". */
const NAMED_MAX = 14;

/** Things that the person names, as grounding asks for. They are a sign to go on. */
const namesThings = ({ message, words, ranked }: Situation, { id }: Running): boolean =>
  id === 'ground' &&
  !message.includes('?') &&
  words.split(' ').length <= NAMED_MAX &&
  (/,| e /.test(message) || words.split(' ').length <= 3) &&
  !ranked.some(({ label, share }) => share > SIGN && /^(?:topic|help|fact|crisis|do)/.test(label));

/** The person needs a moment within a step. */
const WAITS =
  /^(?:(?:ai|pera|perai|espera|esperai|calma|so) ?)*(?:espera|pera|perai|calma|um (?:minuto|momento|instante|segundo)(?:inho)?|ja volto|guenta)(?: (?:um pouco|ai|so|um pouquinho|um minuto))*$/;

/** Continues a running exercise; null if none is running, or if the person said something else. */
export function goOn(situation: Situation): Draft | null {
  const { words, pick, state } = situation;
  const running = state.exercise;
  if (running === null) return null;
  const exercise = exerciseOf(running.id);
  if (running.isLeft)
    return shareOf(situation, 'do:resume') > SIGN || answers.resumes(words) ? resume(situation) : null;
  const left = { exercise: { ...running, isLeft: true } };
  if (answers.stops(words) || shareOf(situation, 'move:stop') > SIGN)
    return { paragraphs: [pick(EXERCISE_STOPPED)], ask: pick(STOPPED_ASKS), understood: 'move:stop', next: left };
  if (answers.asksAgain(words) || shareOf(situation, 'move:repeat') > SIGN)
    return { ...step(situation, exercise, running.step, []), understood: 'move:repeat' };
  if (answers.findsItHarder(words) || shareOf(situation, 'move:harder') > SIGN)
    return {
      paragraphs: [pick(exercise.harder)],
      ask: running.id === 'breathe' ? offered('ground', pick) : pick(STOPPED_ASKS),
      understood: 'move:harder',
      next: { ...left, offered: running.id === 'breathe' ? 'ground' : null },
    };
  if (WAITS.test(words))
    return { paragraphs: [pick(EXERCISE_PAUSED)], understood: 'move:more', next: { exercise: running } };
  const moves = shareOf(situation, 'move:next') + shareOf(situation, 'move:yes');
  return answers.goesOn(words) || moves > SIGN || namesThings(situation, running)
    ? { ...step(situation, exercise, running.step + 1, []), understood: 'move:next' }
    : null;
}

/** A reply about something else while an exercise is running: the exercise waits, and the reply says so once. */
export function leaving({ state }: Situation, draft: Draft): Draft {
  const running = state.exercise;
  if (running === null || running.isLeft || draft.next?.exercise !== undefined) return draft;
  return {
    ...draft,
    paragraphs: [...draft.paragraphs, EXERCISE_WAITS.replace('{step}', () => String(running.step))],
    next: { ...draft.next, exercise: { ...running, isLeft: true } },
  };
}

/** Maximum number of words of an answer that is neither "better" nor "worse". */
const SHORT = 3;

/** Replies to the answer about how the exercise was; null if that question wasn't asked. */
export function afterExercise(situation: Situation): Draft | null {
  const { before, words, pick } = situation;
  if (before === null || !AFTER_EXERCISE.some((question) => before.includes(question))) return null;
  if (/\b(?:pior|piorou|piora)\b/.test(words))
    return { paragraphs: [pick(AFTER_WORSE)], ask: offered('talk', pick), next: { offered: 'talk' } };
  if (/\b(?:igual|nada|nao mudou|mesma|mesmo|nao)\b/.test(words))
    return { paragraphs: [pick(AFTER_SAME)], ask: pick(STOPPED_ASKS) };
  if (/\b(?:melhor|solt\w*|calm\w*|leve|bem|pouco|ajudou|aliviou|relax\w*|sim|tranquil\w*)\b/.test(words))
    return { paragraphs: [pick(AFTER_BETTER)], ask: offered('record', pick), next: { offered: 'record' } };
  return words.split(' ').length <= SHORT ? { paragraphs: [pick(AFTER_ANY)], ask: pick(STOPPED_ASKS) } : null;
}
