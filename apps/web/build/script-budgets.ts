import { paths } from '@alento/domain/interface/paths';

/** What a route loads beside the app itself, and how much JavaScript that may be in all. */
export type RouteScripts = {
  path: string;
  /** The route's own file. */
  screen: string;
  /** Lazily imported parts that are drawn with the first screen. */
  parts: readonly string[];
  /** Of all of it, kB gzip. */
  budgetKb: number;
};

const route = (path: string, screen: string, budgetKb: number, parts: readonly string[] = []): RouteScripts => ({
  path,
  screen: `src/routes/${screen}.tsx`,
  parts: parts.map((part) => `src/${part}`),
  budgetKb,
});

/** Held against what a browser fetches by `e2e/every-screen/bytes-das-rotas.spec.ts`. */
export const ROUTE_SCRIPTS: readonly RouteScripts[] = [
  route(paths.login, 'account/login', 180),
  route(paths.home, 'home/home', 180),
  route(paths.record, 'mood/record', 180),
  route(paths.recordPast, 'mood/record-past', 180),
  route(paths.history, 'mood/history', 200),
  route(paths.analytics, 'mood/analytics', 180),
  route(paths.profile, 'account/profile', 200),
  route(paths.chat, 'chat/chat', 220),
  route(paths.plans, 'plans/plans', 180),
];

/** Parts that members get on every screen once the first one is complete. */
export const LATE_PARTS: readonly string[] = [];
