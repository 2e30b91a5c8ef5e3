import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { sessionQuery } from '../../features/account/account.queries.ts';
import { InContentAd } from '../../features/ad/slot/in-content-ad.tsx';
import { useAccount } from '../../lib/session/use-account.ts';
import { useIsAdFree } from '../plans/use-is-ad-free.ts';

function MemberLibraryAd() {
  const { pathname } = useLocation();
  const { data } = useQuery(sessionQuery());
  if (useIsAdFree()) return null;
  return <InContentAd key={pathname} pathname={pathname} isMinor={data?.isMinor} />;
}

/** The ad between texts of the library. Visitors see no ad, so prerendered pages contain none. */
export const LibraryAd = () => (useAccount() ? <MemberLibraryAd /> : null);
