import { Section, type SectionProps } from './section.tsx';

/** A panel with a soft border and no shadow. */
export const Card = ({ className = '', ...rest }: SectionProps) => (
  <Section {...rest} className={`rounded-card border border-border bg-surface p-5 sm:p-6 ${className}`} />
);
