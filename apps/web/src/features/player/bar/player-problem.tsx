import { paths } from '@alento/domain/interface/paths';
import { Link } from 'react-router';
import { useAccount } from '../../../lib/session/use-account.ts';
import { player } from '../../../state/player/player.ts';
import { uiCopy } from '../../../ui/ui.copy.ts';
import type { Problem } from '../audio/playback.ts';
import { playerCopy } from '../player.copy.ts';

const WAY =
  'inline-flex min-h-11 max-w-20 shrink-0 items-center leading-5 text-left sm:max-w-none font-semibold text-brand text-sm underline underline-offset-4';

/** An error in place of the title, with a button or link that may solve it. */
export function PlayerProblem({ problem }: { problem: Problem }) {
  const isPositionStored = useAccount() !== null && problem === 'failed';
  return (
    <div role="alert" className="flex min-w-0 flex-1 items-center gap-2">
      <p className="line-clamp-3 min-w-0 flex-1 text-xs leading-4 sm:text-sm sm:leading-5">
        {playerCopy.problems[problem]}
        {isPositionStored && ` ${playerCopy.positionStored}`}
      </p>
      {problem === 'failed' && (
        <button type="button" className={WAY} onClick={() => player.settle(true)}>
          {uiCopy.retry}
        </button>
      )}
      {problem === 'locked' && (
        <Link to={paths.plans} className={WAY}>
          {playerCopy.plans}
        </Link>
      )}
      {problem === 'gone' && (
        <Link to={paths.podcasts} className={WAY}>
          {playerCopy.podcasts}
        </Link>
      )}
    </div>
  );
}
