import { paths } from '@alento/domain/interface/paths';

/** Scripts that a route loads besides the app, and its budget of JavaScript. */
export type RouteScripts = {
  path: string;
  /** Whether a visitor or a member opens it: the shell has more parts for members. */
  as: 'guest' | 'member';
  /** The module of the route's screen. */
  screen: string;
  /** Lazily imported modules that are rendered with the first screen. */
  parts: readonly string[];
  /** Limit for the first screen, kB gzip. */
  budgetKb: number;
};

const route = (
  as: RouteScripts['as'],
  path: string,
  screen: string,
  budgetKb: number,
  parts: readonly string[] = [],
): RouteScripts => ({
  path,
  as,
  screen: `src/routes/${screen}.tsx`,
  parts: parts.map((part) => `src/${part}`),
  budgetKb,
});

/**
 * Checked by every build; `e2e/every-screen/bytes-das-rotas.spec.ts` compares the lists with what a browser loads.
 * Pages that are only read (`deferred-app.ts`) load nothing.
 */
export const ROUTE_SCRIPTS: readonly RouteScripts[] = [
  route('guest', paths.login, 'account/login', 150),
  route('guest', paths.plans, 'plans/plans', 140),
  route('guest', paths.help, 'care/help', 140),
  route('guest', paths.articles, 'library/articles', 145),
  route('member', paths.home, 'home/home', 150),
  route('member', paths.record, 'mood/record', 150),
  route('member', paths.recordPast, 'mood/record-past', 155),
  route('member', paths.history, 'mood/history', 165),
  route('member', paths.analytics, 'mood/analytics', 160),
  route('member', paths.profile, 'account/profile', 165, ['app/shell/sign-out-button.tsx']),
  route('member', paths.chat, 'chat/chat', 200),
];

/**
 * Modules that members load once the first screen is complete; the last one only on screens with a dialog. The files
 * that the service worker then caches for use without a network are not counted.
 */
export const LATE_PARTS: readonly string[] = [
  'src/app/shell/assistant-place.tsx',
  'src/features/mood-entry/check-in/check-in-popup.tsx',
  'src/features/pull-to-refresh/pull-to-refresh.tsx',
  'src/features/safety/device-plan/keep-plan.ts',
  'src/ui/overlay/opened-dialog.tsx',
];
