import type { ComponentProps, ReactNode } from 'react';

type Props = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & { label: string; children: ReactNode };

/** A button of 44 px that shows only an icon. `label` is its accessible name. */
export function IconButton({ label, className = '', type = 'button', children, ...rest }: Props) {
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
