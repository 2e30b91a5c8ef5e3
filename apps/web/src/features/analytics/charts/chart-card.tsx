import type { ReactNode } from 'react';
import { ChartTable } from '../../../ui/chart/chart-table.tsx';
import { Section } from '../../../ui/section.tsx';

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
  return (
    <Section
      title={title}
      look="text-xl font-bold"
      className={`-mx-4 flex flex-col border-y border-border bg-surface px-4 py-5 sm:mx-0 sm:rounded-card sm:border-x sm:p-6 ${className}`}
    >
      {sentence !== undefined && <p className="mt-1 max-w-prose text-ink-muted">{sentence}</p>}
      <div className="mt-4 flex-1">{children}</div>
      {table && <ChartTable caption={title} columns={table.columns} rows={table.rows} />}
    </Section>
  );
}
