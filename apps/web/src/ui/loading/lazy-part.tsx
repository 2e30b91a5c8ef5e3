import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { areInterruptionsBlocked } from '../../lib/page/block-interruptions.ts';
import { hasUnsavedWork } from '../../lib/page/unsaved-work.ts';
import { now } from '../../lib/time/clock.ts';
import { pageReload } from '../../platform/page-reload.ts';
import { Button } from '../button.tsx';
import { ErrorState } from '../state/part-states.tsx';
import { uiCopy } from '../ui.copy.ts';

type Options<Props> = {
  /** Shown in the flow of the page while the code loads. Without it the part is a layer above the page. */
  waiting?: ReactNode;
  /** The message if the code can't be loaded. */
  failed?: string;
  /** Whether the part is open, if it stays mounted while it is closed. A closed part loads nothing and says nothing. */
  isOpen?: (props: Props) => boolean;
};
/** The prop by which the caller closes a part. */
type Closable = { onClose?: () => void };

const mayReload = (): boolean => navigator.onLine && !areInterruptionsBlocked() && !hasUnsavedWork();

/**
 * A part that opens at a press and whose code is loaded when it is first rendered. The press is not lost: the part opens
 * when its code has arrived, and the pressed element stays in the page until then. If the code can't be loaded, a message
 * with a button to load it again is shown in place of the part, and the rest of the screen stays. The message of a layer
 * can be closed, which also closes the part; the next press loads the code again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting, failed = uiCopy.notOpened, isOpen = () => true }: Options<Props> = {},
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;

  function Unloaded({ onLoaded, onClose }: { onLoaded: (part: ComponentType<Props>) => void; onClose: () => void }) {
    const [state, setState] = useState<'loading' | 'failed' | 'again' | 'closed'>('loading');
    const isLoading = state === 'loading' || state === 'again';
    const take = useEffectEvent(onLoaded);
    useEffect(() => {
      if (!isLoading) return;
      let isHere = true;
      load().then(
        (part) => {
          loaded = part;
          if (isHere) take(part);
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
    }, [isLoading, state]);
    if (isLoading) return waiting;
    if (state === 'closed') return null;
    const message = <ErrorState message={failed} onRetry={() => setState('again')} />;
    if (waiting) return message;
    const close = (): void => {
      setState('closed');
      onClose();
    };
    return (
      <div className="fixed right-(--page-right) bottom-[calc(var(--bottom-bar)+1rem)] left-(--page-left) z-50 mx-auto max-w-md rounded-card bg-surface-raised px-4 pb-4 text-center text-ink shadow-raised">
        {message}
        <Button variant="quiet" onClick={close}>
          {uiCopy.close}
        </Button>
      </div>
    );
  }

  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    if (Part) return <Part {...props} />;
    if (!isOpen(props)) return null;
    const { onClose = () => undefined }: Closable = props;
    return <Unloaded onLoaded={(part) => setPart(() => part)} onClose={onClose} />;
  };
}
