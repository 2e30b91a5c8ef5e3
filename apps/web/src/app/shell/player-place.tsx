import { Suspense, useState } from 'react';
import { playerMissing } from '../../features/player/player-missing.copy.ts';
import { player } from '../../state/player/player.ts';
import { usePlayer } from '../../state/player/use-player.ts';
import { optionalPart } from '../../ui/loading/optional-part.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { useQuietInCrisis } from '../hooks/use-quiet-in-crisis.ts';

const Player = optionalPart(async () => {
  try {
    return (await import('../../features/player/player.tsx')).Player;
  } catch (error) {
    // Nothing would be heard, while the button said that it plays.
    player.close();
    toast.failed(playerMissing);
    throw error;
  }
});

/**
 * Where the one player of the app stands: its code comes when something is played, and stays from then on.
 *
 * @param isBare on a page without header and tab bar.
 */
export function PlayerPlace({ isBare }: { isBare: boolean }) {
  useQuietInCrisis();
  const isWanted = usePlayer() !== null;
  const [wasWanted, setWasWanted] = useState(false);
  if (isWanted && !wasWanted) setWasWanted(true);
  return <Suspense>{wasWanted && <Player isBare={isBare} />}</Suspense>;
}
