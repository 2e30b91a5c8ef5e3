import { type RouteName, routes } from './routes.ts';

/** Name in the address of the day that /medicacao opens. */
export const MEDICATION_DAY = 'dia';

/** The path of each route by its name. */
export const paths = Object.fromEntries(Object.entries(routes).map(([name, { path }]) => [name, path])) as {
  readonly [Name in RouteName]: (typeof routes)[Name]['path'];
};

/** Path of the detail of a day. `date` is yyyy-MM-dd. */
export const dayDetailPath = (date: string): string => `${paths.dayDetail}?type=day&date=${date}`;

/** Path of a conversation; null gives the path of a new one. */
export const chatPath = (sessionId: string | null): string =>
  sessionId === null ? paths.chat : `${paths.chat}?${new URLSearchParams({ sessionId })}`;

/** Path of /login with the sign-up form. */
export const createAccountPath = `${paths.login}?createAccount=true`;

/** Path of a health record. */
export const healthRecordPath = (id: string): string => `${paths.records}/${id}`;

/** Path of a day in the medication diary, for a notification about a dose of that day. `date` is yyyy-MM-dd. */
export const medicationDayPath = (date: string): string => `${paths.medication}?${MEDICATION_DAY}=${date}`;

/** Path of a help page. */
export const helpPagePath = (address: string): string => `${paths.appHelp}/${address}`;

/** Path of an invitation of a professional. */
export const professionalInvitePath = (token: string): string => `/professional-invite/${token}`;

/** Path of a person who shares with a professional. */
export const patientPath = (id: string): string => `${paths.patients}/${id}`;
