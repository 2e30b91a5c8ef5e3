/** How the person closed the account on this device, where /login has to say more than that. */
export type Closing = 'pin-removed' | 'pin-forgotten';

/** The history state with which /login says it. */
export const signOutState = (closed: Closing): { closed: Closing } => ({ closed });

export function signOutReasonOf(state: unknown): Closing | null {
  const closed: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'closed') : null;
  return closed === 'pin-removed' || closed === 'pin-forgotten' ? closed : null;
}
