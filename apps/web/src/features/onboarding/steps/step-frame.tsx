import { LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { QuestionHeading, type QuestionHeadingText } from '../../../ui/question/question-heading.tsx';
import { modalCopy } from '../modal/modal.copy.ts';

/** The actions that leave a step. An action is null if it isn't available. */
export type StepMoves = { onBack: (() => void) | null; onSkip: (() => void) | null };

type Props = {
  heading: QuestionHeadingText;
  moves: StepMoves;
  /** Id of the form that the main button submits. */
  formId: string;
  isSaving: boolean;
  /** An error that concerns the whole step. */
  problem?: string | undefined;
  /** The label of the main button. */
  action?: string;
  isRemoval?: boolean;
  /** Whether the line about the encryption is left out. */
  hidesPrivacy?: boolean;
  children: ReactNode;
};

/** The layout of a page: heading, answer, and the buttons at the bottom of the screen. */
export function StepFrame(props: Props) {
  const { heading, moves, formId, isSaving, problem, children } = props;
  const { action = modalCopy.next, isRemoval = false, hidesPrivacy = false } = props;
  return (
    <>
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto scroll-pb-20 overscroll-contain px-5 py-3 sm:px-8 sm:py-6">
        <div className="mx-auto flex w-full max-w-2xl flex-1 flex-col gap-3 sm:gap-5">
          <QuestionHeading {...heading} level="h3" />
          {children}
          <Alert className="text-base">{problem}</Alert>
          {!hidesPrivacy && (
            <p className="mt-auto flex items-center gap-1.5 text-ink-muted text-xs leading-4">
              <LockKeyhole aria-hidden size={15} className="shrink-0" />
              {moves.onSkip ? modalCopy.privateOptional : modalCopy.privateRequired}
            </p>
          )}
        </div>
      </div>
      <footer className="border-border border-t px-5 pt-2 pb-[max(0.75rem,var(--safe-bottom))] sm:px-8 sm:pt-3">
        <div className="mx-auto flex max-w-2xl flex-wrap items-center gap-1 sm:gap-2">
          {moves.onBack && (
            <Button variant="quiet" onClick={moves.onBack} className="-ml-4">
              {modalCopy.back}
            </Button>
          )}
          <span className="grow-999" />
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
            className="min-w-[min(9rem,42%)] max-sm:grow max-sm:px-4"
          >
            {isSaving ? modalCopy.saving : action}
          </Button>
        </div>
      </footer>
    </>
  );
}
