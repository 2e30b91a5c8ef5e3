import type { ReactNode } from 'react';

type Props = { title: string; lead: string; picture?: ReactNode; children?: ReactNode };

/** The first section of a public page: title and lead in large type. A route change moves the focus to the title. */
export const PageOpening = ({ title, lead, picture, children }: Props) => (
  <div className="grid items-center gap-x-16 gap-y-8 pt-2 pb-10 lg:grid-cols-[minmax(0,1fr)_auto] lg:pt-10 lg:pb-16">
    <div className="max-w-3xl">
      <h1 tabIndex={-1} className="font-bold text-3xl tracking-tight">
        {title}
      </h1>
      <p className="mt-4 max-w-[60ch] text-ink-muted text-lg">{lead}</p>
      {children && <div className="mt-6 flex flex-wrap gap-3">{children}</div>}
    </div>
    {picture}
  </div>
);
