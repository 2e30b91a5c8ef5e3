import { endpoints } from '@alento/contract/endpoints';
import type { MoodEntry } from '@alento/contract/mood-entry';
import type { Context } from 'hono';
import type { Place } from '../../entries/entry.ts';
import type { EntryPage } from '../../entries/entry-page.ts';
import { placeOf, setNextCursor } from '../../http/answer.ts';
import type { Env } from '../../http/env.ts';
import { orRefuse } from '../../http/errors/refusal.ts';
import type { Mount } from '../../http/mount.ts';
import { repeatableOf } from '../../http/request/repeatable-request.ts';
import type { MoodEntries } from './mood-entry.service.ts';
import type { moodPatternService } from './mood-pattern.service.ts';
import type { noteSearchService } from './note-search.service.ts';
import type { OnboardingEntries } from './onboarding/onboarding-entry.service.ts';

type Deps = {
  entries: MoodEntries;
  onboarding: OnboardingEntries;
  search: ReturnType<typeof noteSearchService>;
  patterns: ReturnType<typeof moodPatternService>;
};

function answerPage(c: Context<Env>, page: EntryPage<MoodEntry>): MoodEntry[] {
  setNextCursor(c, page.nextCursor);
  return page.entries;
}

function entryPlaceOf(cursor: string | undefined): Place | undefined {
  const place = placeOf(cursor);
  return place && { recordedAt: place.at, id: place.id };
}

export function moodEntryRoutes(mount: Mount, { entries, onboarding, search, patterns }: Deps): void {
  mount(endpoints.listMoodEntriesByDate, async ({ c, actor, query }) => {
    const range = { start: query.startDate, end: query.endDate, before: entryPlaceOf(query.before) };
    return answerPage(c, orRefuse(await entries.listByDays(actor, range, query.include !== undefined)));
  });

  mount(endpoints.listMoodEntries, async ({ c, actor, query }) => {
    const filter = { ...query, before: entryPlaceOf(query.before) };
    return answerPage(c, orRefuse(await entries.list(actor, filter, query.include !== undefined)));
  });

  mount(endpoints.createMoodEntry, ({ c, actor, body }) => {
    const { id, ...entry } = body;
    const repeatable = repeatableOf(c, 'createMoodEntry', body);
    return id === undefined
      ? entries.record(actor, entry, repeatable)
      : onboarding.record(actor, { ...entry, id }, repeatable);
  });

  mount(endpoints.createMoodEntryBatch, async ({ c, actor, body }) => ({
    entries: orRefuse(await entries.recordAll(actor, body.entries, repeatableOf(c, 'createMoodEntryBatch', body))),
  }));

  mount(endpoints.searchMoodEntries, ({ actor, body }) => search.search(actor, body));

  mount(endpoints.correctMoodEntry, ({ actor, params, body }) => entries.correct(actor, params.id, body));

  mount(endpoints.removeMoodEntry, ({ actor, params }) => entries.remove(actor, params.id));

  mount(endpoints.readDailyAverage, async ({ actor, query }) => ({
    average: await patterns.dailyAverage(actor, query.date),
  }));

  mount(endpoints.readConcerningPattern, async ({ actor, query }) => ({
    hasConcerningPattern: await patterns.isConcerning(actor, query.days),
  }));
}
