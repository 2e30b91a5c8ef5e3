import { paths } from '@alento/domain/interface/paths';
import { ClipboardList, HeartHandshake, LifeBuoy, Wind } from 'lucide-react';
import { Link } from 'react-router';
import { MenuItem, MenuSeparator } from '../../ui/overlay/menu.tsx';
import { careLinksCopy as copy } from './care-links.copy.ts';

const LINKS = [
  { path: paths.exercises, label: copy.exercises, Icon: Wind },
  { path: paths.screenings, label: copy.screenings, Icon: ClipboardList },
  { path: paths.safetyPlan, label: copy.safetyPlan, Icon: HeartHandshake },
  { path: paths.help, label: copy.help, Icon: LifeBuoy },
] as const;

/** What helps in a hard moment, at the end of the menu Mais. */
export const CareLinks = () => (
  <>
    <MenuSeparator />
    {LINKS.map(({ path, label, Icon }) => (
      <MenuItem key={path} asChild>
        <Link to={path}>
          <Icon aria-hidden size={20} className="shrink-0" />
          {label}
        </Link>
      </MenuItem>
    ))}
  </>
);
