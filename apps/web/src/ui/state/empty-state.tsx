import type { ReactNode } from 'react';

type Props = { title: string; text: string; action?: ReactNode; picture?: ReactNode; level?: 'h2' | 'h3' };

/** States what will appear here, and offers the next step. */
export function EmptyState({ title, text, action, picture, level: Heading = 'h2' }: Props) {
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
