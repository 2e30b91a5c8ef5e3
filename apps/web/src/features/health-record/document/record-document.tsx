import { RECORD_LIMITS } from '@alento/domain/health-record/record-text.copy';
import type { ReactNode } from 'react';
import { TakeAlong } from '../files/take-along.tsx';
import { OwnPartForm } from '../own-part/own-part-form.tsx';
import { useOwnPart } from '../own-part/use-own-part.ts';
import { ComputedSections, EmptySections, type ReadyRecord } from './computed-sections.tsx';
import { documentCopy as copy } from './document.copy.ts';
import { SectionFrame } from './section-frame.tsx';
import { useSectionChoices } from './use-section-choices.ts';

type Props = { record: ReadyRecord; concern: ReactNode };

/** The document of a record, on the screen and on paper. Only the person's own part can be changed. */
export function RecordDocument({ record, concern }: Props) {
  const { id, startDate, endDate, removed, ownPart } = record;
  const own = useOwnPart(id, ownPart);
  const choice = useSectionChoices(id, removed)('own-words');
  const isRemoved = removed.includes('own-words');
  return (
    <>
      <p dir="auto" className="mb-4 break-words font-semibold text-lg empty:hidden">
        {ownPart.displayName}
      </p>
      <TakeAlong id={id} startDate={startDate} endDate={endDate} />
      <p className="my-5 max-w-prose text-ink-muted print:hidden">{copy.choose}</p>
      <div className="-mx-4 divide-y divide-border border-border border-y bg-surface sm:mx-0 sm:rounded-card sm:border-x print:mx-0 print:rounded-none print:border-x-0">
        <SectionFrame section="own-words" choice={choice} isRemoved={isRemoved} isEmpty={ownPart.ownWords === ''}>
          <p dir="auto" className="hidden whitespace-pre-line break-words print:block">
            {ownPart.ownWords}
          </p>
          <OwnPartForm own={own} concern={concern} />
        </SectionFrame>
        <ComputedSections record={record} />
      </div>
      <EmptySections record={record} />
      <p className="mt-5 max-w-prose break-inside-avoid text-sm">{RECORD_LIMITS}</p>
    </>
  );
}
