import { paths } from '@alento/domain/interface/paths';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useAccount } from '../../lib/session/use-account.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { endCopy as copy } from './exercise.copy.ts';

const LINK = 'text-ink underline underline-offset-4';

/** The end of an exercise: nothing is asked, and whom to call if it got worse. */
export function ExerciseEnd({ onAgain, onClose }: { onAgain: () => void; onClose: () => void }) {
  const account = useAccount();
  const title = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone.
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="grid gap-4">
      <h3 ref={title} tabIndex={-1} className="font-bold text-2xl">
        {copy.title}
      </h3>
      <p className="max-w-prose">{copy.text}</p>
      <p className="max-w-prose text-ink-muted">
        {copy.worse.before}
        <a href="tel:192" className={LINK}>
          {copy.samu}
        </a>
        {copy.worse.between}
        <a href="tel:188" className={LINK}>
          {copy.cvv}
        </a>
        .{' '}
        <Link to={paths.help} className={LINK}>
          {copy.help}
        </Link>
      </p>
      <div className="mt-2 grid gap-3">
        {account && (
          <LinkButton to={paths.record} size="lg">
            {copy.record}
          </LinkButton>
        )}
        <Button variant="secondary" size="lg" onClick={onAgain}>
          {copy.again}
        </Button>
        <Button variant="quiet" size="lg" onClick={onClose}>
          {copy.close}
        </Button>
      </div>
    </div>
  );
}
