import { type ReactNode, useId } from 'react';
import { focusAtOnce } from '../../../lib/page/take-focus.ts';
import { Card } from '../../../ui/card.tsx';

type Props = {
  title: string;
  children: ReactNode;
  /** Whether the heading takes the focus when its stage begins, because the button that led to it is gone. */
  isStage?: boolean;
};

/** A titled part of the screen of an import. */
export function Part({ title, children, isStage = false }: Props) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <h2 id={id} ref={isStage ? focusAtOnce : null} tabIndex={-1} className="mb-3 font-bold text-lg">
        {title}
      </h2>
      {children}
    </Card>
  );
}
