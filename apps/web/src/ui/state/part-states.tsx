import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { uiCopy } from '../ui.copy.ts';

/**
 * A placeholder in the shape of the content that is loading. The list around it announces the loading to screen
 * readers.
 */
export const Skeleton = ({ className = '' }: { className?: string }) => (
  <div aria-hidden className={`animate-breathe rounded-control bg-surface-sunken ${className}`} />
);

type SkeletonsProps = {
  /** What is loading, for screen readers. */
  label: string;
  /** The classes of each placeholder. */
  shapes: readonly string[];
  className?: string;
};

/** Placeholders for the whole of a part that is loading, which announce it. */
export const Skeletons = ({ label, shapes, className }: SkeletonsProps) => (
  <div role="status" aria-label={label} className={className}>
    {shapes.map((shape, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the shapes never change their order
      <Skeleton key={place} className={shape} />
    ))}
  </div>
);

type ErrorProps = {
  message: string;
  onRetry: () => void;
  busy?: boolean;
  /** Whether the page has no other content. The message is then its heading. */
  isWholePage?: boolean;
};

/** An error message with a retry button. */
export function ErrorState({ message, onRetry, busy = false, isWholePage = false }: ErrorProps) {
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

type EmptyProps = { title: string; text: string; action?: ReactNode; picture?: ReactNode; level?: 'h2' | 'h3' };

/** States what will appear here, and offers the next step. */
export function EmptyState({ title, text, action, picture, level: Heading = 'h2' }: EmptyProps) {
  return (
    <div className="flex flex-col items-center gap-4 px-2 py-8 text-center">
      {picture}
      <div className="max-w-sm">
        <Heading className="font-bold text-lg">{title}</Heading>
        <p className="mt-1 text-ink-muted">{text}</p>
      </div>
      {action}
    </div>
  );
}
