import { PLAYER_RATES, PLAYER_SKIP_SECONDS, type PlayerRate } from '@alento/domain/interface/player';
import { Minimize2, Pause, Play, RotateCcw, RotateCw, X } from 'lucide-react';
import { Link } from 'react-router';
import { clockTime } from '../../../lib/time/spoken-time.ts';
import { type PlayerItem, player } from '../../../state/player/player.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/state/spinner.tsx';
import type { Engine } from '../audio/engine.ts';
import type { Playback } from '../audio/playback.ts';
import { playerCopy } from '../player.copy.ts';

/** The props of every form of the player. */
export type PlayerFormProps = { item: PlayerItem; isPlaying: boolean; playback: Playback; engine: Engine };

/** The picture is decorative, because the title is beside it. */
export const Cover = ({ item, className = '' }: { item: PlayerItem; className?: string }) =>
  item.imageUrl && (
    <img
      src={item.imageUrl}
      alt=""
      width={44}
      height={44}
      decoding="async"
      className={`size-11 shrink-0 rounded-control bg-surface-sunken object-cover ${className}`}
    />
  );

const TITLE = 'block truncate font-semibold text-sm leading-5';

/** The item's title, linked to its page. */
export const Title = ({ item }: { item: PlayerItem }) =>
  item.url?.startsWith('/') ? (
    <Link to={item.url} className={`${TITLE} hover:underline`}>
      {item.title}
    </Link>
  ) : (
    <span className={TITLE}>{item.title}</span>
  );

/** The elapsed time and the duration. It is hidden from screen readers, because the slider has the same value. */
export const Clock = ({ playback: { position, duration, isWaiting }, isPlaying }: PlayerFormProps) => (
  <span aria-hidden className="block truncate text-ink-muted text-xs tabular-nums leading-4">
    {isWaiting && isPlaying
      ? playerCopy.loading
      : `${clockTime(position)} / ${duration === null ? playerCopy.unknownLength : clockTime(duration)}`}
  </span>
);

export const PlayButton = ({ item, isPlaying, playback }: PlayerFormProps) => (
  <button
    type="button"
    aria-label={isPlaying ? playerCopy.pause : playerCopy.play}
    title={isPlaying ? playerCopy.pause : playerCopy.play}
    onClick={() => player.toggle(item)}
    className="grid size-11 shrink-0 place-items-center rounded-pill bg-brand text-on-brand transition-colors hover:bg-brand-hover"
  >
    {isPlaying && playback.isWaiting ? (
      <Spinner />
    ) : isPlaying ? (
      <Pause aria-hidden size={20} fill="currentColor" />
    ) : (
      <Play aria-hidden size={20} fill="currentColor" className="ml-0.5" />
    )}
  </button>
);

const SkipSign = ({ icon: Icon }: { icon: typeof RotateCw }) => (
  <span className="relative grid place-items-center">
    <Icon aria-hidden size={28} strokeWidth={1.5} />
    <span aria-hidden className="absolute font-bold text-[0.625rem] tabular-nums">
      {PLAYER_SKIP_SECONDS}
    </span>
  </span>
);

export const BackButton = ({ engine }: { engine: Engine }) => (
  <IconButton label={playerCopy.back} onClick={() => engine.skip(-PLAYER_SKIP_SECONDS)}>
    <SkipSign icon={RotateCcw} />
  </IconButton>
);

export const ForwardButton = ({ engine }: { engine: Engine }) => (
  <IconButton label={playerCopy.forward} onClick={() => engine.skip(PLAYER_SKIP_SECONDS)}>
    <SkipSign icon={RotateCw} />
  </IconButton>
);

export const MinimiseButton = () => (
  <IconButton label={playerCopy.minimise} onClick={() => player.minimise(true)} data-minimise>
    <Minimize2 aria-hidden size={20} />
  </IconButton>
);

export const CloseButton = () => (
  <IconButton label={playerCopy.close} onClick={player.close}>
    <X aria-hidden size={20} />
  </IconButton>
);

export const RateChoice = ({ engine, rate }: { engine: Engine; rate: PlayerRate }) => (
  <select
    aria-label={playerCopy.rate}
    title={playerCopy.rate}
    value={rate}
    onChange={({ target }) => {
      const chosen = PLAYER_RATES.find((each) => String(each) === target.value);
      if (chosen !== undefined) engine.setRate(chosen);
    }}
    className="h-11 shrink-0 rounded-control border border-border-strong bg-surface px-2 font-semibold text-ink text-sm tabular-nums"
  >
    {PLAYER_RATES.map((each) => (
      <option key={each} value={each}>
        {playerCopy.rateOf(each)}
      </option>
    ))}
  </select>
);
