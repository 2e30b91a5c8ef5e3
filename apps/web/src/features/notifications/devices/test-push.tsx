import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../../lib/api/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { notificationKeys } from '../notifications.keys.ts';
import { testCopy as copy } from './devices.copy.ts';
import { sendTest } from './devices.queries.ts';

/**
 * A test notification to this device: its button, and what the push service answered. The answer outlives the button,
 * because after `gone` the device has to be registered again.
 */
export function useTestPush() {
  const client = useQueryClient();
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: sendTest,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: notificationKeys.status() }),
        client.invalidateQueries({ queryKey: notificationKeys.devices() }),
      ]),
  });
  return {
    button: (
      <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
        {copy.send}
      </Button>
    ),
    answer: (
      <p role="status" className="mt-3 max-w-prose text-sm empty:hidden">
        {!isPending && (data ? copy.outcomes[data] : error && messageOf(error))}
      </p>
    ),
  };
}
