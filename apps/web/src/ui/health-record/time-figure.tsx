import type { RecordFigures } from '@alento/domain/health-record/record-figures';
import { columnTableRows, partColumn } from '../chart/figures/column-figure.ts';
import { figuresCopy } from '../chart/figures/figures.copy.ts';
import { MoodColumns } from '../chart/mood-columns.tsx';
import { Figure } from './figure.tsx';
import { figureCopy as copy } from './figures.copy.ts';

/** The average of each part of the day. */
export function TimeFigure({ times }: { times: RecordFigures['timesOfDay'] }) {
  const columns = times.map(partColumn);
  return (
    <Figure title={copy.parts} columns={figuresCopy.columns.parts} rows={columnTableRows(columns)}>
      <MoodColumns label={copy.partsChart} columns={columns} />
    </Figure>
  );
}
