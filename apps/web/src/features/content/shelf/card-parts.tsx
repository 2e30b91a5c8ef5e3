import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** Classes shared by the library's cards: a row with a small picture on phones, a card with a large one elsewhere. */
export const CARD_FRAME =
  'relative h-full overflow-hidden rounded-card border border-border bg-surface p-4 transition-colors ' +
  'has-[a:hover]:border-border-strong sm:p-0';
export const CARD_PICTURE = 'size-18 shrink-0 rounded-control sm:aspect-[4/3] sm:h-auto sm:w-full sm:rounded-none';

/** The link of a card's title. It covers the whole card, so that a tap anywhere on the card opens it. */
export const CardLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link
    to={to}
    className="after:absolute after:inset-0 after:rounded-card hover:text-brand focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-focus focus-visible:after:-outline-offset-3"
  >
    {children}
  </Link>
);
