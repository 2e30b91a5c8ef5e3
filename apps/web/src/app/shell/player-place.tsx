import { useState } from 'react';
import { useLocation } from 'react-router';
import { playerMissing } from '../../features/player/player-missing.copy.ts';
import { player } from '../../state/player/player.ts';
import { usePlayer } from '../../state/player/use-player.ts';
import { optionalPart } from '../../ui/loading/optional-part.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { useQuietInCrisis } from '../hooks/use-quiet-in-crisis.ts';
import { isBare } from './is-bare.ts';

const Player = optionalPart(async () => {
  try {
    return (await import('../../features/player/player.tsx')).Player;
  } catch (error) {
    // Closes the player: without its code nothing plays, but the button would still show playback.
    player.close();
    toast.failed(playerMissing);
    throw error;
  }
});

/**
 * Place of the app's only player. Its code is loaded at the first playback, and the player then stays mounted, also
 * while the app is locked: what is heard goes on, and nothing of it is shown.
 */
export function PlayerPlace() {
  const { pathname } = useLocation();
  useQuietInCrisis();
  const isWanted = usePlayer() !== null;
  const [wasWanted, setWasWanted] = useState(false);
  if (isWanted && !wasWanted) setWasWanted(true);
  return wasWanted && <Player isBare={isBare(pathname)} />;
}
