import { DATA_KINDS, type DataKind } from '@alento/domain/my-data/kinds';
import { kindCount } from '../kinds.copy.ts';

/** Counts by kind as a list, without kinds that have none. */
export const KindCounts = ({ label, counts }: { label?: string; counts: Partial<Record<DataKind, number>> }) => (
  <ul aria-label={label} className="grid list-disc gap-x-8 gap-y-1 pl-5 marker:text-ink-muted sm:grid-cols-2">
    {DATA_KINDS.map((kind) => ({ kind, count: counts[kind] ?? 0 }))
      .filter(({ count }) => count > 0)
      .map(({ kind, count }) => (
        <li key={kind}>{kindCount(kind, count)}</li>
      ))}
  </ul>
);
