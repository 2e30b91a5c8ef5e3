import { type RouteName, routes } from './routes.ts';

/** Path of every route, by its name. */
export const paths = Object.fromEntries(Object.entries(routes).map(([name, { path }]) => [name, path])) as {
  readonly [Name in RouteName]: (typeof routes)[Name]['path'];
};

/** Detail of a day (core §2). `date` is yyyy-MM-dd. */
export const dayDetailPath = (date: string): string => `${paths.dayDetail}?type=day&date=${date}`;

/** A conversation on its page (companion §2), or a new one. */
export const chatPath = (sessionId: string | null): string =>
  sessionId === null ? paths.chat : `${paths.chat}?${new URLSearchParams({ sessionId })}`;

/** /login, opened to create an account (core §2). */
export const createAccountPath = `${paths.login}?createAccount=true`;
