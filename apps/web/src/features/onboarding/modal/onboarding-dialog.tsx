import { paths } from '@alento/domain/interface/paths';
import {
  canClose,
  canGoBack,
  canOpenPart,
  canSkip,
  type Flow,
  type FlowMode,
  goBack,
  openPart,
  progressOf,
  skipStep,
} from '@alento/domain/onboarding/flow';
import { LAST_STEP, type OnboardingStep } from '@alento/domain/onboarding/steps';
import type { UserData } from '@alento/domain/onboarding/user-data';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAccount } from '../../../lib/session/use-account.ts';
import type { IdentityQuestion } from '../../../state/account/identity-question.ts';
import type { PageBack } from '../../../ui/question/use-pages.ts';
import { onboardingStatusQuery, userDataQuery } from '../onboarding.queries.ts';
import { knownData } from '../outbox/keep-unsent.ts';
import { onDelivered, saveSeen } from '../outbox/outbox.ts';
import { hasStepDraft } from '../outbox/step-draft.ts';
import { knownSteps, readUnsent, unsentSteps } from '../outbox/unsent.ts';
import { useStepSaving } from '../outbox/use-step-saving.ts';
import { postpone } from '../pending/postponed.ts';
import { STEP_COMPONENTS } from '../steps/step-component.ts';
import { recoveryEmailCopy } from '../steps/steps.copy.ts';
import { CompletionStep } from './completion-step.tsx';
import { modalCopy } from './modal.copy.ts';
import { OnboardingFrame } from './onboarding-frame.tsx';
import { useFlow } from './use-flow.ts';

export type OnboardingDialogProps = {
  mode: FlowMode;
  open: boolean;
  onClose: () => void;
  identity: IdentityQuestion;
  /** Called after the server stored a step's answers, so that other screens refetch them. */
  onSaved?: ((step: OnboardingStep) => void) | undefined;
  /** Called when the modal is visible. */
  onVisible?: () => void;
};

type ModalProps = Omit<OnboardingDialogProps, 'onSaved' | 'onVisible'> & {
  userId: string;
  /** The steps that were done before the modal opened. */
  done: readonly OnboardingStep[];
};

const refusalOf = (userId: string, step: OnboardingStep): string | null => readUnsent(userId, step)?.refused ?? null;

/** The texts of the identity check for a change of the recovery address. */
const whatOf = ({ recoveryEmail }: UserData) =>
  typeof recoveryEmail === 'string'
    ? { text: recoveryEmailCopy.confirm(recoveryEmail), confirmLabel: recoveryEmailCopy.sendLink, danger: false }
    : { text: recoveryEmailCopy.confirmRemoval, confirmLabel: modalCopy.removeAddress, danger: true };

/** The onboarding modal, one question at a time. */
function OnboardingModal({ userId, mode, open, done, identity: Identity, onClose }: ModalProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [flow, setFlow] = useFlow(mode, done, open);
  const [isReturn, setReturn] = useState(false);
  const [pageBack, setPageBack] = useState<PageBack | null>(null);
  const move = (change: (flow: Flow) => Flow, returns = false): void => {
    setReturn(returns);
    setFlow(change);
  };
  const { isSaving, save, pendingSave, question } = useStepSaving(userId, flow, move);
  const { step } = flow;
  // The answers are read again for each step, because they include those of earlier steps.
  const known = knownData(userId, queryClient.getQueryData(userDataQuery().queryKey) ?? {});
  const moves = {
    onBack: pageBack?.goBack ?? (canGoBack(flow) ? () => move(goBack, true) : null),
    onSkip: canSkip(flow)
      ? () => {
          if (mode !== 'review' && !flow.completed.includes(step)) postpone(userId);
          move(skipStep);
        }
      : null,
  };
  const close = (): void => {
    if (mode !== 'review') postpone(userId);
    onClose();
  };

  const finish = async (): Promise<void> => {
    await save({});
    onClose();
    void navigate(paths.home, { replace: pathname === paths.home });
  };

  const Question = step === LAST_STEP ? null : STEP_COMPONENTS[step];
  return (
    <OnboardingFrame
      open={open}
      title={modalCopy.titles[mode]}
      progress={progressOf(flow)}
      onClose={canClose(flow) ? close : null}
      onBack={moves.onBack}
    >
      {Question ? (
        <Question
          key={step}
          step={step}
          userId={userId}
          known={known}
          isDone={flow.completed.includes(step)}
          isReturn={isReturn}
          isSaving={isSaving}
          refusal={refusalOf(userId, step)}
          moves={moves}
          setPageBack={setPageBack}
          onContinue={(changes) => void save(changes)}
        />
      ) : (
        <CompletionStep
          data={known}
          completed={flow.completed}
          refused={unsentSteps(userId).filter((part) => refusalOf(userId, part) !== null)}
          unsaved={flow.completed.filter((part) => hasStepDraft(userId, part))}
          canOpen={(part) => canOpenPart(flow, part)}
          onOpen={(part) => move((now) => openPart(now, part))}
          moves={moves}
          isSaving={isSaving}
          onFinish={() => void finish()}
        />
      )}
      {pendingSave && question && <Identity {...whatOf(pendingSave.fields)} {...question} />}
    </OnboardingFrame>
  );
}

/** Loads the known answers, then opens the modal. Nothing is rendered before. */
export function OnboardingDialog({ onSaved, onVisible, ...modal }: OnboardingDialogProps) {
  const userId = useAccount()?.userId ?? null;
  const status = useQuery(onboardingStatusQuery());
  const userData = useQuery(userDataQuery());
  const isReady = userId !== null && status.isFetchedAfterMount && userData.isFetchedAfterMount;
  const [isVisible, setVisible] = useState(false);
  // Once the modal is open, a refetch doesn't close it.
  if (isReady && !isVisible) setVisible(true);

  const notifySaved = useEffectEvent((step: OnboardingStep) => onSaved?.(step));
  useEffect(() => onDelivered((step) => notifySaved(step)), []);

  const notifyVisible = useEffectEvent(() => {
    onVisible?.();
    if (userId !== null && status.data?.hasSeenOnBoarding === false) saveSeen(userId);
  });
  useEffect(() => {
    if (isVisible) notifyVisible();
  }, [isVisible]);

  if (userId === null || !isVisible) return null;
  return <OnboardingModal {...modal} userId={userId} done={knownSteps(userId, status.data?.completedSteps ?? [])} />;
}
