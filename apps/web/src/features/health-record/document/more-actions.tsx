import { RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/overlay/dialog.tsx';
import { Section } from '../../../ui/section.tsx';
import { FailureNote } from '../failure-note.tsx';
import { filesCopy } from '../files/files.copy.ts';
import { RecordDownload } from '../files/record-download.tsx';
import { useResetRecord } from '../health-record.mutations.ts';
import { RemoveDialog } from '../removal/remove-dialog.tsx';
import type { ReadyRecord } from './computed-sections.tsx';
import { moreCopy as copy } from './document.copy.ts';

const ROW = 'flex flex-wrap items-center gap-x-3 py-1';
const TEXT = 'text-ink-muted text-sm';

type Props = { record: ReadyRecord; onRemoved: () => void };

/** What is seldom done with a record: another format, making it anew, deleting it. */
export function MoreActions({ record: { id, endDate }, onRemoved }: Props) {
  const [asked, setAsked] = useState<'redo' | 'remove' | null>(null);
  const { mutate, isPending, error } = useResetRecord();
  return (
    <Section title={copy.title} look="mb-1 font-bold text-lg" className="mt-8">
      <div className="-ml-4">
        <div className={ROW}>
          <RecordDownload kind="fhir" id={id} endDate={endDate} variant="quiet" />
          <p className={`${TEXT} max-sm:pl-4`}>{filesCopy.fhirText}</p>
        </div>
        <div className={ROW}>
          <Button variant="quiet" onClick={() => setAsked('redo')} icon={RefreshCw}>
            {copy.redo}
          </Button>
          <p className={`${TEXT} max-sm:pl-4`}>{copy.redoText}</p>
        </div>
        <div className={ROW}>
          <Button variant="quiet" className="text-danger" onClick={() => setAsked('remove')} icon={Trash2}>
            {copy.remove}
          </Button>
        </div>
      </div>
      <FailureNote code="HEALTH_RECORD_UPDATE_FAILED" error={error} />
      <ConfirmDialog
        open={asked === 'redo'}
        onOpenChange={(isOpen) => setAsked(isOpen ? 'redo' : null)}
        title={copy.redoTitle}
        description={copy.redoDescription}
        confirmLabel={copy.redo}
        onConfirm={() => mutate(id, { onSettled: () => setAsked(null) })}
        busy={isPending}
      />
      <RemoveDialog
        id={id}
        isAsked={asked === 'remove'}
        onAsk={(isAsked) => setAsked(isAsked ? 'remove' : null)}
        onRemoved={onRemoved}
      />
    </Section>
  );
}
