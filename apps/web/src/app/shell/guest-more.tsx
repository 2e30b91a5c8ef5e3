import { paths } from '@alento/domain/interface/paths';
import { LogIn, MessageCircleHeart } from 'lucide-react';
import { Link } from 'react-router';
import { MenuItem, MenuSeparator } from '../../ui/overlay/menu.tsx';
import { assistantLink, recordsLink } from '../navigation.ts';
import { guestMoreCopy as copy } from './guest-more.copy.ts';
import { MenuLinks } from './menu-links.tsx';

/** Menu items for visitors: sign-in, and what the paid plan includes. */
export const GuestMore = () => (
  <>
    <MenuItem asChild>
      <Link to={paths.login}>
        <LogIn aria-hidden size={20} className="shrink-0" />
        {copy.signInOrUp}
      </Link>
    </MenuItem>
    <MenuSeparator />
    <MenuLinks links={[recordsLink, assistantLink]} />
    <MenuSeparator />
    <MenuItem asChild>
      <Link to={paths.plans} className="max-w-72">
        <MessageCircleHeart aria-hidden size={20} className="shrink-0 text-brand" />
        <span>
          <span className="block font-semibold">{copy.unlock}</span>
          <span className="block text-sm">{copy.unlockText}</span>
        </span>
      </Link>
    </MenuItem>
  </>
);
