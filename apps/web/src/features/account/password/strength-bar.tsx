import { STRENGTH_LABELS, strengthColour } from '@alento/domain/account/password';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { loginCopy } from '../sign-in/login.copy.ts';

const FILLS = { red: 'bg-meter-red', yellow: 'bg-meter-yellow', green: 'bg-meter-green' };
const STEPS = STRENGTH_LABELS.length - 1;

/** Shows the strength of a password, 0 to 5, as a bar and in words. */
export function StrengthBar({ strength }: { strength: number }) {
  const colour = strengthColour(strength);
  return (
    <div className="flex items-center gap-3">
      <div
        aria-hidden
        data-strength={colour}
        className="h-2 flex-1 overflow-hidden rounded-pill border border-border bg-surface-sunken"
      >
        <div
          className={`h-full rounded-pill transition-[width] duration-calm ${FILLS[colour]}`}
          style={{ width: `${(strength / STEPS) * 100}%` }}
        />
      </div>
      <p aria-live="polite" className="w-24 text-right font-medium text-ink-muted text-xs">
        <VisuallyHidden>{loginCopy.strength}: </VisuallyHidden>
        {STRENGTH_LABELS[strength]}
      </p>
    </div>
  );
}
