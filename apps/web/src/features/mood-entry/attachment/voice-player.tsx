import { Pause, Play, RotateCw } from 'lucide-react';
import { type CSSProperties, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { clockTime } from '../../../lib/time/spoken-time.ts';
import { Spinner } from '../../../ui/state/spinner.tsx';
import { NotePlayback } from './note-playback.ts';
import { notePlayerCopy as copy } from './voice-note.copy.ts';
import '../../../ui/field/position-slider.css';

type Props = {
  /** What is heard, for screen readers. */
  label?: string;
  durationMs: number;
  /** Loads the file when it is first played. Another file needs another key. */
  load: () => Promise<Blob>;
};

/** Plays a voice note: play and pause, position and duration. At most one of the page plays. */
export function VoicePlayer({ label = copy.name, durationMs, load }: Props) {
  // A note that is sent meanwhile is loaded from elsewhere.
  const latest = useRef(load);
  latest.current = load;
  const [playback] = useState(() => new NotePlayback(() => latest.current()));
  useEffect(() => playback.attach(), [playback]);
  const { isPlaying, isLoading, hasFailed, position } = useSyncExternalStore(playback.subscribe, playback.current);
  const seconds = durationMs / 1000;
  const shown = Math.min(position, seconds);
  const name = hasFailed ? copy.retry : isPlaying ? copy.pause : copy.play;
  const Icon = hasFailed ? RotateCw : isPlaying ? Pause : Play;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form.
    <div role="group" aria-label={copy.group(label, seconds)} className="w-full max-w-sm" data-voice-player>
      <div className="flex items-center gap-3">
        <button
          type="button"
          aria-label={name}
          title={name}
          onClick={playback.toggle}
          className="grid size-11 shrink-0 place-items-center rounded-pill bg-brand text-on-brand transition-colors hover:bg-brand-hover"
        >
          {isLoading ? <Spinner /> : <Icon aria-hidden size={20} fill={hasFailed ? 'none' : 'currentColor'} />}
        </button>
        <input
          type="range"
          aria-label={copy.position}
          aria-valuetext={copy.positionOf(shown, seconds)}
          min={0}
          max={seconds}
          step={0.1}
          value={shown}
          onKeyDown={(event) => {
            const step = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageDown: -10, PageUp: 10 }[
              event.key
            ];
            if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
            event.preventDefault();
            playback.seek(Math.min(seconds, Math.max(0, shown + step)));
          }}
          onChange={({ target }) => playback.seek(target.valueAsNumber)}
          style={{ '--share': seconds === 0 ? '0%' : `${(shown / seconds) * 100}%` } as CSSProperties}
          className="player-slider min-w-0 rounded-control flex-1 [--slider-height:44px]"
        />
        {/* Hidden from screen readers, because the slider has the same value. */}
        <span aria-hidden className="shrink-0 text-ink-muted text-xs tabular-nums">
          {isLoading ? copy.loading : `${clockTime(shown)} / ${clockTime(seconds)}`}
        </span>
      </div>
      {hasFailed && (
        <p role="alert" className="mt-1 text-sm">
          {copy.failed}
        </p>
      )}
    </div>
  );
}
