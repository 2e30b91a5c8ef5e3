import type { ReactNode } from 'react';

type Props = { id: string; title: string; lead?: string | undefined; children: ReactNode };

/** A section of a public page. Its title is in the margin on wide screens and above the text on narrow ones. */
export const PageSection = ({ id, title, lead, children }: Props) => (
  <section
    aria-labelledby={id}
    className="grid gap-x-12 gap-y-5 border-border border-t py-9 lg:grid-cols-[16rem_minmax(0,1fr)] lg:py-14"
  >
    <div className="lg:sticky lg:top-[calc(var(--top-bar)+1.5rem)] lg:self-start">
      <h2 id={id} className="font-bold text-xl tracking-tight">
        {title}
      </h2>
      {lead && <p className="mt-2 text-ink-muted">{lead}</p>}
    </div>
    <div className="min-w-0">{children}</div>
  </section>
);

type Item = { title: string; text: string };

/** Short texts with titles, in one column or two. */
export const TitledTexts = ({ items, ordered = false }: { items: readonly Item[]; ordered?: boolean }) => {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List className="grid gap-x-12 gap-y-7 sm:grid-cols-2">
      {items.map(({ title, text }, index) => (
        <li key={title}>
          <h3 className="font-bold">
            {ordered && (
              <span aria-hidden className="mr-2 text-brand tabular-nums">
                {index + 1}
              </span>
            )}
            {title}
          </h3>
          <p className="mt-1 max-w-[56ch] text-ink-muted">{text}</p>
        </li>
      ))}
    </List>
  );
};
