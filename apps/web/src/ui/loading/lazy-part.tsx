import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { isBusy } from '../../lib/page/busy.ts';
import { hasUnsavedWork } from '../../lib/page/unsaved-work.ts';
import { now } from '../../lib/time/clock.ts';
import { pageReload } from '../../platform/page-reload.ts';
import { ErrorState } from '../state/error-state.tsx';
import { uiCopy } from '../ui.copy.ts';

type Options = {
  /** Shown in the flow of the page while the code loads. Without it the part is a layer above the page. */
  waiting?: ReactNode;
  /** The message if the code can't be loaded. */
  failed?: string;
};

const mayReload = (): boolean => navigator.onLine && !isBusy() && !hasUnsavedWork();

/**
 * A part that opens at a press and whose code is loaded when it is first rendered. The press is not lost: the part opens
 * when its code has arrived, and the pressed element stays in the page until then. If the code can't be loaded, a message
 * with a button to load it again is shown in place of the part, and the rest of the screen stays.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting, failed = uiCopy.notOpened }: Options = {},
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    const [state, setState] = useState<'loading' | 'failed' | 'again'>('loading');
    useEffect(() => {
      if (Part || state === 'failed') return;
      let isHere = true;
      load().then(
        (part) => {
          loaded = part;
          if (isHere) setPart(() => part);
        },
        () => {
          if (!isHere) return;
          // Chromium keeps a failed import until the page is loaded again.
          if (state === 'again' && mayReload()) pageReload.begin(now());
          setState('failed');
        },
      );
      return () => {
        isHere = false;
      };
    }, [Part, state]);
    if (Part) return <Part {...props} />;
    if (state !== 'failed') return waiting;
    const message = <ErrorState message={failed} onRetry={() => setState('again')} />;
    if (waiting) return message;
    return (
      <div className="fixed right-(--page-right) bottom-[calc(var(--bottom-bar)+1rem)] left-(--page-left) z-50 mx-auto max-w-md rounded-card bg-surface-raised px-4 text-ink shadow-raised">
        {message}
      </div>
    );
  };
}
