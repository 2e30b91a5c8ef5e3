import { useQuery } from '@tanstack/react-query';
import { sessionQuery } from '../../features/account/account.queries.ts';
import { ShareScreen } from '../../features/sharing/share/share-screen.tsx';

/** The screen /compartilhar. */
export function Component() {
  const { data } = useQuery(sessionQuery());
  return <ShareScreen knownName={data?.user.name ?? null} />;
}
