import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { Spinner } from './state/spinner.tsx';

type Variant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'accent';

type ButtonLook = {
  variant?: Variant | undefined;
  size?: 'md' | 'lg' | undefined;
  className?: string | undefined;
};

type Props = ComponentProps<'button'> &
  ButtonLook & {
    /** Disables the button and shows a spinner, in the place of the icon. */
    busy?: boolean;
    icon?: LucideIcon;
  };

const BASE = 'button disabled:bg-surface-sunken disabled:text-ink-muted disabled:border-border';

const VARIANTS: Record<Variant, string> = {
  primary: 'bg-brand text-on-brand hover:bg-brand-hover border border-transparent',
  secondary: 'bg-surface text-ink border border-border-strong hover:bg-surface-sunken',
  quiet: 'bg-transparent text-brand border border-transparent hover:bg-brand-soft hover:text-on-brand-soft',
  danger: 'bg-danger text-on-danger hover:bg-danger-hover border border-transparent',
  accent: 'bg-accent text-on-accent hover:bg-accent-hover border border-transparent',
};

const SIZES = { md: 'min-h-11 px-4 py-2 text-sm', lg: 'min-h-13 px-6 py-3 text-base' };

const buttonClasses = ({ variant = 'primary', size = 'md', className = '' }: ButtonLook): string =>
  `${BASE} ${VARIANTS[variant]} ${SIZES[size]} ${className}`;

export function Button({
  variant,
  size,
  className,
  busy = false,
  icon: Icon,
  disabled,
  type,
  children,
  ...rest
}: Props) {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={buttonClasses({ variant, size, className })}
    >
      {busy ? <Spinner /> : Icon && <Icon aria-hidden size={18} />}
      {children}
    </button>
  );
}

type LinkLook = ButtonLook & { icon?: LucideIcon };

/** A link in the app that looks like a button. */
export const LinkButton = ({
  variant,
  size,
  className,
  icon: Icon,
  children,
  ...link
}: ComponentProps<typeof Link> & LinkLook) => (
  <Link {...link} className={buttonClasses({ variant, size, className })}>
    {Icon && <Icon aria-hidden size={18} />}
    {children}
  </Link>
);

/** A link out of the app, or one that loads the page anew, that looks like a button. */
export const AnchorButton = ({
  variant,
  size,
  className,
  icon: Icon,
  children,
  ...anchor
}: ComponentProps<'a'> & LinkLook) => (
  <a {...anchor} className={buttonClasses({ variant, size, className })}>
    {Icon && <Icon aria-hidden size={18} />}
    {children}
  </a>
);

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  label: string;
  children: ReactNode;
};

/** A button of 44 px that shows only an icon. `label` is its accessible name. */
export function IconButton({ label, className = '', type = 'button', children, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={`inline-grid size-11 shrink-0 place-items-center rounded-control text-ink-muted transition-colors hover:bg-surface-sunken hover:text-ink ${className}`}
    >
      {children}
    </button>
  );
}
