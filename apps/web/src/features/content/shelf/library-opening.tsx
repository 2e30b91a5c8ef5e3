import type { ReactNode } from 'react';
import { takeFocus } from '../../../lib/page/take-focus.ts';
import { Breadcrumb, type Crumb } from './breadcrumb.tsx';

type Props = { title: string; lead: string; crumbs?: readonly Crumb[]; children?: ReactNode };

/** The first section of a library page. A route change focuses its heading. */
export const LibraryOpening = ({ title, lead, crumbs = [], children }: Props) => (
  <div className="pb-8 lg:pt-4 lg:pb-10">
    {crumbs.length > 0 && <Breadcrumb crumbs={crumbs} />}
    <h1 ref={takeFocus} tabIndex={-1} className="font-bold text-3xl tracking-tight">
      {title}
    </h1>
    <p className="mt-3 max-w-[60ch] text-ink-muted text-lg">{lead}</p>
    {children}
  </div>
);
