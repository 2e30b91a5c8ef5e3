import { Link } from 'react-router';
import { MenuItem } from '../ui/menu.tsx';
import { recordLinks } from './navigation.ts';

/** What the Registrar menu offers, in the header and in the tab bar. */
export const RecordLinks = () =>
  recordLinks.map(({ label, path, icon: Icon }) => (
    <MenuItem key={path} asChild>
      <Link to={path}>
        <Icon aria-hidden size={20} />
        {label}
      </Link>
    </MenuItem>
  ));
