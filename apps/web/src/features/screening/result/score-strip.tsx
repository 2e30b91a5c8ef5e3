import { FORMS, type Instrument, maxScoreOf, SEVERITIES } from '@alento/domain/screening/instruments';

/** Illustrates the position of a score among the bands. The text beside it has the same content. */
export function ScoreStrip({ instrument, score }: { instrument: Instrument; score: number }) {
  const { bands } = FORMS[instrument];
  const count = maxScoreOf(instrument) + 1;
  return (
    <div aria-hidden="true" className="pt-4">
      <div className="relative flex gap-0.5">
        {bands.map(({ from, to, severity }) => (
          <div key={from} style={{ flexGrow: to - from + 1 }} className="basis-0">
            <div
              className={`h-4 border border-border ${from === 0 ? 'rounded-l-pill' : ''} ${to === count - 1 ? 'rounded-r-pill' : ''}`}
              style={{ backgroundColor: `var(--band-${SEVERITIES.indexOf(severity)})` }}
            />
            <p className="mt-1 text-center text-xs whitespace-nowrap text-ink-muted tabular-nums">
              {from}–{to}
            </p>
          </div>
        ))}
        <span
          className="absolute -top-1 h-6 w-1.5 -translate-x-1/2 rounded-pill bg-brand ring-2 ring-surface"
          style={{ left: `${((score + 0.5) / count) * 100}%` }}
        />
      </div>
    </div>
  );
}
