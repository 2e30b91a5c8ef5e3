import { errorText } from '@alento/domain/errors/catalogue';
import { areQuietHours, type QuietHours } from '@alento/domain/reminder/next-due';
import { type SubmitEvent, useState } from 'react';
import { messageOf } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/client.ts';
import { Button } from '../../ui/button.tsx';
import { Switch } from '../../ui/field/switch.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { quietCopy as copy } from './channels.copy.ts';
import { useChannelChange } from './channels.queries.ts';

/** Switches quiet hours on and off, and sets them. Switching off is stored at once, new hours with their button. */
export function QuietHoursCard({ stored }: { stored: QuietHours | null }) {
  const [isOn, setOn] = useState(stored !== null);
  const [hours, setHours] = useState<QuietHours>(stored ?? copy.proposed);
  const [problem, setProblem] = useState<string | undefined>();
  const { mutate, isPending } = useChannelChange((quietHours: QuietHours | null) =>
    call('PUT /notification-channels/quiet-hours', { body: { quietHours } }),
  );
  const store = (quietHours: QuietHours | null): void =>
    mutate(quietHours, {
      onSuccess: () => toast.saved(copy.saved),
      onError: (error) => {
        setOn(stored !== null);
        toast.failed(messageOf(error));
      },
    });
  const toggle = (wanted: boolean): void => {
    setOn(wanted);
    if (!wanted && stored !== null) store(null);
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setProblem(areQuietHours(hours) ? undefined : errorText('QUIET_HOURS_INVALID'));
    if (areQuietHours(hours)) store(hours);
  };
  return (
    <div className="flex flex-col gap-3">
      <Switch name={copy.name} hint={copy.hint} isOn={isOn} onChange={toggle} disabled={isPending} />
      {isOn && (
        <form onSubmit={submit} noValidate className="flex flex-wrap items-start gap-3">
          {(['from', 'to'] as const).map((side) => (
            <div key={side} className="w-36 max-w-full">
              <TextField
                type="time"
                label={copy[side]}
                value={hours[side]}
                error={side === 'to' ? problem : undefined}
                onChange={({ target: { value } }) => setHours({ ...hours, [side]: value })}
              />
            </div>
          ))}
          <Button type="submit" variant="secondary" busy={isPending} className="mt-7">
            {isPending ? copy.saving : copy.save}
          </Button>
        </form>
      )}
    </div>
  );
}
