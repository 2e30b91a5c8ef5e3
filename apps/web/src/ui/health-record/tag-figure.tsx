import type { RecordTag } from '@alento/domain/health-record/record-figures';
import { formatAverage } from '../../lib/time/dates.format.ts';
import { ComparisonTrack } from '../chart/comparison-track.tsx';
import { Figure } from './figure.tsx';
import { figureCopy as copy } from './figures.copy.ts';

const certaintyOf = ({ isClear }: RecordTag): string => (isClear ? copy.clear : copy.unclear);

const ownText = ({ average, days }: RecordTag): string => copy.tagAverage(formatAverage(average), days);
const otherText = ({ otherAverage, otherDays }: RecordTag): string =>
  copy.tagAverage(formatAverage(otherAverage), otherDays);

const rowOf = (tag: RecordTag): string[] => [tag.name, ownText(tag), otherText(tag), certaintyOf(tag)];

/** The days with each tag beside the days without it. */
export function TagFigure({ tags }: { tags: readonly RecordTag[] }) {
  if (tags.length === 0) return null;
  return (
    <Figure title={copy.tags} columns={copy.tagColumns} rows={tags.map(rowOf)}>
      <p className="mb-2 text-ink-muted text-xs">{copy.tagsLegend}</p>
      <ul className="divide-y divide-border">
        {tags.map((tag) => (
          <li key={tag.name} className="grid gap-x-6 py-3 sm:grid-cols-[10rem_1fr] sm:items-center">
            <p dir="auto" className="min-w-0 break-words font-semibold">
              {tag.name}
            </p>
            <div className="min-w-0 text-sm">
              <ComparisonTrack withIt={tag.average} without={tag.otherAverage} />
              <p className="text-ink-muted">{copy.tagBasis(ownText(tag), otherText(tag))}</p>
            </div>
          </li>
        ))}
      </ul>
    </Figure>
  );
}
