import { useEffect } from 'react';
import { crisis } from '../../state/crisis/crisis.ts';
import { player } from '../../state/player/player.ts';

const hush = (): void => {
  if (crisis.current() !== null) player.settle(false);
};

/** No voice talks over help: what plays pauses once the crisis card opens, and waits for the person afterwards. */
export function useQuietInCrisis(): void {
  useEffect(() => {
    hush();
    return crisis.subscribe(hush);
  }, []);
}
