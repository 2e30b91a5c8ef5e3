import type { SafetyPlanContent } from '@alento/domain/safety/safety-plan';
import { localDateOf } from '@alento/domain/time/local-date';
import { timeZone } from '../../../lib/time/clock.ts';
import { formatDate } from '../../../lib/time/dates.format.ts';
import { isLinesPart, PARTS } from '../../../ui/safety-plan/plan-parts.ts';
import { sheetCopy as copy, partCopy, planCopy } from './safety-plan.copy.ts';
import '../../../ui/print/print-sheet.css';

const SECTION = 'mt-[12pt] break-inside-avoid';
const TITLE = 'break-after-avoid font-bold text-[13pt]';

type Props = { content: SafetyPlanContent; updatedAt: number | null };

/** The plan for printing, with the two emergency numbers. Nothing else of the page is printed (print-sheet.css). */
export const PlanSheet = ({ content, updatedAt }: Props) => (
  <article data-print-sheet className="hidden text-[11.5pt] leading-[1.4] print:block">
    <h1 className="font-bold text-[20pt] leading-[1.2]">{planCopy.title}</h1>
    {updatedAt !== null && <p>{copy.changed(formatDate(localDateOf(updatedAt, timeZone())))}</p>}
    {PARTS.filter((part) => content[part].length > 0).map((part) => (
      <section key={part} className={SECTION}>
        <h2 className={TITLE}>{partCopy[part].title}</h2>
        <ul className="mt-[2pt] list-disc pl-[14pt]">
          {(isLinesPart(part)
            ? content[part]
            : content[part].map(({ name, phone }) => [name, phone].filter(Boolean).join(': '))
          ).map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part may contain the same text twice.
            <li key={index} dir="auto" className="whitespace-pre-line wrap-anywhere">
              {line}
            </li>
          ))}
        </ul>
      </section>
    ))}
    <section className={`border-[CanvasText] border-t-[1pt] pt-[10pt] ${SECTION}`}>
      <h2 className={TITLE}>{copy.always}</h2>
      <p className="font-bold text-[15pt]">
        {copy.cvv} · {copy.samu}
      </p>
    </section>
  </article>
);
