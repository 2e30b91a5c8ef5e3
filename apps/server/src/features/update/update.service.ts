import type { UpdateRequest } from '@alento/contract/update/updates';
import { APP_ID, BUILT_IN, DEFAULT_CHANNEL } from '@alento/domain/update/updates';
import type { z } from 'zod';
import type { Database } from '../../db/database.ts';
import type { BundleChecks } from './bundle-checks.ts';
import { fittingBundles } from './choose-bundle.ts';
import {
  addCounts,
  type Bundle,
  type EventCount,
  hasObject,
  listCandidates,
  listKnown,
  readPublished,
  readWithdrawal,
} from './update.repository.ts';
import { isCountedAction } from './update-actions.ts';

type Deps = { db: Database; clock: () => number; checks: BundleChecks };
export type UpdateEvent = { platform: 'android' | 'ios'; action: string; version_name: string };

/** A version to download, or the version that the device should go on running, or go back to. */
type Offer = { bundle: Bundle } | { bundle: null; version: string };

/** Counts of equal events, in the order of the primary key, so that concurrent upserts don't deadlock. */
function countsOf(events: readonly UpdateEvent[], day: string): EventCount[] {
  const byKey = Map.groupBy(events, ({ platform, version_name, action }) => `${platform}\n${version_name}\n${action}`);
  return [...byKey]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, equal]) => {
      const [first] = equal;
      if (!first) return [];
      const { platform, version_name: version, action } = first;
      return [{ day, platform, version, action, count: equal.length }];
    });
}

/** Updates of the native app over the air. */
export function updateService({ db, clock, checks }: Deps) {
  return {
    /** Chooses the newest version that fits a device. Nothing of the device is stored. */
    async offer(request: z.output<typeof UpdateRequest>): Promise<Offer> {
      const running = request.version_name;
      if (request.app_id !== APP_ID) return { bundle: null, version: running };
      const device = { id: request.device_id, shell: request.version_build, running };
      const times = running === BUILT_IN ? undefined : await readWithdrawal(db, running);
      const candidates = await listCandidates(db, request.defaultChannel || DEFAULT_CHANNEL);
      for (const { version } of fittingBundles(candidates, device, times)) {
        const bundle = await readPublished(db, version);
        if (bundle && (await checks.isUsable(bundle))) return { bundle };
      }
      return { bundle: null, version: times?.withdrawnAt ? BUILT_IN : running };
    },

    /** Whether a file may be downloaded: it belongs to a version that is published and not withdrawn. */
    mayDownload: (version: string, object: string): Promise<boolean> => hasObject(db, version, object),

    /**
     * Counts events by day. Only known actions of versions that were published here are counted, so that the table
     * can't be filled by strangers.
     */
    async count(events: readonly UpdateEvent[]): Promise<void> {
      const counted = events
        .filter(({ action }) => isCountedAction(action))
        // The plugin appends the name of a file that failed.
        .map((event) => ({ ...event, version_name: event.version_name.replace(/:.*/s, '') }));
      const versions = new Set(counted.map((event) => event.version_name));
      const known = new Set([...(await listKnown(db, [...versions])), BUILT_IN]);
      const day = new Date(clock()).toISOString().slice(0, 10);
      await addCounts(
        db,
        countsOf(
          counted.filter((event) => known.has(event.version_name)),
          day,
        ),
      );
    },
  };
}
export type UpdateService = ReturnType<typeof updateService>;
