import { paths } from '@alento/domain/interface/paths';
import { LinkButton } from '../../../ui/link-button.tsx';
import { remindersItemCopy as copy } from './profile.copy.ts';
import { ProfileItem } from './profile-group.tsx';

/** A link from the profile to the reminders. */
export const RemindersItem = () => (
  <ProfileItem
    title={copy.title}
    lead={copy.lead}
    action={
      <LinkButton to={paths.notifications} variant="secondary">
        {copy.open}
      </LinkButton>
    }
  />
);
