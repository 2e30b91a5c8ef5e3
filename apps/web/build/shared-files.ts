import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Rolldown } from 'vite';

type Group = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>[number];

/** Defines a chunk by hand. Otherwise rolldown creates a chunk for each combination of screens that share a module. */
const shared = (name: string, test: RegExp, minShareCount: number): Group => ({
  name,
  test,
  minShareCount,
  priority: 1,
  includeDependenciesRecursively: false,
});

/**
 * Chunks defined by hand. Hundreds of small chunks compress badly and need long import lists; large chunks contain code
 * that a screen doesn't use. `npm run build` rejects a route that exceeds its budget.
 */
export const sharedFiles: Group[] = [
  // React gets a separate chunk, which browsers keep in the cache from one release to the next.
  {
    name: 'libraries',
    test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\//,
    tags: ['$initial'],
    priority: 3,
  },
  // Modules that every screen needs.
  { name: 'app', tags: ['$initial'], priority: 2 },
  // Modules that several screens with entries share, except those for recording and changing entries.
  shared(
    'mood',
    /state\/mood\/(mood-entry\.cache|entry-day|read-range)|entry-source|mood-entry\/(mood-entry\.(copy|queries)|waiting\/(waiting-entry|waiting\.copy|mood-outbox))/,
    4,
  ),
  // Modules that the screens about plans and their dialogs share.
  shared(
    'plan',
    /features\/plan\/(plan\.(copy|format|queries)|offer|subscription\/(standing|subscription-dialogs))|state\/account\/subscription/,
    2,
  ),
  // Texts about a person's own plan, which visitors of /planos don't need.
  shared(
    'own-plan',
    /features\/plan\/subscription\/(subscription\.|own-plan-actions|receipts-loading|receipts\.copy|change-failure)/,
    2,
  ),
  // A line after a worrying text, on the screens with a field for longer texts.
  shared('concern', /features\/safety\/concern/, 2),
  // The Markdown parser of replies and summaries, which reading aloud uses too.
  shared(
    'markdown',
    /node_modules\/(react-markdown|(mdast|hast|unist|estree)-util|micromark|remark|rehype|unified|vfile|devlop|property-information|(comma|space)-separated|decode-named|style-to|inline-style|html-url|@ungap|trim-lines|bail|extend|is-plain-obj|trough)/,
    2,
  ),
  // What /perfil and /meus-dados share.
  shared('own-data', /features\/(consent\/|account\/profile\/profile(-group|\.copy))|state\/account\/my-data/, 2),
  // Fields of the forms for signing in, and the button that shows a password.
  shared('fields', /ui\/field\/(password-field|text-field|typed-early)|icons\/eye(-off)?\.mjs/, 2),
  // What the forms of /login share with those that /perfil opens.
  shared('account-forms', /account\/identity\/form-field/, 2),
  // What signing out shares on the profile, in the header and on the lock screen.
  shared('sign-out', /account\/sign-out\/(leav(e\.copy|ing)|use-sign-out\.)/, 2),
  // Small rules of the domain that /login and /perfil share.
  shared('account-rules', /domain\/src\/(account\/(email|recovery-email)|legal\/documents)\.ts/, 2),
  // What /analises, its later parts and /retrospectiva share.
  shared('analyses', /features\/analytics\/|ui\/chart\/(share-bars|pixel-face)/, 2),
  // The faces to choose from, and the focus of their group.
  shared('mood-picker', /ui\/(mood\/mood-picker|field\/use-roving-radios)/, 2),
  // Switches, which the sign-up form uses too.
  shared('switch', /ui\/field\/switch/, 2),
  // Small components that most screens use.
  shared(
    'parts',
    /src\/(ui\/(state|page-title|card|section|alert)|platform\/media)|lib\/(time\/(?!zone|calendar|spoken)|page)|icons\/(x|check|cloud-off|pencil|trash|arrow-right|life-buoy|moon|sun|smartphone|stethoscope|clipboard-list)\.mjs/,
    4,
  ),
];

/** Screens that are opened a few times a year. Their lists would cost every screen more than they save. */
const RARE =
  /^(care\/(psychologists|exercises)|chat\/chat-sessions|mood\/retrospective|library\/(book-sessions|article-sub-category)|public\/professionals|my-data\/|health-record\/|patient\/|sharing\/|account\/(discreet-mode|profile-setting|confirm-recovery-email|undo-recovery-email|leave-notices|reset-password)|plans\/payment-|notifications\/)/;

const SCREENS = new Set(
  readdirSync(join(import.meta.dirname, '../src/routes'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') && !RARE.test(path))
    .map((path) => basename(path, '.tsx')),
);

/**
 * Lists the chunks to preload. A screen's chunks are all preloaded at once, from a list in the app. Other lazy parts
 * load their imports one after the other, because their lists would add some kB to every screen.
 */
export function preloaded(file: string, imports: string[], { hostId }: { hostId: string }): string[] {
  const name = basename(file).replace(/-.{8}\.js$/, '');
  return !hostId.endsWith('.js') || (basename(hostId).startsWith('app-') && SCREENS.has(name)) ? imports : [];
}
