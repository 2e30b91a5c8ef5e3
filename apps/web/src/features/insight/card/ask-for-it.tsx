import { Sparkles } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/state/spinner.tsx';
import { insightCopy as copy } from '../insight.copy.ts';
import type { InsightState } from '../request/follow-insight.ts';

type Props = {
  state: InsightState;
  limit: number | null | undefined;
  /** Called when the button gets the focus. */
  onFocus: () => void;
  onAsk: () => void;
};

const AT_WORK: readonly InsightState['kind'][] = ['loading', 'retrying', 'waiting'];
const RESTS = 'aria-disabled:border-border aria-disabled:bg-surface-sunken aria-disabled:text-ink-muted';

/**
 * The button that requests an insight. During the request it isn't disabled, because a disabled button would lose the
 * focus.
 */
export function AskForIt({ state, limit, onFocus, onAsk }: Props) {
  const isAtWork = AT_WORK.includes(state.kind);
  const isResting = isAtWork || state.kind === 'failed';
  const hasChanged = state.kind === 'idle' && state.because === 'entries-changed';
  return (
    <>
      <p className="mt-1 min-h-18 max-w-prose text-ink-muted sm:min-h-13">
        {hasChanged ? copy.leadChanged : copy.lead} {typeof limit === 'number' && copy.leadFree(limit)}
      </p>
      <Button
        variant="secondary"
        className={`mt-3 ${RESTS}`}
        aria-disabled={isResting || undefined}
        onFocus={onFocus}
        onClick={isResting ? undefined : onAsk}
      >
        {isAtWork ? <Spinner /> : <Sparkles aria-hidden size={18} />}
        {copy.ask}
      </Button>
    </>
  );
}
