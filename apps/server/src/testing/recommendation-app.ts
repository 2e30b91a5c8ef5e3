import type { Library } from '@alento/content/library';
import { beforeEach } from 'vitest';
import { openForFile } from './open-for-file.ts';
import { DAY, NOON, startTestApp } from './test-app.ts';
import { testArticle, testLibrary } from './test-library.ts';

const TOPICS = ['sono', 'trabalho', 'ansiedade', 'amizade', 'rotina'] as const;
/** Sixty articles of the free plan on five topics, each topic with its own category. */
export const LIBRARY: Library = {
  ...testLibrary(),
  tags: Object.fromEntries(TOPICS.map((topic) => [topic, topic])),
  articles: TOPICS.flatMap((topic) =>
    Array.from({ length: 12 }, (_, at) => ({
      ...testArticle(`${topic}-${at}`, `${topic} ${at}`, 'basic', [topic], topic),
      category: topic,
    })),
  ),
  podcasts: [],
  books: [],
};

export type Item = { id: string; aiReason: string; url: string };

/** Starts the app for a test file, sets the clock to noon before each test, and creates people with recommendations. */
export async function startRecommendationApp(library: Library = LIBRARY) {
  const app = await openForFile(startTestApp({}, { library }));
  beforeEach(() => app.setNow(NOON));

  return {
    app,
    async person(plan: 'free' | 'essencial' | 'premium' = 'free') {
      const { call, userId } = await app.newPerson(plan);
      return {
        userId,
        call,
        read: () => call('GET', '/content-recommendations'),
        ids: async (): Promise<string[]> =>
          (await call('GET', '/content-recommendations')).body.recommendations.map(({ id }: Item) => id),
        tag: async (name: string): Promise<string> =>
          (await call('GET', '/tags')).body.find((one: { name: string }) => one.name === name).id,
        record: (score: number, daysAgo: number, tags: string[] = []) =>
          call('POST', '/mood-entries', { score, timestamp: app.now() - daysAgo * DAY, tags }),
      };
    },
    /** Runs the scheduled job that prepares sets, and the jobs it enqueues. */
    async prepare(): Promise<void> {
      await app.runJob('prepare-recommendations');
      await app.runJobs();
    },
  };
}
