import { type ReactNode, useId } from 'react';
import { Card } from '../../../ui/card.tsx';

type GroupProps = {
  title: string;
  lead: string;
  /** Whether the content is a list of rows. On phones such a group has a smaller name, and no lead. */
  hasRows?: boolean;
  children: ReactNode;
};

/** A section of a screen of settings. Its name is beside the content on wide screens and above it on phones. */
export function ProfileGroup({ title, lead, hasRows = false, children }: GroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10">
      <div
        className={`px-1 lg:sticky lg:top-[calc(var(--header-height)+var(--safe-top)+1.5rem)] lg:mb-0 lg:self-start lg:px-0 ${hasRows ? 'mb-1 lg:pt-4' : 'mb-3 lg:pt-6'}`}
      >
        <h2 id={id} className={`font-bold text-xl tracking-tight ${hasRows ? 'max-sm:text-base' : ''}`}>
          {title}
        </h2>
        <p className={`mt-1 text-ink-muted text-sm ${hasRows ? 'max-sm:hidden' : ''}`}>{lead}</p>
      </div>
      <Card className="min-w-0 divide-y divide-border py-0! sm:py-0!">{hasRows ? <ul>{children}</ul> : children}</Card>
    </section>
  );
}
