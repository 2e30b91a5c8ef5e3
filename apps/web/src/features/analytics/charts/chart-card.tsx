import { type ReactNode, useId } from 'react';
import { ChartTable } from '../../../ui/chart/chart-table.tsx';

type Props = {
  title: string;
  /** The chart's content as a sentence. */
  sentence?: string;
  table?: { columns: readonly string[]; rows: readonly (readonly string[])[] };
  className?: string;
  children: ReactNode;
};

/** A card with heading, one sentence, chart, and the chart's values as a table. It fills the width of a phone. */
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
