import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Rolldown } from 'vite';

type Group = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>[number];

/** Without this, rolldown creates a chunk for each combination of screens that share a module. */
const shared = (name: string, test: RegExp, minShareCount: number): Group => ({
  name,
  test,
  minShareCount,
  priority: 1,
  includeDependenciesRecursively: false,
});

/**
 * Chunks defined by hand. Hundreds of small ones compress badly and need long import lists; larger ones contain what a
 * screen doesn't use. `npm run build` rejects a route over its budget.
 */
export const sharedFiles: Group[] = [
  // A separate chunk that browsers keep in the cache from one release to the next.
  {
    name: 'libraries',
    test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\//,
    tags: ['$initial'],
    priority: 3,
  },
  // Modules that every screen needs.
  { name: 'app', tags: ['$initial'], priority: 2 },
  // Common modules of screens that show entries, without those for recording and changing them.
  shared(
    'mood',
    /state\/mood\/(mood-entry\.cache|entry-day)|mood-entry\/(mood-entry\.(copy|queries)|waiting\/(waiting-entry|waiting\.copy|mood-outbox))/,
    4,
  ),
  // Small components that most screens use.
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
 * A screen's chunks are all preloaded at once, from a list in the app. Other lazy parts load their imports in turn,
 * because lists for them would cost every screen some kB.
 */
export function preloaded(file: string, imports: string[], { hostId }: { hostId: string }): string[] {
  const name = basename(file).replace(/-.{8}\.js$/, '');
  return !hostId.endsWith('.js') || (basename(hostId).startsWith('app-') && SCREENS.has(name)) ? imports : [];
}
