import { matchIntents } from '../intents/intents.ts';
import { cite } from '../replies/cite.ts';
import { offered } from '../replies/offers.ts';
import type { Situation, Skill } from '../situation.ts';
import { READINGS, type Reading } from '../topics/readings.copy.ts';
import {
  ABOUT_ASKS,
  DIAGNOSIS,
  DIAGNOSIS_ASKS,
  HELP_NOW,
  HELP_NOW_ASKS,
  HOW_ARE_YOU,
  HOW_ASKS,
  HUMAN,
  LIBRARY,
  LIBRARY_ASKS,
  LIBRARY_TOO,
  MEDICATION,
  MEDICATION_ASKS,
  PLANS,
  PRIVACY,
  RECORD,
  RECORD_ASKS,
  THERAPY,
  THERAPY_ASKS,
  USAGE,
  USAGE_ASKS,
  WHO,
} from './about.copy.ts';
import { retrieve } from './retrieval.ts';

const says =
  (wordings: readonly string[], asks: readonly string[]): Skill =>
  ({ pick }) => ({ paragraphs: [pick(wordings)], ask: pick(asks) });

/** Says a fixed text and cites a piece of the library. */
const saysAndCites =
  (wordings: readonly string[], asks: readonly string[], readings: readonly Reading[]): Skill =>
  (situation: Situation) => {
    const { paragraphs, sources } = cite(situation, readings);
    return { paragraphs: [situation.pick(wordings), ...paragraphs], ask: situation.pick(asks), sources };
  };

export const who = says(WHO, ABOUT_ASKS);
export const human = says(HUMAN, ABOUT_ASKS);
export const howAreYou = says(HOW_ARE_YOU, HOW_ASKS);
export const privacy = says(PRIVACY, ABOUT_ASKS);
export const usage = says(USAGE, USAGE_ASKS);
export const record = says(RECORD, RECORD_ASKS);
export const plans = says(PLANS, ABOUT_ASKS);
export const helpNow = says(HELP_NOW, HELP_NOW_ASKS);
export const therapy = saysAndCites(THERAPY, THERAPY_ASKS, READINGS.therapy);
export const medication = saysAndCites(MEDICATION, MEDICATION_ASKS, READINGS.medication);
export const diagnosis = says(DIAGNOSIS, DIAGNOSIS_ASKS);

/** "Tem algum texto sobre solidão?": cites a piece if the subject is known. */
export const library: Skill = (situation) => {
  const { pick, message, words } = situation;
  const feeling = matchIntents(words).find(({ id }) => Object.hasOwn(READINGS, id))?.id as
    | keyof typeof READINGS
    | undefined;
  const { paragraphs, sources } = feeling ? cite(situation, READINGS[feeling]) : { paragraphs: [], sources: [] };
  const found = paragraphs.length > 0 ? { paragraphs, sources } : retrieve(situation, message);
  return found
    ? { ...found, paragraphs: [...found.paragraphs, pick(LIBRARY_TOO)], ask: pick(LIBRARY_ASKS) }
    : { paragraphs: [pick(LIBRARY)], ask: pick([...LIBRARY_ASKS, offered('breathe', pick)]) };
};
