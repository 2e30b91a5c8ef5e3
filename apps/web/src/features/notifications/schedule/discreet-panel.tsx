import { paths } from '@alento/domain/interface/paths';
import { notificationText } from '@alento/domain/reminder/notification-texts.copy';
import { SLOTS, type Slot } from '@alento/domain/reminder/slots';
import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../../lib/api/api-error.ts';
import { BrandMark } from '../../../ui/brand-mark.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { SegmentedControl } from '../../../ui/field/segmented-control.tsx';
import { Switch } from '../../../ui/field/switch.tsx';
import { ErrorState, Skeletons } from '../../../ui/state/part-states.tsx';
import { discreetCopy as copy, scheduleCopy } from './schedule.copy.ts';
import { scheduleQuery } from './schedule.queries.ts';
import { SavedLine } from './schedule-panel.tsx';
import { useScheduleChange } from './use-schedule-change.ts';

type Mode = 'open' | 'discreet';

/** A notification as a lock screen shows it. */
function Sample({ slot, isDiscreet, time }: { slot: Slot; isDiscreet: boolean; time: string }) {
  const { title, body } = notificationText(slot, isDiscreet);
  return (
    <li className="flex items-start gap-3 rounded-control border border-border bg-surface-raised p-3.5">
      {isDiscreet ? (
        <span className="grid size-9 shrink-0 place-items-center rounded-control bg-surface-sunken text-ink-muted">
          <Bell aria-hidden size={20} />
        </span>
      ) : (
        <BrandMark size={36} />
      )}
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap justify-between gap-x-3 text-ink-muted text-xs">
          <span>{import.meta.env.VITE_SHELL ? copy.appName : window.location.host}</span>
          <span>{time}</span>
        </p>
        <p className="font-semibold">{title}</p>
        <p className="text-sm">{body}</p>
      </div>
    </li>
  );
}

type Times = Readonly<Record<Slot, { readonly time: string }>>;

function Preview({ isDiscreet, times }: { isDiscreet: boolean; times: Times }) {
  const [chosen, setChosen] = useState<Mode | null>(null);
  const present: Mode = isDiscreet ? 'discreet' : 'open';
  const mode = chosen ?? present;
  return (
    <div className="mt-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="font-bold text-lg">{copy.previewTitle}</h3>
        <SegmentedControl<Mode>
          label={copy.previewLabel}
          value={mode}
          onChange={setChosen}
          options={(['open', 'discreet'] as const).map((value) => ({ value, label: copy.modes[value] }))}
        />
      </div>
      <ul aria-label={copy.modes[mode]} className="mt-3 grid gap-2.5 rounded-card bg-surface-sunken p-3 sm:p-4">
        {SLOTS.map((slot) => (
          <Sample key={slot} slot={slot} isDiscreet={mode === 'discreet'} time={times[slot].time} />
        ))}
      </ul>
      <p className="mt-2 min-h-6 text-ink-muted text-sm">{mode === present && copy.isOn}</p>
      <p className="text-ink-muted text-sm">{import.meta.env.VITE_SHELL ? copy.app : copy.site}</p>
    </div>
  );
}

/** The switch of the discreet mode, with what a lock screen will show in each mode. */
export function DiscreetPanel() {
  const { data, isPending, error, isFetching, refetch } = useQuery(scheduleQuery());
  const changing = useScheduleChange();
  if (!data) {
    return (
      <div className="py-5 sm:py-6">
        {isPending && <Skeletons label={scheduleCopy.loading} shapes={['h-24 w-full', 'mt-6 h-72 w-full']} />}
        {error && <ErrorState message={messageOf(error)} onRetry={() => void refetch()} busy={isFetching} />}
      </div>
    );
  }
  return (
    <div className="pt-1 pb-5 sm:pt-2 sm:pb-6">
      <Switch
        name={copy.name}
        hint={copy.hint}
        isOn={data.isDiscreet}
        onChange={(isDiscreet) => changing.change({ isDiscreet })}
      />
      <div className="mt-3">
        <SavedLine {...changing} />
      </div>
      <Preview isDiscreet={data.isDiscreet} times={data} />
      <LinkButton to={paths.discreetMode} variant="quiet" className="mt-2 -ml-4">
        {copy.lock}
      </LinkButton>
    </div>
  );
}
