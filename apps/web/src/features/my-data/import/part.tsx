import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { Card } from '../../../ui/card.tsx';

type Props = { title: string; children: ReactNode; heading?: RefObject<HTMLHeadingElement | null> };

/** A titled part of the screen of an import. */
export function Part({ title, children, heading }: Props) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1} className="mb-3 font-bold text-lg">
        {title}
      </h2>
      {children}
    </Card>
  );
}

/** A heading that takes the focus when its stage begins, because the button that led to it is gone. */
export function useFocusedHeading(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return heading;
}
