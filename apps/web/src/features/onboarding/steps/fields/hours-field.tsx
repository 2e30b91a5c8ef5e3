import { SLEEP_HOURS_MAX, SLEEP_HOURS_MIN } from '@alento/domain/onboarding/limits';
import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import { IconButton } from '../../../../ui/button.tsx';
import { describedBy, FieldFrame, INPUT_CLASSES } from '../../../../ui/field/field-frame.tsx';
import { hoursOf, hoursText } from '../health/sleep-quality.rules.ts';
import { sleepCopy as copy } from '../steps.copy.ts';

const STEP = 0.5;
/** The buttons start from this value if nothing was typed. */
const USUAL = 8;

type Props = { value: string; onChange: (value: string) => void; error: string | undefined };

/** A field for hours, which are typed or changed by half-hour buttons. */
export function HoursField({ value, onChange, error }: Props) {
  const id = useId();
  const moveBy = (step: number): void => {
    const hours = hoursOf(value);
    const next = Number.isNaN(hours) ? USUAL : Math.min(SLEEP_HOURS_MAX, Math.max(SLEEP_HOURS_MIN, hours + step));
    onChange(hoursText(next));
  };
  const button = 'size-12 border border-border-strong bg-surface-raised text-ink';
  return (
    <FieldFrame id={id} label={copy.hours} error={error}>
      <div className="flex max-w-64 items-center gap-2">
        <IconButton label={copy.less} onClick={() => moveBy(-STEP)} className={button}>
          <Minus aria-hidden size={20} />
        </IconButton>
        <input
          id={id}
          inputMode="decimal"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, undefined, error)}
          className={`${INPUT_CLASSES} min-w-0 flex-1 text-center font-semibold tabular-nums`}
        />
        <IconButton label={copy.more} onClick={() => moveBy(STEP)} className={button}>
          <Plus aria-hidden size={20} />
        </IconButton>
      </div>
    </FieldFrame>
  );
}
