import { paths } from '@alento/domain/interface/paths';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { profileQuery } from '../../../state/account/professional-profile.queries.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { profileItemCopy as copy } from './profile.copy.ts';

type ItemProps = { title: string; lead: string; action: ReactNode };

/** The item of /perfil about the professional profile, for people who have one. The route gives the item's look. */
export function ProfessionalItem({ Item }: { Item: (props: ItemProps) => ReactNode }) {
  const { data } = useQuery(profileQuery());
  if (!data) return null;
  return (
    <Item
      title={copy.title}
      lead={copy.lead(data.name)}
      action={
        <div className="flex flex-wrap gap-2">
          <LinkButton to={paths.patients} variant="secondary">
            {copy.patients}
          </LinkButton>
          <LinkButton to={paths.professionalProfile} variant="secondary">
            {copy.open}
          </LinkButton>
        </div>
      }
    />
  );
}
