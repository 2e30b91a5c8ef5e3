import { useEffect } from 'react';
import { crisis } from '../../state/crisis/crisis.ts';
import { player } from '../../state/player/player.ts';

const hush = (): void => {
  if (crisis.current() !== null) player.settle(false);
};

/** Pauses playback when the crisis card opens. Only the person resumes it. */
export function useQuietInCrisis(): void {
  useEffect(() => {
    hush();
    return crisis.subscribe(hush);
  }, []);
}
