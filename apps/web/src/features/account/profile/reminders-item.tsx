import { paths } from '@alento/domain/interface/paths';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { remindersItemCopy as copy } from './profile.copy.ts';
import { ProfileItem } from './profile-group.tsx';

/** A link from the profile to the reminders. */
export const RemindersItem = () => (
  <ProfileItem
    title={copy.title}
    lead={copy.lead}
    action={
      <Button variant="secondary" asChild>
        <Link to={paths.notifications}>{copy.open}</Link>
      </Button>
    }
  />
);
