import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { Spinner } from './state/spinner.tsx';

type Variant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'accent';

type Props = ComponentProps<'button'> & {
  variant?: Variant;
  size?: 'md' | 'lg';
  /** Disables the button and shows a spinner. */
  busy?: boolean;
  /** Renders its only child, a link, with the button's style. */
  asChild?: boolean;
};

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-control font-semibold text-center transition-colors select-none ' +
  'disabled:bg-surface-sunken disabled:text-ink-muted disabled:border-border';

const VARIANTS: Record<Variant, string> = {
  primary: 'bg-brand text-on-brand hover:bg-brand-hover border border-transparent',
  secondary: 'bg-surface text-ink border border-border-strong hover:bg-surface-sunken',
  quiet: 'bg-transparent text-brand border border-transparent hover:bg-brand-soft hover:text-on-brand-soft',
  danger: 'bg-danger text-on-danger hover:bg-danger-hover border border-transparent',
  accent: 'bg-accent text-on-accent hover:bg-accent-hover border border-transparent',
};

const SIZES = { md: 'min-h-11 px-4 py-2 text-sm', lg: 'min-h-13 px-6 py-3 text-base' };

export function Button({
  variant = 'primary',
  size = 'md',
  busy = false,
  asChild = false,
  className = '',
  disabled,
  type = 'button',
  children,
  ...rest
}: Props) {
  const classes = `${BASE} ${VARIANTS[variant]} ${SIZES[size]} ${className}`;
  if (asChild) {
    return (
      <Slot.Root {...rest} className={classes}>
        {children}
      </Slot.Root>
    );
  }
  return (
    <button {...rest} type={type} disabled={disabled || busy} aria-busy={busy || undefined} className={classes}>
      {busy && <Spinner />}
      {children}
    </button>
  );
}
