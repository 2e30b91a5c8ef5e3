import { paths } from '@alento/domain/interface/paths';
import { useAccount } from '../../lib/session/use-account.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { endCopy as copy } from './exercise.copy.ts';

/** The end of an exercise: nothing is asked, and whom to call if it got worse. */
export function ExerciseEnd({ onAgain, onClose }: { onAgain: () => void; onClose: () => void }) {
  const account = useAccount();
  return (
    <div role="status" className="grid gap-4">
      <p className="font-bold text-2xl">{copy.title}</p>
      <p className="max-w-prose">{copy.text}</p>
      <p className="max-w-prose text-ink-muted">{copy.worse}</p>
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
