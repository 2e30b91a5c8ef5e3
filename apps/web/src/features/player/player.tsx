import { Maximize2 } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useAccount } from '../../lib/session/use-account.ts';
import { useIsLocked } from '../../state/lock/use-is-locked.ts';
import { type PlayerState, player } from '../../state/player/player.ts';
import { usePlayer } from '../../state/player/use-player.ts';
import { IconButton } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Engine } from './audio/engine.ts';
import { findAddress } from './audio/find-address.ts';
import { useMediaSession } from './audio/media-session.ts';
import { takeTurnsWithOtherTabs } from './audio/other-tabs.ts';
import type { Playback } from './audio/playback.ts';
import { LargeBar } from './bar/large-bar.tsx';
import { CloseButton, PlayButton, type PlayerFormProps, Title } from './bar/player-controls.tsx';
import { PlayerProblem } from './bar/player-problem.tsx';
import { SmallBar } from './bar/small-bar.tsx';
import { usePlayerPlace, usePlayerRoom } from './bar/use-player-place.ts';
import { playerCopy } from './player.copy.ts';

/**
 * Moves the focus when the player is minimised, restored or closed, because the control that had it is then removed.
 */
function usePlayerFocus(isMinimised: boolean) {
  const frame = useRef<HTMLElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  const hadFocus = useRef(false);
  const before = useRef(isMinimised);

  useEffect(() => {
    const { activeElement } = document;
    opener.current = activeElement instanceof HTMLElement ? activeElement : null;
    return () => {
      if (!hadFocus.current) return;
      hadFocus.current = false;
      const from = opener.current;
      const target = from?.isConnected && from !== document.body ? from : document.querySelector('main');
      target?.focus({ preventScroll: true });
    };
  }, []);

  useEffect(() => {
    if (before.current === isMinimised) return;
    before.current = isMinimised;
    if (!hadFocus.current) return;
    const name = isMinimised ? '[data-restore]' : '[data-minimise]';
    frame.current?.querySelector<HTMLElement>(name)?.focus({ preventScroll: true });
  }, [isMinimised]);

  const follow = {
    onFocus: () => {
      hadFocus.current = true;
    },
    onBlur: ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
      // The event has no relatedTarget if the focused control was removed.
      if (relatedTarget instanceof Node && !frame.current?.contains(relatedTarget)) hadFocus.current = false;
    },
  };
  return { frame, follow };
}

/** The minimised player: title and play button. */
const MinimisedPlayer = (props: PlayerFormProps) => (
  <div className="flex items-center gap-1 p-1.5">
    <PlayButton {...props} />
    <div className="min-w-0 max-w-44 flex-1 px-2">
      {props.playback.problem === null ? (
        <Title item={props.item} />
      ) : (
        <PlayerProblem problem={props.playback.problem} />
      )}
    </div>
    <IconButton label={playerCopy.restore} onClick={() => player.minimise(false)} data-restore>
      <Maximize2 aria-hidden size={18} />
    </IconButton>
    <CloseButton />
  </div>
);

/** The player is between header and page. */
const AT_TOP = 'top-[calc(var(--header-height)+var(--safe-top))]';
const AT_TOP_SMALL = 'top-[calc(var(--header-height)+var(--safe-top)+0.5rem)]';
/** The player is above the tab bar and the round button that protrudes from it. */
const AT_BOTTOM = 'bottom-[calc(var(--tab-bar-height)-8px+var(--tab-bar-padding)+1rem)]';
const AT_BOTTOM_BARE = 'bottom-[calc(max(var(--safe-bottom),var(--keyboard-height))+0.5rem)]';
const CARD = 'rounded-card border border-border-strong bg-surface-raised shadow-raised';
const SMALL = `right-[max(0.5rem,var(--safe-right))] left-[max(0.5rem,var(--safe-left))] mx-auto max-w-xl animate-rise ${CARD}`;
const LARGE = 'inset-x-0 h-(--player-offset) safe-x border-border border-b bg-surface-raised';
const MINIMISED = `bottom-[calc(var(--bottom-bar)+1rem)] left-[max(1rem,var(--safe-left))] max-w-[calc(100vw-7rem)] animate-rise lg:left-6 ${CARD}`;

/** The live region's text: whether the audio plays, without the position. */
function spokenOf({ item, isPlaying }: PlayerState, { isWaiting, hasEnded, problem }: Playback): string {
  if (problem !== null) return '';
  if (isPlaying) return isWaiting ? playerCopy.loading : playerCopy.playing(item.title);
  return hasEnded ? playerCopy.ended : playerCopy.paused;
}

type FormProps = { state: PlayerState; playback: Playback; engine: Engine; isBare: boolean };

function PlayerForm({ state: { item, isPlaying, isExpanded, isMinimised }, playback, engine, isBare }: FormProps) {
  const { place, isLarge } = usePlayerPlace(isBare);
  const isPill = isMinimised && place === 'top';
  usePlayerRoom({ place, isLarge, isBare, isBar: !isPill, hasSecondRow: isExpanded && !isLarge });
  const { frame, follow } = usePlayerFocus(isPill);
  const props = { item, isPlaying, playback, engine };
  const atBottom = isBare ? AT_BOTTOM_BARE : AT_BOTTOM;
  const small = `${SMALL} ${place === 'top' ? AT_TOP_SMALL : atBottom}`;
  const form = isPill ? MINIMISED : isLarge ? `${LARGE} ${AT_TOP}` : small;
  return (
    <>
      {/* A page without bars reserves no space for the player, so this element does. */}
      {isBare && <div aria-hidden className="h-(--player-offset)" />}
      <section
        ref={frame}
        aria-label={playerCopy.area}
        {...(isPill ? { 'data-player-minimised': true, 'data-floating': true } : { 'data-player': place })}
        className={`fixed z-20 ${form}`}
        {...follow}
      >
        {isPill ? (
          <MinimisedPlayer {...props} />
        ) : isLarge ? (
          <LargeBar {...props} />
        ) : (
          <SmallBar {...props} isExpanded={isExpanded} canMinimise={place === 'top'} />
        )}
      </section>
    </>
  );
}

/** Closes the player when the person signs out, so that the next person neither hears nor sees it. */
function useCloseWithSession(engine: Engine): void {
  const userId = useAccount()?.userId ?? null;
  const before = useRef(userId);
  useEffect(() => {
    const previous = before.current;
    before.current = userId;
    // Only a sign-out stops the playback; the sign-in of a visitor doesn't.
    if (previous !== null && previous !== userId) engine.drop();
  }, [engine, userId]);
}

/**
 * The player: engine, bar, and media session.
 * @param isBare true on a page without header and tab bar
 */
export function Player({ isBare }: { isBare: boolean }) {
  const state = usePlayer();
  const [engine] = useState(() => new Engine(player.sound(), findAddress));
  const playback = useSyncExternalStore(engine.subscribe, engine.current);
  useCloseWithSession(engine);
  // This effect runs before the engine is attached, because the engine may play at once.
  useEffect(() => takeTurnsWithOtherTabs(player.sound()), []);
  useEffect(() => engine.attach(), [engine]);
  const isLocked = useIsLocked();
  const item = state?.item ?? null;
  // A locked app doesn't tell what is heard, neither here nor on the device's lock screen.
  const announcedItem = item && isLocked ? { ...item, title: playerCopy.artist, imageUrl: null } : item;
  useMediaSession(engine, announcedItem, state?.isPlaying ?? false, playback);
  if (isLocked) return null;
  return (
    <>
      <VisuallyHidden role="status">{state && spokenOf(state, playback)}</VisuallyHidden>
      {state && <PlayerForm state={state} playback={playback} engine={engine} isBare={isBare} />}
    </>
  );
}
