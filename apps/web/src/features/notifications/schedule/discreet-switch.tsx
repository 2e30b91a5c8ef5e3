import { paths } from '@alento/domain/interface/paths';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../lib/api/api-error.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Switch } from '../../../ui/field/switch.tsx';
import { ErrorState, Skeletons } from '../../../ui/state/part-states.tsx';
import { discreetSwitchCopy as copy, scheduleCopy } from './schedule.copy.ts';
import { scheduleQuery } from './schedule.queries.ts';
import { SavedLine } from './schedule-panel.tsx';
import { useScheduleChange } from './use-schedule-change.ts';

/** The switch of the discreet notifications alone, for the screen of the discreet mode. */
export function DiscreetSwitch() {
  const { data, isPending, error, isFetching, refetch } = useQuery(scheduleQuery());
  const changing = useScheduleChange();
  return (
    <div className="py-5 sm:py-6">
      {isPending && <Skeletons label={scheduleCopy.loading} shapes={['h-24 w-full']} />}
      {error && !data && <ErrorState message={messageOf(error)} onRetry={() => void refetch()} busy={isFetching} />}
      {data && (
        <>
          <Switch
            name={copy.name}
            hint={data.isDiscreet ? copy.hintOn : copy.hintOff}
            isOn={data.isDiscreet}
            onChange={(isDiscreet) => changing.change({ isDiscreet })}
          />
          <SavedLine {...changing} />
        </>
      )}
      <LinkButton to={paths.notifications} variant="quiet" className="-ml-4">
        {copy.open}
      </LinkButton>
    </div>
  );
}
