import { paths } from '@alento/domain/interface/paths';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { dataCopy } from './profile.copy.ts';
import { ProfileItem } from './profile-group.tsx';

/** A link from the profile to what is kept, the export, the import and the deletion of the account. */
export const DataItem = () => (
  <ProfileItem
    title={dataCopy.title}
    lead={dataCopy.lead}
    action={
      <Button variant="secondary" asChild>
        <Link to={paths.myData}>{dataCopy.open}</Link>
      </Button>
    }
  />
);
