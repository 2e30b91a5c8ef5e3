import { paths } from '@alento/domain/interface/paths';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { useForgetPatients } from '../use-access-end.ts';
import { pageCopy as copy } from './page.copy.ts';

/**
 * Replaces everything about a person when the access ends. What had the focus is gone, so the heading takes it.
 *
 * @param name the person's name if it was on the screen; null if nothing was shown, because there may never have been
 * an access.
 */
export function AccessEnded({ name }: { name: string | null }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useForgetPatients();
  useEffect(() => heading.current?.focus(), []);
  return (
    <div role="alert" className="mx-auto max-w-prose py-8">
      <h1 ref={heading} tabIndex={-1} className="font-bold text-2xl tracking-tight">
        {name === null ? copy.noneTitle : copy.endedTitle}
      </h1>
      <p dir="auto" className="mt-2 break-words">
        {name === null ? copy.none : copy.ended(name)}
      </p>
      <p className="mt-2 text-ink-muted">{copy.endedWhy}</p>
      <Button asChild className="mt-6">
        <Link to={paths.patients}>{copy.endedBack}</Link>
      </Button>
    </div>
  );
}
