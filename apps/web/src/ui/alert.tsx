import type { ReactNode } from 'react';

type Props = { className?: string; children: ReactNode };

/** An error message in its place, which screen readers announce at once. Takes no room while it is empty. */
export const Alert = ({ className = 'font-medium text-sm', children }: Props) => (
  <p role="alert" className={`text-danger empty:hidden ${className}`}>
    {children}
  </p>
);
