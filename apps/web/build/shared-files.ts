import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Rolldown } from 'vite';

type Group = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>[number];

/** What several screens share, by itself: rolldown makes a file for each set of screens that share something. */
const shared = (name: string, test: RegExp, minShareCount: number): Group => ({
  name,
  test,
  minShareCount,
  priority: 1,
  includeDependenciesRecursively: false,
});

/**
 * Files made on purpose. Hundreds of small ones compress badly and name each other at length; larger ones
 * bring screens what they don't use. `npm run build` refuses a route that comes out over its budget.
 */
export const sharedFiles: Group[] = [
  // Evaluated on their own, before the app, and kept by browsers from one release to the next.
  {
    name: 'libraries',
    test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\//,
    tags: ['$initial'],
    priority: 3,
  },
  // What every screen needs.
  { name: 'app', tags: ['$initial'], priority: 2 },
  // What screens that show entries have in common; recording and changing them isn't part of it.
  shared(
    'mood',
    /state\/mood\/(mood-entry\.cache|entry-day)|mood-entry\/(mood-entry\.(copy|queries)|waiting\/(waiting-entry|waiting\.copy|mood-outbox))/,
    4,
  ),
  // Small parts that most screens have.
  shared(
    'parts',
    /src\/ui\/(state|page-title|card|icon-button)|lib\/(time|page)|icons\/(x|pencil|trash|arrow-right|life-buoy|moon|sun|smartphone|stethoscope|clipboard-list)\.mjs/,
    4,
  ),
];

const SCREENS = new Set(
  readdirSync(join(import.meta.dirname, '../src/routes'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx'))
    .map((path) => basename(path, '.tsx')),
);

/**
 * A screen's files are fetched all at once, by a list that the app carries. Other parts are asked for by
 * a person, or late: their imports are found in their own code, and lists would cost every screen some kB.
 */
export function preloaded(file: string, imports: string[], { hostId }: { hostId: string }): string[] {
  const name = basename(file).replace(/-.{8}\.js$/, '');
  return !hostId.endsWith('.js') || (basename(hostId).startsWith('app-') && SCREENS.has(name)) ? imports : [];
}
