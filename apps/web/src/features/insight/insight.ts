import type { WeeklySummary } from '@alento/contract/insight';

/** A week's summary as the screen shows it. A response may consist of the text only. */
export type Insight = {
  /** The text, in Markdown. */
  text: string;
  startDate: string;
  endDate: string;
  writtenBy: WeeklySummary['writtenBy'] | null;
};
