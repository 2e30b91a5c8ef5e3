import { REFRESH_AFTER_MS } from '@alento/domain/interface/gestures';
import { focusManager } from '@tanstack/react-query';
import { queryClient } from '../../lib/query-client.ts';
import { now } from '../../lib/time/clock.ts';
import type { Device, Stop } from '../../platform/device.ts';

/** Loads again what the screen shows and what was loaded at least 5 minutes ago. */
function refreshOld(): void {
  void queryClient.refetchQueries({
    type: 'active',
    stale: true,
    predicate: ({ state }) => now() - state.dataUpdatedAt >= REFRESH_AFTER_MS,
  });
}

/** The query library's own reaction to the visible page, which can't be read from it. */
function refreshWhenVisible(refresh: () => void): Stop {
  const follow = (): void => refresh();
  window.addEventListener('visibilitychange', follow);
  return () => window.removeEventListener('visibilitychange', follow);
}

/**
 * What happens when the app returns to the screen. The outbox, today's date, the session and others follow the event
 * `visibilitychange`. It is sent here too, because a WebView doesn't send it at every return. The query library would
 * refresh at it what is older than 30 s.
 */
export function followResume(device: Device): Stop {
  focusManager.setEventListener(() => () => undefined);
  const stop = device.followPresence({
    onAway: () => undefined,
    onReturn: () => {
      document.dispatchEvent(new Event('visibilitychange'));
      refreshOld();
    },
  });
  return () => {
    stop();
    focusManager.setEventListener(refreshWhenVisible);
  };
}
