import { paths } from '@alento/domain/interface/paths';
import { LinkButton } from '../../../ui/link-button.tsx';
import { dataCopy } from './profile.copy.ts';
import { ProfileItem } from './profile-group.tsx';

/** A link from the profile to what is kept, the export, the import and the deletion of the account. */
export const DataItem = () => (
  <ProfileItem
    title={dataCopy.title}
    lead={dataCopy.lead}
    action={
      <LinkButton to={paths.myData} variant="secondary">
        {dataCopy.open}
      </LinkButton>
    }
  />
);
