import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../../lib/api/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { notificationKeys } from '../notifications.keys.ts';
import { testCopy as copy } from './devices.copy.ts';
import { sendTest } from './devices.queries.ts';

/** Sends a test notification to this device, and says what the push service answered. */
export function TestButton() {
  const client = useQueryClient();
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: sendTest,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: notificationKeys.status() }),
        client.invalidateQueries({ queryKey: notificationKeys.devices() }),
      ]),
  });
  return (
    <div className="basis-full">
      <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
        {copy.send}
      </Button>
      <p role="status" className="mt-3 max-w-prose text-sm empty:hidden">
        {!isPending && (data ? copy.outcomes[data] : error && messageOf(error))}
      </p>
    </div>
  );
}
