import { errorText } from '@alento/domain/errors/catalogue';
import type { SafetyPlanContent } from '@alento/domain/safety/safety-plan';
import { Button } from '../../../ui/button.tsx';
import { isLinesPart, PARTS } from '../../../ui/safety-plan/plan-parts.ts';
import { Section } from '../../../ui/section.tsx';
import { choiceCopy } from '../device-plan/contacts-choice.copy.ts';
import { mergePlans } from '../device-plan/merge-plans.ts';
import { conflictCopy as copy, partCopy } from './safety-plan.copy.ts';

type Props = {
  mine: SafetyPlanContent;
  theirs: SafetyPlanContent;
  onSettle: (content: SafetyPlanContent) => void;
};

type Line = { part: string; text: string };

const choiceLine = ({ readableContacts }: SafetyPlanContent): Line[] =>
  readableContacts === undefined
    ? []
    : [{ part: choiceCopy.part, text: readableContacts ? choiceCopy.yes : choiceCopy.no }];

/** Returns all items of a plan as text, with the title of their part. */
const linesOf = (plan: SafetyPlanContent): Line[] => [
  ...PARTS.flatMap((part) => {
    const items = isLinesPart(part)
      ? plan[part]
      : plan[part].map(({ name, phone }) => (phone === '' ? name : `${name}, ${phone}`));
    return items.map((text) => ({ part: partCopy[part].title, text }));
  }),
  ...choiceLine(plan),
];

const missingFrom = (plan: SafetyPlanContent, lines: Line[]): Line[] => {
  const known = new Set(linesOf(plan).map(({ part, text }) => `${part}\n${text}`));
  return lines.filter(({ part, text }) => !known.has(`${part}\n${text}`));
};

function Only({ title, lines }: { title: string; lines: Line[] }) {
  if (lines.length === 0) return null;
  return (
    <div className="min-w-0">
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-1 grid list-disc gap-1 pl-5">
        {lines.map(({ part, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a plan may contain the same text twice.
          <li key={index} className="break-words">
            <span className="text-sm">{part}: </span>
            <span dir="auto" className="font-semibold">
              {text}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Shows both versions of a plan that was changed here and on another device, and lets the person choose. */
export function PlanConflict({ mine, theirs, onSettle }: Props) {
  const merged = mergePlans(mine, theirs);
  const onlyMine = missingFrom(theirs, linesOf(mine));
  const onlyTheirs = missingFrom(mine, linesOf(theirs));
  const isOrder = onlyMine.length === 0 && onlyTheirs.length === 0;
  return (
    <Section
      title={errorText('SAFETY_PLAN_CHANGED')}
      className="mb-6 rounded-card bg-accent-soft p-5 text-on-accent-soft sm:p-6"
    >
      <p className="mt-1">{isOrder ? copy.order : copy.intro}</p>
      {!isOrder && (
        <div className="mt-4 grid gap-4 sm:grid-cols-2">
          <Only title={copy.onlyHere} lines={onlyMine} />
          <Only title={copy.onlyThere} lines={onlyTheirs} />
        </div>
      )}
      {merged === null && <p className="mt-4">{copy.mergeFull}</p>}
      <div className="mt-4 grid gap-2 sm:flex sm:flex-wrap">
        {merged !== null && !isOrder && <Button onClick={() => onSettle(merged)}>{copy.merge}</Button>}
        <Button variant="secondary" onClick={() => onSettle(mine)}>
          {copy.keepHere}
        </Button>
        <Button variant="secondary" onClick={() => onSettle(theirs)}>
          {copy.keepThere}
        </Button>
      </div>
    </Section>
  );
}
