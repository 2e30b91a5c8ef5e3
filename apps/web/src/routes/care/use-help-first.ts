import { HELP_FIRST_MS } from '@alento/domain/recommendation/limits';
import { useSyncExternalStore } from 'react';
import { session } from '../../lib/session/session.ts';
import { now } from '../../lib/time/clock.ts';
import { crisis } from '../../state/crisis/crisis.ts';
import { deviceState } from '../../state/crisis/device-state.ts';

function isRecent(): boolean {
  const userId = session.userId();
  const at = userId === null ? null : deviceState(userId).lastCrisisAt;
  return at !== null && now() - at < HELP_FIRST_MS;
}

/**
 * Whether help is shown before recommendations, according to the data on this device. Updates when the crisis card
 * opens or closes.
 */
export const useHelpFirst = (): boolean => useSyncExternalStore(crisis.subscribe, isRecent, () => false);
