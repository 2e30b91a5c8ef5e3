import { paths } from '@alento/domain/interface/paths';
import { Link } from 'react-router';
import { focusAtOnce } from '../../lib/page/take-focus.ts';
import { useAccount } from '../../lib/session/use-account.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { endCopy as copy } from './exercise.copy.ts';

const LINK = 'text-ink underline underline-offset-4';

/** Whom to call if it gets worse. */
export const IfWorse = () => (
  <p className="mx-auto max-w-prose text-ink-muted text-sm">
    {copy.worse.before}
    <a href="tel:192" className={LINK}>
      {copy.samu}
    </a>
    {copy.worse.between}
    <a href="tel:188" className={LINK}>
      {copy.cvv}
    </a>
    .
  </p>
);

type Props = { isEarly?: boolean; onAgain: () => void; onClose: () => void };

/** The end of an exercise: nothing is asked. */
export function ExerciseEnd({ isEarly = false, onAgain, onClose }: Props) {
  const account = useAccount();
  return (
    <div className="grid gap-4">
      <h3 ref={focusAtOnce} tabIndex={-1} className="font-bold text-2xl">
        {copy.title}
      </h3>
      <p className="max-w-prose">{isEarly ? copy.early : copy.text}</p>
      <IfWorse />
      <Link to={paths.help} className={`${LINK} justify-self-start text-sm`}>
        {copy.help}
      </Link>
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
