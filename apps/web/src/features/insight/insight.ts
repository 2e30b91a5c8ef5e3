import type { WeeklySummary } from '@alento/contract/insight';

/** A week's summary as the screen shows it. The specification also has a summary without the other fields (core §3). */
export type Insight = {
  /** Markdown. */
  text: string;
  startDate: string;
  endDate: string;
  writtenBy: WeeklySummary['writtenBy'] | null;
};
