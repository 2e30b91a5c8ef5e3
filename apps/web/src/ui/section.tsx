import { type ComponentProps, type ReactNode, useId } from 'react';

export type SectionProps = Omit<ComponentProps<'section'>, 'title'> & {
  /** The heading, which names the section. */
  title?: ReactNode;
  level?: 'h2' | 'h3';
  /** The classes of the heading. */
  look?: string;
};

/** A section with its heading. Without a heading the caller names it, or it has no name. */
export function Section({ title, level: Heading = 'h2', look = 'font-bold text-lg', children, ...rest }: SectionProps) {
  const id = useId();
  if (title === undefined) return <section {...rest}>{children}</section>;
  return (
    <section {...rest} aria-labelledby={id}>
      <Heading id={id} className={look}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
