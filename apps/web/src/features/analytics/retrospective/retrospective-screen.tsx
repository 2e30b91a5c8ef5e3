import type { Tag } from '@alento/contract/tag';
import { paths } from '@alento/domain/interface/paths';
import { RETROSPECTIVE_MIN_DAYS } from '@alento/domain/retrospective/limits';
import { namedTags } from '@alento/domain/retrospective/named-tags';
import { retrospectiveOf } from '@alento/domain/retrospective/retrospective';
import { addDays, type LocalDate } from '@alento/domain/time/local-date';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { timeZone } from '../../../lib/time/clock.ts';
import { useToday } from '../../../lib/time/use-today.ts';
import { dayOfEntry } from '../../../state/mood/entry-day.ts';
import { IconButton, LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { SegmentedControl } from '../../../ui/field/segmented-control.tsx';
import { ThreeFaces } from '../../../ui/mood/three-faces.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { EmptyState, ErrorState, Skeletons } from '../../../ui/state/part-states.tsx';
import { anyUntilQuery } from '../earlier-entries.query.ts';
import { retrospectiveCopy as copy } from './retrospective.copy.ts';
import { spanQuery } from './retrospective.query.ts';
import { RetrospectiveParts } from './retrospective-parts.tsx';
import {
  daysOf,
  isFirst,
  isPresent,
  kindOf,
  nameOf,
  type Span,
  type SpanKind,
  spanAfter,
  spanIn,
  spanNamed,
} from './span.ts';

const PARAMETER = 'de';
const KINDS: readonly SpanKind[] = ['month', 'year'];

/** The month or year, which is stored in the URL, so that returning from a day shows it again. */
function useSpan(today: LocalDate): [Span, (next: Span) => void] {
  const [search, setSearch] = useSearchParams();
  const choose = (next: Span) => setSearch({ [PARAMETER]: next }, { replace: true, preventScrollReset: true });
  return [spanNamed(search.get(PARAMETER), today), choose];
}

type Props = {
  tags: readonly Tag[];
  /** What can be chosen about looking back, at the end of the screen. */
  setting?: ReactNode;
};

/** The screen /retrospectiva: one month or one year, and a picture of it to share. */
export function RetrospectiveScreen({ tags, setting }: Props) {
  const today = useToday();
  const [span, choose] = useSpan(today);
  const kind = kindOf(span);
  return (
    <div className="mx-auto max-w-6xl">
      <PageTitle lead={copy.lead}>{copy.title}</PageTitle>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <SegmentedControl
          label={copy.what}
          value={kind}
          onChange={(next) => choose(spanIn(next, span, today))}
          options={KINDS.map((value) => ({ value, label: copy.kinds[value] }))}
        />
        <SpanSteps span={span} today={today} onChoose={choose} />
      </div>
      <div className="mt-4">
        <Content key={span} span={span} today={today} tags={tags} />
      </div>
      {setting && <div className="mt-6 max-w-2xl">{setting}</div>}
    </div>
  );
}

type StepsProps = { span: Span; today: LocalDate; onChoose: (span: Span) => void };

/** Leads to earlier months or years, and back up to the present one. */
function SpanSteps({ span, today, onChoose }: StepsProps) {
  const kind = kindOf(span);
  const hasEarlier = useQuery(anyUntilQuery(addDays(daysOf(span).start, -1))).data;
  const [isStart, isEnd] = [hasEarlier === false || isFirst(span), isPresent(span, today)];
  // The arrows stay focusable at the ends, so that a keyboard doesn't lose its place.
  return (
    <div className="flex w-full max-w-md items-center justify-between sm:w-80">
      <IconButton
        label={copy.previous[kind]}
        aria-disabled={isStart}
        onClick={() => isStart || onChoose(spanAfter(span, -1))}
        className="aria-disabled:opacity-40"
      >
        <ChevronLeft size={22} aria-hidden />
      </IconButton>
      <p className="font-bold text-lg tabular-nums" aria-live="polite">
        {nameOf(span)}
      </p>
      <IconButton
        label={copy.next[kind]}
        aria-disabled={isEnd}
        onClick={() => isEnd || onChoose(spanAfter(span, 1))}
        className="aria-disabled:opacity-40"
      >
        <ChevronRight size={22} aria-hidden />
      </IconButton>
    </div>
  );
}

function Content({ span, today, tags }: Pick<Props, 'tags'> & { span: Span; today: LocalDate }) {
  const { data, isPending, isFetching, refetch } = useQuery(spanQuery(span));
  if (isPending) {
    const shapes = ['h-72 rounded-card lg:col-span-5', 'h-96 rounded-card lg:col-span-7'];
    return (
      <Skeletons label={copy.loading} className="grid grid-cols-1 gap-4 sm:gap-6 lg:grid-cols-12" shapes={shapes} />
    );
  }
  if (!data) {
    return <ErrorState message={copy.failed} onRetry={() => void refetch()} busy={isFetching} />;
  }
  const { start, end } = daysOf(span);
  const range = { start, end: end < today ? end : today };
  const zone = timeZone();
  const entries = data
    .map((entry) => ({ score: entry.score, tagIds: entry.tags, localDate: dayOfEntry(entry, zone) }))
    .filter(({ localDate }) => localDate <= range.end);
  const retrospective = retrospectiveOf(entries, range);
  if (retrospective.figure.days < RETROSPECTIVE_MIN_DAYS)
    return <FewDays span={span} days={retrospective.figure.days} isNow={isPresent(span, today)} />;
  return <RetrospectiveParts span={span} today={today} retrospective={retrospective} tags={namedTags(entries, tags)} />;
}

/** Says that there is too little to look back on, and where to record. */
const FewDays = ({ span, days, isNow }: { span: Span; days: number; isNow: boolean }) => (
  <Card>
    <EmptyState
      title={copy.fewTitle}
      text={copy.fewText(nameOf(span), days)}
      picture={<ThreeFaces />}
      action={
        <LinkButton to={isNow ? paths.record : paths.recordPast} size="lg">
          {isNow ? copy.record : copy.recordPast}
        </LinkButton>
      }
    />
  </Card>
);
