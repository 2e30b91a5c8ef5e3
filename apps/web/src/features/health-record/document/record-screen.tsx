import '../../../ui/print/print-sheet.css';
import '../../../ui/health-record/record-document.css';
import type { HealthRecord } from '@alento/contract/health-record/health-records';
import { errorText } from '@alento/domain/errors/catalogue';
import { RECORD_LIMITS, RECORD_TITLE } from '@alento/domain/health-record/record-text.copy';
import { paths } from '@alento/domain/interface/paths';
import { useQuery } from '@tanstack/react-query';
import { RefreshCw, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { isRefusal } from '../../../lib/api/api-error.ts';
import { session } from '../../../lib/session/session.ts';
import { dayOf, periodText } from '../../../lib/time/period-text.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/overlay/dialog.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Section } from '../../../ui/section.tsx';
import { ErrorState, Skeleton } from '../../../ui/state/part-states.tsx';
import { FailureNote } from '../failure-note.tsx';
import { filesCopy } from '../files/files.copy.ts';
import { RecordDownload } from '../files/record-download.tsx';
import { TakeAlong } from '../files/take-along.tsx';
import { useResetRecord } from '../health-record.mutations.ts';
import { recordQuery } from '../health-record.queries.ts';
import { Failed } from '../making/failed.tsx';
import { Making, MakingStatus } from '../making/making.tsx';
import { dropDraft } from '../own-part/own-part-draft.ts';
import { OwnPartForm } from '../own-part/own-part-form.tsx';
import { useOwnPartForm } from '../own-part/use-own-part.ts';
import { RemoveDialog } from '../removal/remove-dialog.tsx';
import { ComputedSections, EmptySections, type ReadyRecord } from './computed-sections.tsx';
import { documentCopy as copy, moreCopy } from './document.copy.ts';
import { SectionFrame } from './section-frame.tsx';
import { useSectionChoices } from './use-section-choices.ts';

const ROW = 'flex flex-wrap items-center gap-x-3 py-1';
const TEXT = 'text-ink-muted text-sm';

type MoreActionsProps = { record: ReadyRecord; onRemoved: () => void };

/** What is seldom done with a record: another format, making it anew, deleting it. */
function MoreActions({ record: { id, endDate }, onRemoved }: MoreActionsProps) {
  const [pendingAction, setPendingAction] = useState<'redo' | 'remove' | null>(null);
  const { mutate, isPending, error } = useResetRecord();
  return (
    <Section title={moreCopy.title} look="mb-1 font-bold text-lg" className="mt-8">
      <div className="-ml-4">
        <div className={ROW}>
          <RecordDownload kind="fhir" id={id} endDate={endDate} variant="quiet" />
          <p className={`${TEXT} max-sm:pl-4`}>{filesCopy.fhirText}</p>
        </div>
        <div className={ROW}>
          <Button variant="quiet" onClick={() => setPendingAction('redo')} icon={RefreshCw}>
            {moreCopy.redo}
          </Button>
          <p className={`${TEXT} max-sm:pl-4`}>{moreCopy.redoText}</p>
        </div>
        <div className={ROW}>
          <Button variant="quiet" className="text-danger" onClick={() => setPendingAction('remove')} icon={Trash2}>
            {moreCopy.remove}
          </Button>
        </div>
      </div>
      <FailureNote code="HEALTH_RECORD_UPDATE_FAILED" error={error} />
      <ConfirmDialog
        open={pendingAction === 'redo'}
        onClose={() => setPendingAction(null)}
        title={moreCopy.redoTitle}
        description={moreCopy.redoDescription}
        confirmLabel={moreCopy.redo}
        onConfirm={() => mutate(id, { onSettled: () => setPendingAction(null) })}
        busy={isPending}
      />
      <RemoveDialog
        id={id}
        isOpen={pendingAction === 'remove'}
        onClose={() => setPendingAction(null)}
        onRemoved={onRemoved}
      />
    </Section>
  );
}

type RecordDocumentProps = { record: ReadyRecord; concern: ReactNode };

/** The document of a record, on the screen and on paper. Only the person's own part can be changed. */
function RecordDocument({ record, concern }: RecordDocumentProps) {
  const { id, startDate, endDate, removed, ownPart } = record;
  const own = useOwnPartForm(id, ownPart);
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

const Loading = () => (
  <div role="status">
    <span className="sr-only">{copy.loading}</span>
    <Skeleton className="h-6 w-72 max-w-full" />
    <Skeleton className="mt-3 h-11 w-64 max-w-full" />
    <Skeleton className="-mx-4 mt-6 h-96 sm:mx-0 sm:rounded-card" />
    <Skeleton className="-mx-4 mt-4 h-[32rem] sm:mx-0 sm:rounded-card" />
  </div>
);

function Gone({ id }: { id: string }) {
  useEffect(() => dropDraft(session.userId(), id), [id]);
  return <LinkButton to={paths.records}>{copy.seeAll}</LinkButton>;
}

const isReady = (record: HealthRecord): record is ReadyRecord =>
  record.status === 'ready' && record.content !== null && record.ownPart !== null;

type Props = {
  id: string;
  /** A line with a helpline, shown after a worrying text. Another feature renders it. */
  concern: ReactNode;
};

/** Period, day and sources of a record, as far as they are known. */
const Origin = ({ record: { startDate, endDate, createdAt, sources } }: { record: HealthRecord }) => (
  <>
    {copy.period(periodText(startDate, endDate))}
    {sources && (
      <span className="mt-1 block text-sm">
        {copy.preparedOn(dayOf(createdAt))} {copy.preparedFrom(sources)}
      </span>
    )}
  </>
);

/** The screen /prontuarios/:id. */
export function RecordScreen({ id, concern }: Props) {
  const navigate = useNavigate();
  const top = useRef<HTMLDivElement>(null);
  const { data, error, isFetching, refetch } = useQuery(recordQuery(id));
  const isGone = isRefusal(error, 'HEALTH_RECORD_NOT_FOUND');
  const ready = data && !isGone && isReady(data) ? data : null;
  const isMaking = data?.status === 'processing';
  const [wasMaking, setWasMaking] = useState(false);
  if (isMaking && !wasMaking) setWasMaking(true);

  // The button that was pressed is gone then.
  const focusTitle = (): void => top.current?.querySelector('h1')?.focus();
  const content = () => {
    if (isGone) return <Gone id={id} />;
    if (ready) return <RecordDocument record={ready} concern={concern} />;
    if (data) return <Card>{data.status === 'failed' ? <Failed id={id} onReset={focusTitle} /> : <Making />}</Card>;
    if (!error) return <Loading />;
    return (
      <ErrorState message={errorText('HEALTH_RECORDS_READ_FAILED')} onRetry={() => void refetch()} busy={isFetching} />
    );
  };

  return (
    <div ref={top} className="mx-auto max-w-3xl">
      <BackLink to={paths.records} label={copy.back} />
      <article data-print-sheet data-record-document>
        {/* The heading stays the same element while the record is read, because it may have the focus. */}
        <PageTitle lead={isGone ? copy.gone : data && <Origin record={data} />}>
          {isGone ? errorText('HEALTH_RECORD_NOT_FOUND') : RECORD_TITLE}
        </PageTitle>
        <MakingStatus isMaking={isMaking} isFinished={wasMaking && ready !== null} />
        {content()}
      </article>
      {ready && <MoreActions record={ready} onRemoved={() => void navigate(paths.records)} />}
    </div>
  );
}
