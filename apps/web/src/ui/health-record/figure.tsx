import type { ReactNode } from 'react';
import { ChartTable } from '../chart/chart-table.tsx';

type Props = {
  title: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  children: ReactNode;
};

/** A chart of a section with its heading, and its values as a table. */
export const Figure = ({ title, columns, rows, children }: Props) => (
  <div className="mt-6 break-inside-avoid print:pb-2">
    <h3 className="mb-3 font-semibold">{title}</h3>
    {children}
    <ChartTable caption={title} columns={columns} rows={rows} />
  </div>
);
