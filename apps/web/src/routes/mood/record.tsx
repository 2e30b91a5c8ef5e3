import type { MoodScore } from '@alento/domain/mood-entry/scale';
import { RecordNow } from '../../features/mood-entry/record/record-now.tsx';
import { ConcernLine } from '../../features/safety/concern-line.tsx';
import { useAccount } from '../../lib/session/use-account.ts';

/** Behind the guard: there is an account whenever this shows. */
export function Component() {
  const account = useAccount();
  return account && <RecordNow key={account.userId} userId={account.userId} concern={<ConcernLine />} />;
}

export type RecordPartProps = { userId: string; begunWith: MoodScore };

/** The same within another screen, from the first tap on: here, so that both load one file. */
export const RecordPart = ({ userId, begunWith }: RecordPartProps) => (
  <RecordNow userId={userId} begunWith={begunWith} concern={<ConcernLine />} />
);
