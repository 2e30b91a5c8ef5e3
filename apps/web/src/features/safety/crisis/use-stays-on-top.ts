import { type RefObject, useEffect, useState } from 'react';

const isDialog = (node: Node): boolean =>
  node instanceof Element && (node.matches('[role="dialog"]') || node.querySelector('[role="dialog"]') !== null);

/**
 * Returns a counter that increases when another dialog opens above this one. As a React key it remounts this dialog,
 * because the newest dialog gets the focus and is the one exposed to screen readers.
 */
export function useStaysOnTop(own: RefObject<HTMLElement | null>): number {
  const [openings, setOpenings] = useState(0);
  useEffect(() => {
    const observer = new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      if (added.some((node) => isDialog(node) && !node.contains(own.current))) setOpenings((count) => count + 1);
    });
    observer.observe(document.body, { childList: true });
    return () => observer.disconnect();
  }, [own]);
  return openings;
}
