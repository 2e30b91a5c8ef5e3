import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { type ButtonLook, buttonClasses } from './button.tsx';

type Look = ButtonLook & { icon?: LucideIcon };

/** A link in the app that looks like a button. */
export const LinkButton = ({
  variant,
  size,
  className,
  icon: Icon,
  children,
  ...link
}: ComponentProps<typeof Link> & Look) => (
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
}: ComponentProps<'a'> & Look) => (
  <a {...anchor} className={buttonClasses({ variant, size, className })}>
    {Icon && <Icon aria-hidden size={18} />}
    {children}
  </a>
);
