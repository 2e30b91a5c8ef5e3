import { Pause, Play, RotateCcw, Square } from 'lucide-react';
import { Select } from '../../../../ui/field/select.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { playbackCopy as copy } from '../voice.copy.ts';
import { VOICE_SPEEDS, type Voice } from '../voice.types.ts';

const decimal = new Intl.NumberFormat('pt-BR');

type Props = { voice: Voice };

/** Pause and stop while a reply is spoken; afterwards, play it again. */
export function PlaybackButtons({ voice }: Props) {
  const { isPaused, canReplay } = voice.playback;
  if (voice.status === 'playing') {
    const Icon = isPaused ? Play : Pause;
    return (
      <>
        <IconButton label={isPaused ? copy.resume : copy.pause} onClick={isPaused ? voice.resume : voice.pause}>
          <Icon aria-hidden size={22} />
        </IconButton>
        <IconButton label={copy.stop} onClick={voice.stopSpeaking}>
          <Square aria-hidden size={20} />
        </IconButton>
      </>
    );
  }
  if (!canReplay || voice.status !== 'ready') return null;
  return (
    <IconButton label={copy.replay} onClick={voice.replay}>
      <RotateCcw aria-hidden size={22} />
    </IconButton>
  );
}

/** The speed of the voice, once there is a reply. */
export function SpeedChoice({ voice }: Props) {
  const { speed, canReplay } = voice.playback;
  if (!canReplay && voice.status !== 'playing') return null;
  return (
    <Select
      label={copy.speed}
      value={String(speed)}
      onChange={({ target }) => voice.setSpeed(Number(target.value))}
      className="px-2"
    >
      {VOICE_SPEEDS.map((one) => (
        <option key={one} value={String(one)}>
          {decimal.format(one)}×
        </option>
      ))}
    </Select>
  );
}
