import { useQuery } from '@tanstack/react-query';
import { consentsQuery } from '../../state/account/consents.queries.ts';
import { ErrorState, Skeletons } from '../../ui/state/part-states.tsx';
import { consentCopy } from './consent.copy.ts';
import { ConsentItems } from './consent-items.tsx';

/** The optional consents on a screen of their own, which says if they can't be read or if there is none to give. */
export function ConsentPanel() {
  const { data, isPending, isFetching, refetch } = useQuery(consentsQuery());
  if (isPending) return <Skeletons label={consentCopy.loading} className="py-5" shapes={['h-16', 'h-16']} />;
  if (!data) return <ErrorState message={consentCopy.unread} onRetry={() => void refetch()} busy={isFetching} />;
  if (data.length === 0) return <p className="py-6 text-ink-muted">{consentCopy.none}</p>;
  return <ConsentItems />;
}
