import { paths } from '@alento/domain/interface/paths';
import { LinkButton } from '../../../ui/link-button.tsx';
import { helpItemCopy as copy } from './profile.copy.ts';
import { ProfileItem } from './profile-group.tsx';

/** A link from the profile to the help pages. */
export const HelpItem = () => (
  <ProfileItem
    title={copy.title}
    lead={copy.lead}
    action={
      <LinkButton to={paths.appHelp} variant="secondary">
        {copy.open}
      </LinkButton>
    }
  />
);
