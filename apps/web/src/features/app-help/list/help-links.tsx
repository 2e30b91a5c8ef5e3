import type { HelpPage } from '@alento/contract/help';
import { helpPagePath } from '@alento/domain/interface/paths';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';

type Props = { pages: readonly Pick<HelpPage, 'title' | 'address'>[]; onFollow?: () => void };

/** Links to help pages, one a line. */
export const HelpLinks = ({ pages, onFollow }: Props) => (
  <ul className="divide-y divide-border">
    {pages.map(({ title, address }) => (
      <li key={address}>
        <Link
          to={helpPagePath(address)}
          onClick={onFollow}
          className="flex min-h-12 items-center gap-4 py-2.5 hover:text-brand"
        >
          <span className="min-w-0 flex-1">{title}</span>
          <ArrowRight aria-hidden size={18} className="shrink-0 text-brand" />
        </Link>
      </li>
    ))}
  </ul>
);
