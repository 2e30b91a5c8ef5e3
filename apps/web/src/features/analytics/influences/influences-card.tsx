import type { Comparison } from '@alento/contract/analytics';
import { paths } from '@alento/domain/interface/paths';
import { useId, useState } from 'react';
import { formatAverage, formatList } from '../../../lib/time/dates.format.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { ComparisonTrack, WITHOUT_MARK } from '../../../ui/chart/comparison-track.tsx';
import { MoodFace } from '../../../ui/mood/mood-face.tsx';
import { TagIcon } from '../../../ui/mood/tag-icon.tsx';
import { influenceCopy } from '../analytics.copy.ts';
import { ChartCard } from '../charts/chart-card.tsx';
import { differenceText, type Influence, type influencesOf } from './influence-text.ts';

type Props = Pick<ReturnType<typeof influencesOf>, 'compared' | 'waiting'>;

/** This many influences are shown at first; a button shows the others. */
const VISIBLE_MAX = 5;

/** Shows tags that correlate with better or worse days. The texts never claim a cause. */
export function InfluencesCard({ compared, waiting }: Props) {
  const [all, setAll] = useState(false);
  const visible = all ? compared : compared.slice(0, VISIBLE_MAX);
  return (
    <ChartCard title={influenceCopy.title} sentence={influenceCopy.lead}>
      {compared.length > 0 && <Legend />}
      <ul className="divide-y divide-border">
        {visible.map((influence) => (
          <InfluenceRow key={influence.tag.id} influence={influence} />
        ))}
      </ul>
      {visible.length < compared.length && (
        <Button variant="secondary" className="mb-4" onClick={() => setAll(true)}>
          {influenceCopy.showAll(compared.length - visible.length)}
        </Button>
      )}
      {waiting.length > 0 && (
        <p className={`max-w-prose text-sm text-ink-muted ${compared.length > 0 ? 'border-t border-border pt-4' : ''}`}>
          {influenceCopy.waiting(
            formatList(
              waiting.map(({ tag, sameDay }) =>
                influenceCopy.waitingOne(tag.name, sameDay.with.days, sameDay.without.days),
              ),
            ),
          )}
        </p>
      )}
      {compared.length === 0 && waiting.length === 0 && (
        <>
          <p className="max-w-prose">{influenceCopy.none}</p>
          <LinkButton to={paths.record} variant="secondary" className="mt-4">
            {influenceCopy.record}
          </LinkButton>
        </>
      )}
    </ChartCard>
  );
}

const Legend = () => (
  <p aria-hidden="true" className="mb-1 flex flex-wrap items-center gap-x-5 gap-y-1 text-xs text-ink-muted">
    <span className="flex items-center gap-1.5">
      <MoodFace score={3} size={22} /> {influenceCopy.withMark}
    </span>
    <span className="flex items-center gap-1.5">
      <span className={WITHOUT_MARK} /> {influenceCopy.withoutMark}
    </span>
    <span>{influenceCopy.scale}</span>
  </p>
);

function InfluenceRow({ influence: { tag, sameDay, nextDay } }: { influence: Influence }) {
  const id = useId();
  return (
    <li aria-labelledby={id} className="grid gap-x-8 gap-y-4 py-5 md:grid-cols-[10rem_1fr_1fr]">
      <h3 id={id} className="flex items-center gap-3 self-start font-semibold">
        <span className="grid size-10 shrink-0 place-items-center rounded-control bg-brand-soft text-on-brand-soft">
          <TagIcon icon={tag.icon} size={20} />
        </span>
        <span className="min-w-0 break-words" dir="auto">
          {tag.name}
        </span>
      </h3>
      <ComparisonFigure when={influenceCopy.sameDay} comparison={sameDay} />
      <ComparisonFigure when={influenceCopy.nextDay} comparison={nextDay} />
    </li>
  );
}

function ComparisonFigure({ when, comparison }: { when: string; comparison: Comparison }) {
  const words = differenceText(comparison);
  const { with: withTag, without, isClear } = comparison;
  const known = words !== null && withTag.average !== null && without.average !== null;
  return (
    <div className="min-w-0 text-sm">
      <p className="text-ink-muted">{when}</p>
      {known && withTag.average !== null && without.average !== null ? (
        <>
          <ComparisonTrack withIt={withTag.average} without={without.average} />
          <p className={isClear ? 'font-semibold' : ''}>{words}</p>
          <p className="text-ink-muted">
            {influenceCopy.means(formatAverage(withTag.average), formatAverage(without.average))}{' '}
            <span className="whitespace-nowrap">{influenceCopy.basis(withTag.days, without.days)}</span>
          </p>
        </>
      ) : (
        <p className="mt-1">{influenceCopy.notEnough(withTag.days, without.days)}</p>
      )}
    </div>
  );
}
