import { RecordNow } from '../../features/mood-entry/record/record-now.tsx';
import { ConcernLine } from '../../features/safety/concern-line.tsx';
import { useAccount } from '../../lib/session/use-account.ts';

/** Behind the guard: there is an account whenever this shows. */
export function Component() {
  const account = useAccount();
  return account && <RecordNow key={account.userId} userId={account.userId} concern={<ConcernLine />} />;
}
