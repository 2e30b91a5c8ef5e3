import type { SafetyPlanContent } from '@alento/domain/safety/safety-plan';
import { localDateOf } from '@alento/domain/time/local-date';
import { timeZone } from '../../../lib/time/clock.ts';
import { formatDate } from '../../../lib/time/dates.format.ts';
import { isLinesPart, PARTS } from '../../../ui/safety-plan/plan-parts.ts';
import { sheetCopy as copy, partCopy, planCopy } from './safety-plan.copy.ts';
import '../../../ui/print/print-sheet.css';
import './plan-sheet.css';

type Props = { content: SafetyPlanContent; updatedAt: number | null };

/** The plan for printing. Nothing else of the page is printed (print-sheet.css). */
export const PlanSheet = ({ content, updatedAt }: Props) => (
  <article data-print-sheet data-plan-sheet className="hidden print:block">
    <h1>{planCopy.title}</h1>
    {updatedAt !== null && <p>{copy.changed(formatDate(localDateOf(updatedAt, timeZone())))}</p>}
    {PARTS.filter((part) => content[part].length > 0).map((part) => (
      <section key={part}>
        <h2>{partCopy[part].title}</h2>
        <ul>
          {(isLinesPart(part)
            ? content[part]
            : content[part].map(({ name, phone }) => [name, phone].filter(Boolean).join(': '))
          ).map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part may contain the same text twice.
            <li key={index} dir="auto">
              {line}
            </li>
          ))}
        </ul>
      </section>
    ))}
    <section data-always>
      <h2>{copy.always}</h2>
      <p>
        {copy.cvv} · {copy.samu}
      </p>
    </section>
  </article>
);
