import { Button } from '../../ui/button.tsx';
import { uiCopy } from '../../ui/ui.copy.ts';

type Props = { text: string; onRetry: () => void; busy: boolean };

/** Says that what is shown may be old, because it couldn't be read again. */
export const StaleNote = ({ text, onRetry, busy }: Props) => (
  <div
    role="status"
    className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-border-strong bg-surface-sunken px-4 py-3 print:hidden"
  >
    <p className="min-w-0 flex-1 basis-56 text-sm">{text}</p>
    <Button variant="secondary" onClick={onRetry} busy={busy}>
      {uiCopy.retry}
    </Button>
  </div>
);
