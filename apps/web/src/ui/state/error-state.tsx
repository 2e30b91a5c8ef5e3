import { CloudOff } from 'lucide-react';
import { Button } from '../button.tsx';
import { uiCopy } from '../ui.copy.ts';

type Props = {
  message: string;
  onRetry: () => void;
  busy?: boolean;
  /** Whether the page has no other content. The message is then its heading. */
  isWholePage?: boolean;
};

/** An error message with a retry button. */
export function ErrorState({ message, onRetry, busy = false, isWholePage = false }: Props) {
  return (
    <div role="alert" className="flex flex-col items-center gap-4 px-2 py-8 text-center">
      <CloudOff aria-hidden size={32} className="text-ink-muted" />
      {isWholePage ? (
        <h1 tabIndex={-1} className="max-w-sm font-bold text-ink text-xl">
          {message}
        </h1>
      ) : (
        <p className="max-w-sm text-ink">{message}</p>
      )}
      <Button variant="secondary" onClick={onRetry} busy={busy}>
        {uiCopy.retry}
      </Button>
    </div>
  );
}
