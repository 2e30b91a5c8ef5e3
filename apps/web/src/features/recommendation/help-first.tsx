import { paths } from '@alento/domain/interface/paths';
import { useEffect, useRef } from 'react';
import { HelpContacts } from '../../ui/help-contacts.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { helpFirstCopy as copy } from './recommendation.copy.ts';

type Props = {
  /** Whether the help replaces the card that the person just opened. It then takes the focus. */
  takesFocus: boolean;
};

/** Shown after a sign of crisis in place of recommendations: helplines and the safety plan. */
export function HelpFirst({ takesFocus }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  return (
    <section
      aria-labelledby="help-first-title"
      className="rounded-card border border-border bg-accent-soft p-5 text-on-accent-soft sm:p-6"
    >
      <h2 id="help-first-title" ref={title} tabIndex={-1} className="font-bold text-xl outline-none">
        {copy.title}
      </h2>
      <p className="mt-1 mb-4 max-w-prose">{copy.text}</p>
      <HelpContacts />
      <p className="mt-3 flex flex-wrap gap-2">
        <LinkButton to={paths.safetyPlan} variant="secondary">
          {copy.plan}
        </LinkButton>
        <LinkButton to={paths.help} variant="secondary">
          {copy.more}
        </LinkButton>
      </p>
    </section>
  );
}
