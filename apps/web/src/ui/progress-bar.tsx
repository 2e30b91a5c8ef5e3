/** The look of a `progress` element. */
export const progressBar =
  'block h-2 w-full appearance-none overflow-hidden rounded-pill border-0 bg-surface-sunken ' +
  '[&::-webkit-progress-bar]:bg-surface-sunken [&::-webkit-progress-value]:rounded-pill [&::-webkit-progress-value]:bg-brand ' +
  '[&::-webkit-progress-value]:transition-[inline-size] [&::-webkit-progress-value]:duration-calm ' +
  '[&::-moz-progress-bar]:rounded-pill [&::-moz-progress-bar]:bg-brand';

type Props = {
  /** Accessible name of the bar. */
  label: string;
  /** The progress in words, shown beside the bar. */
  text: string;
  done: number;
  of: number;
};

/** The progress of work that takes a while. It is not announced at each step, because there may be many. */
export const ProgressBar = ({ label, text, done, of }: Props) => (
  <div>
    <progress aria-label={label} aria-valuetext={text} value={done} max={Math.max(1, of)} className={progressBar} />
    <p aria-hidden className="mt-2 text-ink-muted text-sm tabular-nums">
      {text}
    </p>
  </div>
);
