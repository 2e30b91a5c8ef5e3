/** Why the person was signed out, if /login displays a notice about it. */
export type Closing = 'pin-removed' | 'pin-forgotten';

/** The history state with which /login displays the notice. */
export const signOutState = (closed: Closing): { closed: Closing } => ({ closed });

export function signOutReasonOf(state: unknown): Closing | null {
  const closed: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'closed') : null;
  return closed === 'pin-removed' || closed === 'pin-forgotten' ? closed : null;
}
