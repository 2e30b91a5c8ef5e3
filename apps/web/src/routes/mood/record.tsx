import type { MoodScore } from '@alento/domain/mood-entry/scale';
import { RecordNow } from '../../features/mood-entry/record/record-now.tsx';
import { ConcernLine } from '../../features/safety/concern-line.tsx';
import { useAccount } from '../../lib/session/use-account.ts';

/** Inside the guard, so there always is an account. */
export function Component() {
  const account = useAccount();
  return account && <RecordNow key={account.userId} userId={account.userId} concern={<ConcernLine />} />;
}

export type RecordPartProps = { userId: string; begunWith: MoodScore };

/** The same screen as a part of another one, from the first tap on. Exported here, so that both load one chunk. */
export const RecordPart = ({ userId, begunWith }: RecordPartProps) => (
  <RecordNow userId={userId} begunWith={begunWith} concern={<ConcernLine />} />
);
