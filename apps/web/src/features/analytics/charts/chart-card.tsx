import { type ReactNode, useId } from 'react';
import { ChartTable } from '../../../ui/chart/chart-table.tsx';

type Props = {
  title: string;
  /** What the picture shows, said in words. */
  sentence?: string;
  table?: { columns: readonly string[]; rows: readonly (readonly string[])[] };
  className?: string;
  children: ReactNode;
};

/** A picture on its sheet: heading, one sentence, the picture, and its figures as a table. On a phone it runs edge to edge. */
export function ChartCard({ title, sentence, table, className = '', children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`-mx-4 flex flex-col border-y border-border bg-surface px-4 py-5 sm:mx-0 sm:rounded-card sm:border-x sm:p-6 ${className}`}
    >
      <h2 id={id} className="text-xl font-bold">
        {title}
      </h2>
      {sentence !== undefined && <p className="mt-1 max-w-prose text-ink-muted">{sentence}</p>}
      <div className="mt-4 flex-1">{children}</div>
      {table && <ChartTable caption={title} columns={table.columns} rows={table.rows} />}
    </section>
  );
}
