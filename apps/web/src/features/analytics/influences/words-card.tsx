import { wordsCopy } from '../analytics.copy.ts';
import { ChartCard } from '../charts/chart-card.tsx';

type Props = { words: readonly { name: string; days: number }[] };

/** This many words are shown. */
const VISIBLE_MAX = 8;

/** The words for feelings that were marked in the period, and on how many days. */
export function WordsCard({ words }: Props) {
  const most = words[0]?.days ?? 0;
  if (most === 0) return null;
  return (
    <ChartCard title={wordsCopy.title} sentence={wordsCopy.lead}>
      <ul className="grid gap-3">
        {words.slice(0, VISIBLE_MAX).map(({ name, days }) => (
          <li key={name} className="grid grid-cols-[8.5rem_1fr] items-center gap-x-4">
            <span className="font-semibold">{name}</span>
            <span className="flex items-center gap-3">
              <span
                aria-hidden="true"
                className="h-3 min-w-2 rounded-pill bg-brand"
                style={{ width: `${(70 * days) / most}%` }}
              />
              <span className="whitespace-nowrap text-ink-muted text-sm">{wordsCopy.days(days)}</span>
            </span>
          </li>
        ))}
      </ul>
    </ChartCard>
  );
}
