import { matchIntents } from '../intents/intents.ts';
import type { Draft, Situation, Skill } from '../situation.ts';
import * as days from './day-skills.ts';
import * as figure from './figure-skills.ts';
import { tags, why } from './tag-skills.ts';

const SKILLS: Readonly<Record<string, Skill>> = {
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
};

/** The reply to a question about the last days that the word tables recognise; null if they recognise none. */
export async function figureReply(situation: Situation): Promise<Draft | null> {
  const [top] = matchIntents(situation.words);
  const skill = top && SKILLS[top.id];
  return skill ? { ...(await skill(situation)), about: 'fact' } : null;
}
