import type { ReactNode } from 'react';
import { LinkButton } from '../../../ui/button.tsx';

type Props = { text: string; to: string; open: string; danger?: boolean; children?: ReactNode };

/** Explains an action and links to its screen. */
export const ActionLink = ({ text, to, open, danger = false, children }: Props) => (
  <div className="py-5 sm:py-6">
    <p className="mb-4 max-w-prose">{text}</p>
    <LinkButton to={to} variant="secondary" className={danger ? 'text-danger!' : ''}>
      {open}
    </LinkButton>
    {children}
  </div>
);
