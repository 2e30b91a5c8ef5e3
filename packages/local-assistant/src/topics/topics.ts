import { ENERGY_AND_CHOICES } from './energy-and-choices.copy.ts';
import { FEARS } from './fears.copy.ts';
import { GOOD_DAYS } from './good-days.copy.ts';
import { HARM } from './harm.copy.ts';
import { LOSSES_AND_BODY } from './losses-and-body.copy.ts';
import { LOW_MOOD } from './low-mood.copy.ts';
import { PEOPLE } from './people.copy.ts';
import { SELF_IMAGE } from './self-image.copy.ts';
import { SPECIAL } from './special.copy.ts';
import { SUBSTANCES } from './substances.copy.ts';
import { SUICIDE_LOSS } from './suicide-loss.copy.ts';
import type { Topic } from './topic.ts';
import { TREATMENT } from './treatment.copy.ts';
import { WORK_AND_STUDIES } from './work-and-studies.copy.ts';

const BY_ID = {
  ...FEARS,
  ...WORK_AND_STUDIES,
  ...ENERGY_AND_CHOICES,
  ...LOW_MOOD,
  ...SELF_IMAGE,
  ...GOOD_DAYS,
  ...TREATMENT,
  ...PEOPLE,
  ...LOSSES_AND_BODY,
  ...HARM,
  ...SUBSTANCES,
  ...SUICIDE_LOSS,
  ...SPECIAL,
};
export type TopicId = keyof typeof BY_ID;

/** What the assistant says about each feeling or situation. */
export const TOPICS: Readonly<Record<TopicId, Topic>> = BY_ID;

export const isTopicId = (id: string): id is TopicId => Object.hasOwn(TOPICS, id);

/** Topics that need no comfort. */
export const GOOD_TOPICS: ReadonlySet<TopicId> = new Set<TopicId>(['good-news', 'pride', 'gratitude', 'calm']);
