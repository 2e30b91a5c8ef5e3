import type { MoodScore } from '@alento/domain/mood-entry/scale';
import { RecordNow } from '../../features/mood-entry/record/record-now.tsx';
import { ConcernLine } from '../../features/safety/concern-line.tsx';
import { useAccount } from '../../lib/session/use-account.ts';

/** The route requires login, so there is always an account. */
export function Component() {
  const account = useAccount();
  return account && <RecordNow key={account.userId} userId={account.userId} concern={<ConcernLine />} />;
}

export type RecordPartProps = { userId: string; begunWith: MoodScore };

/**
 * The recording screen as a part of another screen, after the first tap. It is exported here, so that both screens load
 * the same chunk.
 */
export const RecordPart = ({ userId, begunWith }: RecordPartProps) => (
  <RecordNow userId={userId} begunWith={begunWith} concern={<ConcernLine />} />
);
