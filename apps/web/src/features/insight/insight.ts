import type { WeeklySummary } from '@alento/contract/insight';

/** A week's summary as the screen shows it; the specification also knows one that is words alone (core §3). */
export type Insight = {
  /** Markdown. */
  text: string;
  startDate: string;
  endDate: string;
  writtenBy: WeeklySummary['writtenBy'] | null;
};
