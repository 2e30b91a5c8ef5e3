import { type ReactNode, useId } from 'react';
import { LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';

type GroupProps = { title: string; lead: string; children: ReactNode };

/** A section of /perfil. Its name is beside the content on wide screens and above it on phones. */
export function ProfileGroup({ title, lead, children }: GroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10">
      <div className="mb-3 px-1 lg:sticky lg:top-[calc(var(--header-height)+var(--safe-top)+1.5rem)] lg:mb-0 lg:self-start lg:px-0 lg:pt-6">
        <h2 id={id} className="font-bold text-xl tracking-tight">
          {title}
        </h2>
        <p className="mt-1 text-ink-muted text-sm">{lead}</p>
      </div>
      <Card className="min-w-0 divide-y divide-border py-0! sm:py-0!">{children}</Card>
    </section>
  );
}

type ItemProps = {
  title: string;
  lead?: string;
  /** A text under the name, beside the action. */
  summary?: ReactNode;
  /** The item's only button. */
  action?: ReactNode;
  children?: ReactNode;
};

/** One item of a section of /perfil: name, description and content. */
export function ProfileItem({ title, lead, summary, action, children }: ItemProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="py-5 sm:py-6">
      <div className="flex flex-col gap-3 sm:flex-row sm:items-start sm:justify-between sm:gap-6">
        <div className="min-w-0">
          <h3 id={id} className="font-bold text-lg">
            {title}
          </h3>
          {lead && <p className="mt-1 max-w-prose text-ink-muted text-sm">{lead}</p>}
          {summary}
        </div>
        {action && <div className="shrink-0 empty:hidden">{action}</div>}
      </div>
      {children && <div className="mt-4">{children}</div>}
    </section>
  );
}

type LinkItemProps = { to: string; copy: { title: string; lead: string; open: string } };

/** An item whose action is the link to the screen about it. */
export const LinkItem = ({ to, copy: { title, lead, open } }: LinkItemProps) => (
  <ProfileItem
    title={title}
    lead={lead}
    action={
      <LinkButton to={to} variant="secondary">
        {open}
      </LinkButton>
    }
  />
);
