import { paths } from '@alento/domain/interface/paths';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { dataCopy } from './profile.copy.ts';
import { ProfileItem } from './profile-group.tsx';

/** How to get a copy of one's data or delete the account while no screen does it. */
export const DataItem = () => (
  <ProfileItem
    title={dataCopy.title}
    lead={dataCopy.lead}
    action={
      <Button variant="secondary" asChild>
        <Link to={paths.terms}>{dataCopy.open}</Link>
      </Button>
    }
  />
);
