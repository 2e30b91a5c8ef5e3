import { PLAYER_KEY_SECONDS, PLAYER_SKIP_SECONDS } from '@alento/domain/interface/player';
import { type CSSProperties, type KeyboardEvent, useState } from 'react';
import { playerCopy } from '../player.copy.ts';
import type { PlayerFormProps } from './player-controls.tsx';
import '../../../ui/field/position-slider.css';

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -PLAYER_KEY_SECONDS,
  ArrowDown: -PLAYER_KEY_SECONDS,
  ArrowRight: PLAYER_KEY_SECONDS,
  ArrowUp: PLAYER_KEY_SECONDS,
  PageDown: -PLAYER_SKIP_SECONDS,
  PageUp: PLAYER_SKIP_SECONDS,
};

/**
 * The position slider. While it is dragged it shows the target position. Playback moves there only on release,
 * because moving it all the time would interrupt the sound.
 */
export function PlayerSlider({ playback, engine }: Pick<PlayerFormProps, 'playback' | 'engine'>) {
  const { position, duration } = playback;
  const [isPressed, setPressed] = useState(false);
  const [dragged, setDragged] = useState<number | null>(null);
  const end = Math.floor(duration ?? 0);
  const displayedPosition = Math.min(dragged ?? position, duration === null ? position : end);

  const letGo = (): void => {
    setPressed(false);
    setDragged(null);
    if (dragged !== null) engine.seek(dragged);
  };
  const byKey = (event: KeyboardEvent): void => {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey) return;
    const step = STEPS[key];
    const to = key === 'Home' ? 0 : key === 'End' ? end : step === undefined ? null : position + step;
    if (to === null) return;
    event.preventDefault();
    engine.seek(Math.min(end, Math.max(0, to)));
  };

  return (
    <input
      type="range"
      aria-label={playerCopy.position}
      aria-valuetext={playerCopy.positionOf(displayedPosition, duration)}
      min={0}
      max={Math.max(end, 1)}
      step={1}
      value={displayedPosition}
      disabled={duration === null}
      onKeyDown={byKey}
      onPointerDown={() => setPressed(true)}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onChange={({ target }) => {
        // A change without a pointer, by keyboard or screen reader, moves the playback at once.
        if (isPressed) setDragged(target.valueAsNumber);
        else engine.seek(target.valueAsNumber);
      }}
      style={{ '--share': end === 0 ? '0%' : `${(displayedPosition / end) * 100}%` } as CSSProperties}
      className="player-slider"
    />
  );
}
