import { moodEntryRoutes } from '../features/mood-entry/mood-entry.routes.ts';
import { moodEntryService, type OnWritten } from '../features/mood-entry/mood-entry.service.ts';
import { moodPatternService } from '../features/mood-entry/mood-pattern.service.ts';
import { noteSearchService } from '../features/mood-entry/note-search.service.ts';
import { onboardingEntryService } from '../features/mood-entry/onboarding/onboarding-entry.service.ts';
import type { Tags } from '../features/tag/tag.service.ts';
import type { Mount } from '../http/mount.ts';
import type { Shared } from './app-deps.ts';

/** Connects the mood entries with the crisis check, and with their comments. */
export function buildDiary({ config, db, clock, noticeCrisis, thread, turns }: Shared, onWritten: OnWritten) {
  const notesMaxBytes = 1_000_000 * config.LIMIT_NOTES_MEGABYTES;
  const onboarding = onboardingEntryService({ db, clock, noticeCrisis, onWritten });
  return {
    recordOnboarding: onboarding.recordWithin,
    mountOn(mount: Mount, tags: Tags): void {
      const entries = moodEntryService({ db, clock, noticeCrisis, turns, notesMaxBytes, onWritten });
      const search = noteSearchService({ db, thread, turns, tagNames: (actor) => tags.listNames(actor, db) });
      moodEntryRoutes(mount, { entries, onboarding, search, patterns: moodPatternService({ db, clock }) });
    },
  };
}
