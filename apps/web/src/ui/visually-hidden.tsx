import type { ComponentProps } from 'react';

/** Read by screen readers, not seen. */
export const VisuallyHidden = (props: ComponentProps<'span'>) => <span {...props} className="sr-only" />;
