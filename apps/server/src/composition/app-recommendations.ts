import { contentRoutes } from '../features/content/content.routes.ts';
import type { Contents } from '../features/content/content.service.ts';
import { readingService } from '../features/content/reading.service.ts';
import type { Onboardings } from '../features/onboarding/onboarding.service.ts';
import { recommendationJobs } from '../features/recommendation/recommendation.jobs.ts';
import { recommendationRoutes } from '../features/recommendation/recommendation.routes.ts';
import { recommendationService } from '../features/recommendation/recommendation.service.ts';
import type { Safety } from '../features/safety/safety.service.ts';
import type { Screenings } from '../features/screening/screening.service.ts';
import type { Tags } from '../features/tag/tag.service.ts';
import type { Mount } from '../http/mount.ts';
import type { Shared } from './app-deps.ts';

type Ports = {
  contents: Contents;
  safety: Safety;
  tags: Tags;
  onboardings: Onboardings;
  screenings: Screenings;
};

/** Connects the library, what a person has read of it, and the recommendations from it. */
export function buildRecommendations(
  { db, clock, queue, personsForJob }: Shared,
  { contents, safety, tags, onboardings, screenings }: Ports,
) {
  const readings = readingService({ db, clock, has: contents.has });
  const recommendations = recommendationService({
    db,
    clock,
    cards: contents.cards,
    referencesOf: contents.referencesOf,
    lastCrisisAt: async (actor, runner) => (await safety.readState(actor, runner)).lastCrisisAt,
    readTagsOf: tags.listNamesOf,
    readAnswersOf: onboardings.readAnswersOf,
    readScreeningsOf: screenings.listOf,
    readReadingOf: readings.readWholeOf,
  });
  return {
    jobs: recommendationJobs({ db, clock, queue, personsForJob, prepare: recommendations.prepare }),
    mountOn(mount: Mount): void {
      contentRoutes(mount, contents, readings);
      recommendationRoutes(mount, recommendations);
    },
  };
}
