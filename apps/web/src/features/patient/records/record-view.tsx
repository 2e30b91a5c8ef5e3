import type { HealthRecord } from '@alento/contract/health-record/health-records';
import type { Patient } from '@alento/contract/sharing/patients';
import { RECORD_LIMITS, RECORD_TITLE, SECTION_TITLES } from '@alento/domain/health-record/record-text.copy';
import { RECORD_SECTIONS } from '@alento/domain/health-record/sections';
import { patientPath } from '@alento/domain/interface/paths';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { dayOf, periodText } from '../../../lib/time/period-text.ts';
import { type RecordContent, SectionContent } from '../../../ui/health-record/section-content.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { PrintButton } from '../../../ui/print/print-button.tsx';
import { Section } from '../../../ui/section.tsx';
import { ErrorState, Skeleton } from '../../../ui/state/part-states.tsx';
import { pageCopy } from '../page/page.copy.ts';
import { recordsQuery } from '../patient.queries.ts';
import { recordsCopy as copy } from './records.copy.ts';

const Document = ({ content }: { content: RecordContent }) => (
  <>
    <p dir="auto" className="mb-4 break-words font-semibold text-lg empty:hidden">
      {content.displayName}
    </p>
    <div className="-mx-4 divide-y divide-border border-border border-y bg-surface sm:mx-0 sm:rounded-card sm:border-x">
      {RECORD_SECTIONS.filter((section) => content.sentences[section]?.length).map((section) => (
        <Section
          key={section}
          title={SECTION_TITLES[section]}
          look="break-after-avoid font-bold text-xl"
          className="px-4 py-5 sm:px-6"
        >
          <SectionContent section={section} content={content} />
        </Section>
      ))}
    </div>
    <p className="mt-5 max-w-prose text-ink-muted text-sm print:hidden">{copy.without}</p>
    <p className="mt-3 max-w-prose break-inside-avoid text-sm">{RECORD_LIMITS}</p>
  </>
);

const Lead = ({ record: { startDate, endDate, createdAt } }: { record: HealthRecord }) => (
  <>
    {copy.period(periodText(startDate, endDate))} {copy.preparedOn(dayOf(createdAt))}.
  </>
);

type Props = {
  patient: Patient;
  id: string;
  /** Says that what is shown may be old. */
  note: ReactNode;
};

/** A finished record: the same document as its owner's, only to read. */
export function RecordView({ patient, id, note }: Props) {
  const top = useRef<HTMLDivElement>(null);
  const { data, isError, isFetching, refetch } = useQuery(recordsQuery(patient.id));
  const record = data?.find((one) => one.id === id);
  const isGone = data !== undefined && !record?.content;
  useEffect(() => {
    window.scrollTo(0, 0);
    top.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, []);

  const content = () => {
    if (record?.content) return <Document content={record.content} />;
    if (isGone) return null;
    if (isError) return <ErrorState message={pageCopy.unread} onRetry={() => void refetch()} busy={isFetching} />;
    return (
      <div role="status">
        <span className="sr-only">{pageCopy.loading}</span>
        <Skeleton className="h-96 w-full" />
      </div>
    );
  };

  return (
    <div ref={top} className="mx-auto max-w-3xl">
      <Link
        to={patientPath(patient.id)}
        className="mb-2 -ml-1 inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-control px-1 font-semibold text-brand text-sm hover:underline hover:underline-offset-4 print:hidden"
      >
        <ArrowLeft aria-hidden size={18} className="shrink-0" />
        <span dir="auto" className="min-w-0 truncate">
          {copy.back(patient.name)}
        </span>
      </Link>
      {note}
      <article data-print-sheet data-record-document>
        {/* The heading stays the same element while the records are read, because it has the focus. */}
        <PageTitle
          lead={isGone ? copy.goneText : record && <Lead record={record} />}
          action={record && <PrintButton label={pageCopy.print} className="print:hidden" />}
        >
          {isGone ? copy.gone : RECORD_TITLE}
        </PageTitle>
        {content()}
      </article>
    </div>
  );
}
