import type { SafetyPlan } from '@alento/contract/safety';
import type { Patient } from '@alento/contract/sharing/patients';
import { isPlanEmpty } from '@alento/domain/safety/safety-plan';
import { useQuery } from '@tanstack/react-query';
import { isLinesPart, PARTS } from '../../../ui/safety-plan/plan-parts.ts';
import { PLAN_TITLES } from '../../../ui/safety-plan/plan-titles.copy.ts';
import { momentText } from '../moment-text.ts';
import { PartSection } from '../page/part-section.tsx';
import { safetyPlanQuery } from '../patient.queries.ts';
import { careCopy as copy } from './care.copy.ts';

const linesOf = (plan: SafetyPlan, part: (typeof PARTS)[number]): string[] =>
  isLinesPart(part) ? plan[part] : plan[part].map(({ name, phone }) => [name, phone].filter(Boolean).join(': '));

const Plan = ({ plan }: { plan: SafetyPlan }) => (
  <>
    {plan.updatedAt !== null && (
      <p className="mt-1 text-ink-muted text-sm">{copy.changed(momentText(plan.updatedAt))}</p>
    )}
    {PARTS.filter((part) => plan[part].length > 0).map((part) => (
      <div key={part} className="mt-4 break-inside-avoid">
        <h3 className="font-semibold">{PLAN_TITLES[part]}</h3>
        <ul className="mt-1 list-disc pl-5">
          {linesOf(plan, part).map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part may contain the same text twice.
            <li key={index} dir="auto" className="max-w-prose whitespace-pre-line break-words py-0.5">
              {line}
            </li>
          ))}
        </ul>
      </div>
    ))}
  </>
);

/** The safety plan as the person wrote it. */
export const SafetyPlanSection = ({ patient: { id } }: { patient: Patient }) => (
  <PartSection name="safety-plan" query={useQuery(safetyPlanQuery(id))}>
    {(plan) => (isPlanEmpty(plan) ? <p className="mt-2 text-ink-muted">{copy.emptyPlan}</p> : <Plan plan={plan} />)}
  </PartSection>
);
