import type { MoodScore } from '@alento/domain/mood-entry/scale';
import type { Slot } from './demo-notes.ts';

export type DemoEntry = { score: MoodScore; note: string; timestamp: number; tags: string[] };
/** An entry with the fields by which matching notes are selected. */
export type Moment = DemoEntry & { daysAgo: number; weekday: number; slot: Slot };
