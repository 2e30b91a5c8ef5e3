import type { ReactNode } from 'react';

type Props = { children: ReactNode; lead?: ReactNode; action?: ReactNode };

/** The heading of a screen. A route change focuses it. */
export function PageTitle({ children, lead, action }: Props) {
  return (
    <div className="mb-6 flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
      <div className="min-w-0 flex-1 basis-64">
        <h1 tabIndex={-1} className="font-bold text-2xl tracking-tight">
          {children}
        </h1>
        {lead && <p className="mt-1 max-w-prose text-ink-muted">{lead}</p>}
      </div>
      {action}
    </div>
  );
}
