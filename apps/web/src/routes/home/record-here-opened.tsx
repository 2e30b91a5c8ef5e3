import type { MoodScore } from '@alento/domain/mood-entry/scale';
import { RecordNow } from '../../features/mood-entry/record/record-now.tsx';
import { ConcernLine } from '../../features/safety/concern-line.tsx';

export type RecordHereProps = { userId: string; begunWith: MoodScore };

/** What follows the first tap on a face of /home. */
export const RecordHereOpened = ({ userId, begunWith }: RecordHereProps) => (
  <RecordNow userId={userId} begunWith={begunWith} concern={<ConcernLine />} />
);
