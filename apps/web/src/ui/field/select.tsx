import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'select'>, 'aria-label'> & {
  /** Accessible name, for a select whose name is visible beside it. */
  label: string;
};

/**
 * The browser's own list of choices, which phones show in a large size, and which stays fast in a screen with many of
 * them. The text has 16 px, because iOS zooms into the page when a field with smaller text is focused.
 */
export const Select = ({ label, className = '', ...rest }: Props) => (
  <select
    {...rest}
    aria-label={label}
    className={`min-h-11 min-w-0 rounded-control border border-border-strong bg-surface-raised px-3 text-base text-ink aria-invalid:border-danger ${className}`}
  />
);
