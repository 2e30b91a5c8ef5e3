import { isPlanEmpty, type SafetyPlanContent } from '@alento/domain/safety/safety-plan';
import { isLinesPart, PARTS } from '../../../ui/safety-plan/plan-parts.ts';
import { PLAN_TITLES } from '../../../ui/safety-plan/plan-titles.copy.ts';
import { Section } from '../../../ui/section.tsx';
import { PeopleList } from '../plan/person-line.tsx';
import { useDevicePlan } from './use-device-plan.ts';

/** The plan on this device, if it has an item. */
export function usePlanToRead(userId: string): SafetyPlanContent | null {
  const content = useDevicePlan(userId)?.content ?? null;
  return content === null || isPlanEmpty(content) ? null : content;
}

/** The safety plan, only to read: while the app is locked it can be read, but not changed. */
export const PlanToRead = ({ content }: { content: SafetyPlanContent }) => (
  <div className="grid gap-5 rounded-card bg-brand-soft p-4 text-on-brand-soft sm:p-5">
    {PARTS.filter((part) => content[part].length > 0).map((part) => (
      <Section key={part} title={PLAN_TITLES[part]} level="h3" look="font-bold">
        {isLinesPart(part) ? (
          <ul className="mt-1 grid list-disc gap-1 pl-5">
            {content[part].map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a part may contain the same text twice.
              <li key={index} dir="auto" className="whitespace-pre-line break-words">
                {line}
              </li>
            ))}
          </ul>
        ) : (
          <PeopleList people={content[part]} className="mt-2 grid gap-4" />
        )}
      </Section>
    ))}
  </div>
);
