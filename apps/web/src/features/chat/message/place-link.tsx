import type { ReactNode } from 'react';
import { Link } from 'react-router';

type Props = { to: string; label: string; children: ReactNode };

/** A link in the conversation's header: icon and label. */
export const PlaceLink = ({ to, label, children }: Props) => (
  <Link
    to={to}
    aria-label={label}
    title={label}
    className="grid size-11 shrink-0 place-items-center rounded-control text-ink-muted transition-colors hover:bg-surface-sunken hover:text-ink"
  >
    {children}
  </Link>
);
