import { NIGHT_AND_ALARM } from './night-and-alarm.copy.ts';
import { PEOPLE_AND_DAYS } from './people-and-days.copy.ts';
import type { Topics } from './topic.ts';
import { WEIGHT } from './weight.copy.ts';

/** Every feeling with its own texts. Panic starts a grounding exercise instead (skills/feeling-skills.ts). */
export const TOPICS: Topics = { ...NIGHT_AND_ALARM, ...WEIGHT, ...PEOPLE_AND_DAYS };
