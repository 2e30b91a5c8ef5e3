import { paths } from '@alento/domain/interface/paths';
import { useQuery } from '@tanstack/react-query';
import { Stethoscope, UsersRound } from 'lucide-react';
import { profileQuery } from '../../../state/account/professional-profile.queries.ts';
import { LinkRow } from '../../../ui/list-row.tsx';
import { profileItemCopy as copy } from './profile.copy.ts';

/** The rows of /perfil about the professional profile, for people who have one. */
export function ProfessionalItem() {
  const { data } = useQuery(profileQuery());
  if (!data) return null;
  return (
    <>
      <LinkRow to={paths.patients} icon={UsersRound} label={copy.patients} />
      <LinkRow to={paths.professionalProfile} icon={Stethoscope} label={copy.title} lead={copy.lead(data.name)} />
    </>
  );
}
