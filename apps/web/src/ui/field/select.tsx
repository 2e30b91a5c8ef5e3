import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'select'>, 'aria-label'> & {
  /** Accessible name, for a select whose name is visible beside it. */
  label: string;
};

/** A browser of iOS enlarges the page for a list whose text is smaller than 16 px. The browser's own list of choices: phones show it large, and it stays fast in a long list of rows. */
export const Select = ({ label, className = '', ...rest }: Props) => (
  <select
    {...rest}
    aria-label={label}
    className={`min-h-11 min-w-0 rounded-control border border-border-strong bg-surface-raised px-3 text-base text-ink aria-invalid:border-danger ${className}`}
  />
);
