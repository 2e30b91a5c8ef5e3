import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { consentsQuery } from '../../state/account/consents.queries.ts';
import { LinkRow } from '../../ui/list-row.tsx';
import { consentCopy } from './consent.copy.ts';

/** The row of /perfil that leads to the optional consents. Without a consent to give there is no row. */
export function ConsentRow({ to }: { to: string }) {
  const { data } = useQuery(consentsQuery());
  if (data?.length === 0) return null;
  const granted = data?.filter(({ isGranted }) => isGranted).length ?? 0;
  return (
    <LinkRow
      to={to}
      icon={SlidersHorizontal}
      label={consentCopy.title}
      value={data ? consentCopy.granted(granted, data.length) : ''}
    />
  );
}
