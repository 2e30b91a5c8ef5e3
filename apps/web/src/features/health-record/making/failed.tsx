import { Button } from '../../../ui/button.tsx';
import { FailureNote } from '../failure-note.tsx';
import { useResetRecord } from '../health-record.mutations.ts';
import { makingCopy as copy } from './making.copy.ts';

type Props = {
  id: string;
  /** Accessible name of the button, if there are several on the screen. */
  retryLabel?: string;
  onReset?: () => void;
};

/** A record that could not be made, and the way to try again. */
export function Failed({ id, retryLabel, onReset }: Props) {
  const { mutate, isPending, error } = useResetRecord(onReset);
  return (
    <div className="flex flex-col items-start gap-3">
      <div>
        <p className="font-semibold">{copy.failed}</p>
        <p className="max-w-prose text-ink-muted text-sm">{copy.failedText}</p>
      </div>
      <Button variant="secondary" busy={isPending} aria-label={retryLabel} onClick={() => mutate(id)}>
        {copy.retry}
      </Button>
      <FailureNote code="HEALTH_RECORD_UPDATE_FAILED" error={error} />
    </div>
  );
}
