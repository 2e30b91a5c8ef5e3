import { Table2 } from 'lucide-react';
import { useState } from 'react';
import { chartCopy } from './chart.copy.ts';

type Props = {
  caption: string;
  columns: readonly string[];
  /** Rows of cells; the first cell of each row is its header. */
  rows: readonly (readonly string[])[];
};

/** A chart's figures as a table, as an accessible alternative. */
export function ChartTable({ caption, columns, rows }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <details className="mt-3" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="-ml-2 inline-flex min-h-11 list-none items-center gap-2 rounded-control px-2 text-sm font-semibold text-brand marker:content-none hover:underline hover:underline-offset-4">
        <Table2 size={18} aria-hidden="true" />
        {chartCopy.asTable}
        <span className="sr-only">: {caption}</span>
      </summary>
      {open && (
        <section
          aria-label={chartCopy.tableOf(caption)}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content has to be reachable by keyboard.
          tabIndex={0}
          className="mt-2 max-h-80 overflow-y-auto rounded-control"
        >
          <table className="w-full text-left text-sm">
            <caption className="sr-only">{caption}</caption>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col" className="sticky top-0 bg-surface-sunken px-3 py-2 font-semibold">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([name = '', ...cells]) => (
                <tr key={name} className="border-b border-border last:border-0">
                  <th scope="row" className="px-3 py-2 font-normal first-letter:uppercase">
                    {name}
                  </th>
                  {cells.map((cell, index) => (
                    <td key={columns[index + 1]} className="px-3 py-2 tabular-nums">
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </details>
  );
}
