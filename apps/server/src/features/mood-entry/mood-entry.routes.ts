import { endpoints } from '@alento/contract/endpoints';
import { NEXT_CURSOR_HEADER } from '@alento/domain/http/headers';
import { parseCursor } from '@alento/domain/mood-entry/cursor';
import type { Context } from 'hono';
import type { Place } from '../../diary/entry.ts';
import { setAnswerHeader } from '../../http/answer.ts';
import type { Env } from '../../http/env.ts';
import { orRefuse } from '../../http/errors/refusal.ts';
import type { Mount } from '../../http/mount.ts';
import { repeatableOf } from '../../http/request/repeatable-request.ts';
import type { EntryPage } from './entry-pages.ts';
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

function answerPage(c: Context<Env>, page: EntryPage): EntryPage['entries'] {
  if (page.nextCursor !== null) setAnswerHeader(c, NEXT_CURSOR_HEADER, page.nextCursor);
  return page.entries;
}

function placeOf(cursor: string | undefined): Place | undefined {
  const parsed = cursor === undefined ? null : parseCursor(cursor);
  return parsed ? { recordedAt: new Date(parsed.timestamp), id: parsed.id } : undefined;
}

export function moodEntryRoutes(mount: Mount, { entries, onboarding, search, patterns }: Deps): void {
  mount(endpoints.listMoodEntriesByDate, async ({ c, query }) => {
    const range = { start: query.startDate, end: query.endDate, before: placeOf(query.before) };
    return answerPage(c, orRefuse(await entries.listByDays(c.get('actor'), range, query.include !== undefined)));
  });

  mount(endpoints.listMoodEntries, async ({ c, query }) => {
    const filter = { ...query, before: placeOf(query.before) };
    return answerPage(c, orRefuse(await entries.list(c.get('actor'), filter, query.include !== undefined)));
  });

  mount(endpoints.createMoodEntry, async ({ c, body }) => {
    const { id, ...entry } = body;
    const repeatable = repeatableOf(c, 'createMoodEntry', body);
    return orRefuse(
      id === undefined
        ? await entries.record(c.get('actor'), entry, repeatable)
        : await onboarding.record(c.get('actor'), { ...entry, id }, repeatable),
    );
  });

  mount(endpoints.createMoodEntryBatch, async ({ c, body }) => ({
    entries: orRefuse(
      await entries.recordAll(c.get('actor'), body.entries, repeatableOf(c, 'createMoodEntryBatch', body)),
    ),
  }));

  mount(endpoints.searchMoodEntries, async ({ c, body }) => orRefuse(await search.search(c.get('actor'), body)));

  mount(endpoints.correctMoodEntry, async ({ c, params, body }) =>
    orRefuse(await entries.correct(c.get('actor'), params.id, body)),
  );

  mount(endpoints.removeMoodEntry, async ({ c, params }) => {
    orRefuse(await entries.remove(c.get('actor'), params.id));
    return undefined;
  });

  mount(endpoints.readDailyAverage, async ({ c, query }) => ({
    average: await patterns.dailyAverage(c.get('actor'), query.date),
  }));

  mount(endpoints.readConcerningPattern, async ({ c, query }) => ({
    hasConcerningPattern: await patterns.isConcerning(c.get('actor'), query.days),
  }));
}
