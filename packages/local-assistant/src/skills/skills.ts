import type { IntentId } from '../intents/intents.ts';
import type { Skill } from '../situation.ts';
import * as about from './about-skills.ts';
import * as days from './day-skills.ts';
import * as exercise from './exercise-skills.ts';
import { advice, decision, FEELING_SKILLS } from './feeling-skills.ts';
import * as figure from './figure-skills.ts';
import { gratitude } from './gratitude.ts';
import { history } from './history.ts';
import { vent } from './listening.ts';
import { plan } from './plan.ts';
import { tags, why } from './tag-skills.ts';
import * as talk from './talk-skills.ts';

/** One skill per intent. The type requires all of them. */
export const SKILLS: Readonly<Record<IntentId, Skill>> = {
  ...FEELING_SKILLS,
  week: figure.week,
  month: figure.month,
  today: days.today,
  yesterday: days.yesterday,
  day: days.day,
  'best-day': days.bestDay,
  'worst-day': days.worstDay,
  average: figure.average,
  trend: figure.trend,
  compare: figure.trend,
  tags,
  times: figure.timesOfDay,
  weekdays: figure.weekdays,
  why,
  count: figure.count,
  breathe: exercise.breathe,
  ground: exercise.ground,
  relax: exercise.relax,
  gratitude,
  plan,
  vent,
  advice,
  decision,
  greeting: talk.greeting,
  thanks: talk.thanks,
  bye: talk.bye,
  injection: talk.injection,
  'out-of-scope': talk.outOfScope,
  'help-now': about.helpNow,
  who: about.who,
  human: about.human,
  'how-are-you': about.howAreYou,
  privacy: about.privacy,
  usage: about.usage,
  record: about.record,
  library: about.library,
  therapy: about.therapy,
  medication: about.medication,
  diagnosis: about.diagnosis,
  plans: about.plans,
  history,
};
