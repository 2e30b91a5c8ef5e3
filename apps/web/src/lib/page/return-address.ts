import { paths } from '@alento/domain/interface/paths';
import { matchPath } from 'react-router';

/**
 * The history state with which a page links to /login, so that signing in leads back to it. The address may contain
 * a token, so it is kept only in the entry of the browser's history, which signing in replaces.
 */
export const returningTo = (address: string): { returnTo: string } => ({ returnTo: address });

/** The history state of a page to which signing up has led back. */
export const signedUpState = { signedUp: true } as const;

/** Whether the person has just signed up and was led back to this page. */
export const hasSignedUp = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'signedUp' in state && state.signedUp === true;

/** The history state with which the native app opens /login when it starts. */
export const appStartState = { appStart: true } as const;

export const isAppStart = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'appStart' in state && state.appStart === true;

/** Only these are returned to. */
const RETURNS: readonly string[] = [paths.professionalInvite, paths.professionalProfile, paths.psychologists];

/** The address in a history state; null if there is none to return to. */
export function returnAddressOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('returnTo' in state)) return null;
  const { returnTo } = state;
  return typeof returnTo === 'string' && RETURNS.some((path) => matchPath(path, returnTo)) ? returnTo : null;
}
