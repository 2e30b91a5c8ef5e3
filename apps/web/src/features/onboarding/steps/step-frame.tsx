import { LockKeyhole } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { modalCopy } from '../modal/modal.copy.ts';

/** The actions that leave a step. An action is null if it isn't available. */
export type StepMoves = { onBack: (() => void) | null; onSkip: (() => void) | null };

type Props = {
  title: string;
  why: string;
  moves: StepMoves;
  /** Id of the form that the main button submits. */
  formId: string;
  isSaving: boolean;
  /** An error that concerns the whole step. */
  problem?: string | undefined;
  /** The label of the main button. */
  action?: string;
  isRemoval?: boolean;
  children: ReactNode;
};

/** The layout of a step: heading, reason, answer, buttons. */
export function StepFrame(props: Props) {
  const { title, why, moves, formId, isSaving, problem, action = modalCopy.next, isRemoval = false, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  // Each step is mounted anew. Its heading takes the focus, and it is scrolled to the top.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <div className="min-h-0 flex-1 overflow-y-auto scroll-pb-20 overscroll-contain px-5 pt-6 pb-8 [--sticky-ground:var(--surface)] [--sticky-top:0px] sm:px-8 sm:pt-10">
        <div className="mx-auto flex max-w-2xl flex-col gap-6">
          <div>
            <h3 ref={heading} tabIndex={-1} className="font-bold text-2xl tracking-tight outline-none">
              {title}
            </h3>
            <p className="mt-2 max-w-prose text-ink-muted">{why}</p>
          </div>
          {children}
          <Alert className="text-base">{problem}</Alert>
          <p className="flex items-center gap-2 text-ink-muted text-xs">
            <LockKeyhole aria-hidden size={15} className="shrink-0" />
            {moves.onSkip ? modalCopy.privateOptional : modalCopy.privateRequired}
          </p>
        </div>
      </div>
      <footer className="border-border border-t px-5 pt-3 pb-[max(0.75rem,var(--safe-bottom))] sm:px-8 sm:pt-4 sm:pb-[max(1rem,var(--safe-bottom))]">
        <div className="mx-auto flex max-w-2xl items-center gap-1 sm:gap-2">
          {moves.onBack && (
            <Button variant="quiet" onClick={moves.onBack} className="-ml-4">
              {modalCopy.back}
            </Button>
          )}
          <span className="flex-1" />
          {moves.onSkip && (
            <Button variant="quiet" onClick={moves.onSkip}>
              {modalCopy.skip}
            </Button>
          )}
          <Button
            type="submit"
            size="lg"
            form={formId}
            variant={isRemoval ? 'danger' : 'primary'}
            busy={isSaving}
            className="min-w-36 max-sm:px-4"
          >
            {isSaving ? modalCopy.saving : action}
          </Button>
        </div>
      </footer>
    </>
  );
}
