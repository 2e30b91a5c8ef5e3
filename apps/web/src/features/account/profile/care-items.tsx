import { paths } from '@alento/domain/interface/paths';
import { LinkButton } from '../../../ui/link-button.tsx';
import { careItemsCopy } from './profile.copy.ts';
import { ProfileItem } from './profile-group.tsx';

const ITEMS = [
  { to: paths.screenings, ...careItemsCopy.screenings },
  { to: paths.safetyPlan, ...careItemsCopy.safetyPlan },
  { to: paths.medication, ...careItemsCopy.medication },
  { to: paths.sharing, ...careItemsCopy.sharing },
] as const;

/** Links from the profile to the person's questionnaires, safety plan and shares. */
export const CareItems = () =>
  ITEMS.map(({ to, title, lead, open }) => (
    <ProfileItem
      key={to}
      title={title}
      lead={lead}
      action={
        <LinkButton to={to} variant="secondary">
          {open}
        </LinkButton>
      }
    />
  ));
