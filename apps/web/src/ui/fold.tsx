import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

/**
 * Content that is folded at first, with the browser's own element, so that a search in the page opens it. Its name is a
 * text or a heading.
 */
export const Fold = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <details className="group">
    <summary className="inline-flex min-h-11 list-none items-center gap-1 font-semibold text-brand [&::-webkit-details-marker]:hidden">
      {name}
      <ChevronDown aria-hidden size={18} className="shrink-0 transition-transform group-open:rotate-180" />
    </summary>
    {children}
  </details>
);
