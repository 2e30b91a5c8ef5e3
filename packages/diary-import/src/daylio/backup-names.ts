import type { MoodScore } from '@alento/domain/mood-entry/scale';
import { daylioNameOf, scoreOfName, scoreOfStep } from '../diary/known-moods.ts';
import { sameNamedMood, unnamedMood } from '../diary/problems.copy.ts';
import { cleanName } from '../text/clean-text.ts';
import { BACKUP_MOOD, BACKUP_TAG } from './backup-shape.ts';

export type NamedMood = { name: string; score: MoodScore | null };

/** Returns the moods of a backup by id. Different moods have different names. */
export function backupMoods(list: readonly unknown[]): (id: string) => NamedMood {
  const moods = new Map<string, NamedMood>();
  /** The scores of the moods that share a name. */
  const scoresOf = new Map<string, (MoodScore | null)[]>();
  const named = (name: string, score: MoodScore | null): NamedMood => {
    const scores = scoresOf.get(name.toLowerCase()) ?? [];
    if (!scores.includes(score)) scores.push(score);
    scoresOf.set(name.toLowerCase(), scores);
    const place = scores.indexOf(score) + 1;
    return { name: place === 1 ? name : sameNamedMood(name, place), score };
  };
  for (const one of list) {
    const mood = BACKUP_MOOD.safeParse(one).data;
    if (!mood) continue;
    const step = mood.mood_group_id ?? mood.predefined_name_id ?? 0;
    const written = cleanName(mood.custom_name);
    // Some versions write the missing name of a mood as this word.
    const own = written.toLowerCase() === 'null' ? '' : written;
    const name =
      own || daylioNameOf(mood.predefined_name_id ?? step) || daylioNameOf(step) || cleanName(unnamedMood(mood.id));
    moods.set(mood.id, named(name, scoreOfStep(step) ?? scoreOfName(name)));
  }
  return (id) => {
    const known = moods.get(id);
    if (known) return known;
    // A mood that is no longer in the list: the five of Daylio have fixed ids.
    const step = Number(id);
    const mood = named(daylioNameOf(step) ?? cleanName(unnamedMood(id)), scoreOfStep(step));
    moods.set(id, mood);
    return mood;
  };
}

/**
 * Returns the names of the activities of a backup by id. Archived ones are in the list, deleted ones may be missing.
 */
export function backupTags(list: readonly unknown[]): Map<string, string> {
  const tags = list.flatMap((one) => BACKUP_TAG.safeParse(one).data ?? []);
  return new Map(tags.map(({ id, name }) => [id, name]));
}
