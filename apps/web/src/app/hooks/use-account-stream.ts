import { useEffect } from 'react';
import { whenQuiet } from '../../lib/page/when-quiet.ts';

/** Wait after the first screen is complete, ms, so that the open connection delays nothing of that screen. */
const START_AFTER_MS = 3000;

/** Follows the events of the account, such as a paid plan, while the person is signed in. */
export function useAccountStream(userId: string): void {
  useEffect(() => {
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stop = (): void => window.removeEventListener('online', startNow);
    async function start(): Promise<void> {
      const code = await import('../../state/account/stream/follow-account.ts').catch(() => null);
      if (!isWanted) return;
      if (code) stop = code.followAccount(userId);
      else window.addEventListener('online', startNow, { once: true });
    }
    function startNow(): void {
      void start();
    }
    const callOff = whenQuiet(() => {
      timer = setTimeout(startNow, START_AFTER_MS);
    });
    return () => {
      isWanted = false;
      callOff();
      clearTimeout(timer);
      stop();
    };
  }, [userId]);
}
