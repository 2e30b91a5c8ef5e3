import type { ReactNode } from 'react';
import { show } from '../../testing/show.tsx';
import { Toaster } from '../../ui/overlay/toast.tsx';

/** Shows an element, and what toasts say. */
export const showWithToasts = (element: ReactNode) =>
  show(
    <>
      {element}
      <Toaster />
    </>,
  );

/** The text of the page with plain spaces. */
export const pageText = (): string => document.body.textContent?.replace(/\s/g, ' ') ?? '';
