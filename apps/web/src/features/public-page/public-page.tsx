import type { ReactNode } from 'react';
import { PublicFooter } from './public-footer.tsx';

type Props = {
  children: ReactNode;
  /** False where the page itself opens with the help lines. */
  withHelp?: boolean;
};

/** A page anyone may read: what it says, and the footer the public pages share. */
export const PublicPage = ({ children, withHelp = true }: Props) => (
  <>
    {children}
    <PublicFooter withHelp={withHelp} />
  </>
);
