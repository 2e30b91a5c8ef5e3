import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { messageOf } from '../../../lib/api/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import type { BannerState } from '../banner/banner-state.ts';
import { readRegistrationsAgain } from '../notifications.keys.ts';
import { testCopy as copy } from './devices.copy.ts';
import { sendTest } from './devices.queries.ts';

/**
 * A test notification to this device: its button, and what the push service answered. `gone` means that the device
 * has to be registered again, so it is shown until then; every other answer is shown while the device is registered.
 */
export function useTestPush() {
  const client = useQueryClient();
  const { mutate, isPending, data, error, reset } = useMutation({
    mutationFn: sendTest,
    onSettled: () => readRegistrationsAgain(client),
  });
  return {
    button: (
      <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
        {copy.send}
      </Button>
    ),
    answerIn: (state: BannerState): ReactNode => (
      <p role="status" className="mt-3 max-w-prose text-sm empty:hidden">
        {!isPending &&
          (state === 'enabled' || data === 'gone') &&
          (data ? copy.outcomes[data] : error && messageOf(error))}
      </p>
    ),
    /** Removes the answer. */
    forget: reset,
  };
}
