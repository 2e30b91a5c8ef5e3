import { paths } from '@alento/domain/interface/paths';
import { useEffect } from 'react';
import { whenQuiet } from '../../../lib/page/when-quiet.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Section } from '../../../ui/section.tsx';
import { loadPlanForOffline } from '../device-plan/keep-plan.ts';
import { useDevicePlan } from '../device-plan/use-device-plan.ts';
import { PeopleList } from '../plan/person-line.tsx';
import { crisisCopy as copy } from './crisis-card.copy.ts';

/** The maximum number of items shown, because a person in a crisis can't read many. */
const HELPS_MAX = 3;
const PEOPLE_MAX = 3;

type Props = { userId: string; onLeave: () => void };

/** The first coping strategies and people of the plan on this device, and a link to the whole plan. */
export function CrisisPlan({ userId, onLeave }: Props) {
  const content = useDevicePlan(userId)?.content;
  // The plan is loaded after the numbers are rendered, because these help even without a plan.
  useEffect(() => whenQuiet(() => void loadPlanForOffline(userId)), [userId]);
  const helps = content?.whatHelps.slice(0, HELPS_MAX) ?? [];
  const people = content?.people.filter(({ phone }) => phone !== '').slice(0, PEOPLE_MAX) ?? [];
  return (
    <Section
      title={copy.planTitle}
      level="h3"
      look="font-bold"
      className="rounded-card bg-brand-soft p-4 text-on-brand-soft"
    >
      {people.length > 0 && <PeopleList people={people} className="mt-2 grid gap-3" />}
      {helps.length > 0 && (
        <>
          <h4 className="mt-3 font-semibold text-sm">{copy.planHelps}</h4>
          <ul className="mt-1 grid list-disc gap-1 pl-5">
            {helps.map((help, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a plan may contain the same text twice.
              <li key={index} className="break-words" dir="auto">
                {help}
              </li>
            ))}
          </ul>
        </>
      )}
      <LinkButton to={paths.safetyPlan} onClick={onLeave} variant="secondary" className="mt-3">
        {copy.planOpen}
      </LinkButton>
    </Section>
  );
}
