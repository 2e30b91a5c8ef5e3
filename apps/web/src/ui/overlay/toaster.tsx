import { type CSSProperties, useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { uiCopy } from '../ui.copy.ts';

/** On large screens and over dialogs app.css places toasts elsewhere. */
const ABOVE_BAR = 'calc(var(--bottom-bar) + var(--floating-room) + 1rem)';

/** z-index above dialogs (50). The crisis card is above any z-index, because it is a native modal dialog. */
const ABOVE_DIALOGS = 55;

type Props = { onMounted: (show: typeof toast) => void };

export function MountedToaster({ onMounted }: Props) {
  // Sonner accepts toasts only after its own effects. It is a child, so its effects run before this one.
  useEffect(() => onMounted(toast), [onMounted]);
  return (
    <Sonner
      position="bottom-center"
      // One above the other, so that a later toast doesn't cover the button for undo of an earlier one.
      expand
      offset={{ bottom: ABOVE_BAR }}
      mobileOffset={{ bottom: ABOVE_BAR, left: 'max(1rem, var(--safe-left))', right: 'max(1rem, var(--safe-right))' }}
      containerAriaLabel={uiCopy.toasts}
      icons={{ error: null }}
      style={{ '--width': '26rem', fontFamily: 'inherit', zIndex: ABOVE_DIALOGS } as CSSProperties}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast: 'flex w-full items-center gap-3 rounded-control bg-ink px-4 py-3 text-ground text-sm shadow-raised',
          content: 'min-w-0 flex-1',
          title: 'font-medium',
          actionButton:
            'ml-auto min-h-11 shrink-0 rounded-control px-3 font-semibold text-ground underline underline-offset-4',
        },
      }}
    />
  );
}
