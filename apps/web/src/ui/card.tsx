import type { ComponentProps } from 'react';

/** A panel with a soft border and no shadow. */
export function Card({ className = '', ...rest }: ComponentProps<'section'>) {
  return <section {...rest} className={`rounded-card border border-border bg-surface p-5 sm:p-6 ${className}`} />;
}
