import { useState } from 'react';
import { losesByLeaving } from '../../lib/page/unsaved-work.ts';

type Leaving = {
  /** Leaves the screen: at once, or after the person has confirmed that unsaved work may be lost. */
  leaveBy: (go: () => void) => void;
  question: { isOpen: boolean; confirm: () => void; setOpen: (isOpen: boolean) => void };
};

/** Asks before the back button or another app's link leaves a screen with unsaved work. */
export function useLeaving(): Leaving {
  const [wanted, setWanted] = useState<{ go: () => void } | null>(null);
  return {
    leaveBy: (go) => {
      if (losesByLeaving()) setWanted({ go });
      else go();
    },
    question: {
      isOpen: wanted !== null,
      setOpen: (isOpen) => {
        if (!isOpen) setWanted(null);
      },
      confirm: () => {
        setWanted(null);
        wanted?.go();
      },
    },
  };
}
