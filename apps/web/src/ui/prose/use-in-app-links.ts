import { type RefCallback, useCallback } from 'react';
import { useNavigate } from 'react-router';
import { apiOrigin } from '../../lib/api/api-origin.ts';

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * Lets the router handle links inside rendered HTML, because a full page load would stop the audio player. The
 * browser handles links to other sites and links opened in a new tab.
 */
export function useInAppLinks(): RefCallback<HTMLElement> {
  const navigate = useNavigate();
  return useCallback(
    (around) => {
      if (!around) return undefined;
      const follow = (event: MouseEvent): void => {
        const link = event.target instanceof Element ? event.target.closest('a') : null;
        if (!link || event.defaultPrevented || !isPlain(event) || link.target === '_blank') return;
        if (link.origin !== window.location.origin && link.origin !== apiOrigin()) return;
        event.preventDefault();
        void navigate(link.pathname + link.search + link.hash);
      };
      around.addEventListener('click', follow);
      return () => around.removeEventListener('click', follow);
    },
    [navigate],
  );
}
