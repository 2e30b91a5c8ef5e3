import type { PushDevice } from '@alento/contract/reminder/push-devices';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BellRing, MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../../lib/api/api-error.ts';
import { knownDeviceId } from '../../../lib/session/device/device-id.ts';
import { formatMoment } from '../../../lib/time/moments.format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/overlay/dialog.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { EmptyState, ErrorState, Skeletons } from '../../../ui/state/part-states.tsx';
import { readRegistrationsAgain } from '../notifications.keys.ts';
import { devicesCopy as copy } from './devices.copy.ts';
import { devicesQuery, removeDevice } from './devices.queries.ts';

type RowProps = { device: PushDevice; isCurrent: boolean; onRemove: () => void };

const Row = ({ device: { name, lastSeenAt }, isCurrent, onRemove }: RowProps) => (
  <li className="flex items-center gap-3 py-3.5">
    <MonitorSmartphone aria-hidden size={22} className="shrink-0 text-ink-muted" />
    <div className="min-w-0 flex-1">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
        {name}
        {isCurrent && <Badge tone="brand">{copy.current}</Badge>}
      </p>
      <p className="text-ink-muted text-sm">{copy.seenAt(formatMoment(lastSeenAt))}</p>
    </div>
    <Button variant="quiet" onClick={onRemove} aria-label={copy.removeOf(name)}>
      {copy.remove}
    </Button>
  </li>
);

function List({ devices }: { devices: readonly PushDevice[] }) {
  const client = useQueryClient();
  const [pendingRemoval, setPendingRemoval] = useState<PushDevice | null>(null);
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: removeDevice,
    onSuccess: () => toast.saved(copy.removed),
    onError: (error) => toast.failed(messageOf(error)),
    onSettled: async () => {
      setOpen(false);
      await readRegistrationsAgain(client);
    },
  });
  const own = knownDeviceId();
  return (
    <>
      {devices.length === 0 && (
        <EmptyState
          title={copy.emptyTitle}
          text={copy.emptyText}
          level="h3"
          picture={<BellRing aria-hidden size={32} className="text-ink-muted" />}
        />
      )}
      <ul className="divide-y divide-border empty:hidden">
        {devices.map((device) => (
          <Row
            key={device.id}
            device={device}
            isCurrent={device.id === own}
            onRemove={() => {
              setPendingRemoval(device);
              setOpen(true);
            }}
          />
        ))}
      </ul>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={copy.confirmTitle}
        description={copy.confirmText(pendingRemoval?.name ?? '')}
        confirmLabel={copy.remove}
        onConfirm={() => pendingRemoval && mutate(pendingRemoval.id)}
        busy={isPending}
        danger
      />
    </>
  );
}

/** The devices that get notifications, each with a button to remove it. */
export function DeviceList() {
  const { data, isPending, error, isFetching, refetch } = useQuery(devicesQuery());
  return (
    <div className="py-2 sm:py-3">
      {data && <List devices={data} />}
      {isPending && (
        <Skeletons label={copy.loading} className="grid gap-4 py-3" shapes={['h-12 w-full', 'h-12 w-full']} />
      )}
      {error && !data && <ErrorState message={messageOf(error)} onRetry={() => void refetch()} busy={isFetching} />}
    </div>
  );
}
