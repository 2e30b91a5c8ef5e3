import { ArrowDown } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Spinner } from '../../ui/state/spinner.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { pullCopy } from './pull-to-refresh.copy.ts';
import { usePull } from './use-pull.ts';

const reloadPage = (): void => window.location.reload();

type Props = { reload?: () => void };

/** Pulling the page down reloads it. The indicator is hidden from screen readers; the reload is announced. */
export function PullToRefresh({ reload = reloadPage }: Props) {
  const phase = usePull(reload);
  const pull = phase.kind === 'pulling' ? phase.pull : null;
  const reloading = phase.kind === 'reloading';
  const style = {
    '--pull': pull ? `${pull.distance}px` : '4rem',
    '--turn': `${(pull?.progress ?? 1) * 180}deg`,
    opacity: pull ? 0.3 + 0.7 * pull.progress : 1,
  } as CSSProperties;
  return (
    <>
      <VisuallyHidden role="status">{reloading && pullCopy.reloading}</VisuallyHidden>
      {phase.kind !== 'idle' && (
        <div
          aria-hidden
          data-pull={phase.kind}
          style={style}
          className="pointer-events-none fixed inset-x-0 top-[calc(var(--header-height)+var(--safe-top))] z-20 -mt-12 flex translate-y-(--pull) justify-center motion-reduce:translate-y-16"
        >
          <span className="flex h-11 items-center gap-2 rounded-pill border border-border bg-surface-raised pr-4 pl-3 font-semibold text-ink text-sm shadow-raised">
            {reloading ? (
              <Spinner />
            ) : (
              <ArrowDown size={20} className="rotate-(--turn) text-brand motion-reduce:rotate-0" />
            )}
            {reloading ? pullCopy.reloading : pull?.ready ? pullCopy.release : pullCopy.pull}
          </span>
        </div>
      )}
    </>
  );
}
