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
  // Screens about moods.
  shared(
    'mood',
    /features\/mood-entry\/|features\/tag\/(?!tag\.(keys|queries))|state\/mood\/(mood-entry\.cache|entry-day)/,
    4,
  ),
  // Small parts that most screens have.
  shared(
    'parts',
    /src\/ui\/(state|page-title|card|icon-button)|lib\/(time|page)|icons\/(x|pencil|trash|arrow-right|life-buoy|moon|sun|smartphone|stethoscope|clipboard-list)\.mjs/,
    4,
  ),
];
