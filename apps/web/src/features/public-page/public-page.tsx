import type { ReactNode } from 'react';
import { PublicFooter } from './public-footer.tsx';

type Props = {
  children: ReactNode;
  /** False if the page itself starts with the emergency numbers. */
  withHelp?: boolean;
};

/** A public page with the shared footer. */
export const PublicPage = ({ children, withHelp = true }: Props) => (
  <>
    {children}
    <PublicFooter withHelp={withHelp} />
  </>
);
