import { paths } from '@alento/domain/interface/paths';
import { matchPath } from 'react-router';

/**
 * The history state with which a page links to /login, so that signing in leads back to it. The address may contain
 * a token, so it is kept only in the entry of the browser's history, which signing in replaces.
 */
export const returningTo = (address: string): { returnTo: string } => ({ returnTo: address });

/** Only these are returned to. */
const RETURNS: readonly string[] = [paths.professionalInvite, paths.professionalProfile, paths.psychologists];

/** The address in a history state; null if there is none to return to. */
export function returnAddressOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('returnTo' in state)) return null;
  const { returnTo } = state;
  return typeof returnTo === 'string' && RETURNS.some((path) => matchPath(path, returnTo)) ? returnTo : null;
}
