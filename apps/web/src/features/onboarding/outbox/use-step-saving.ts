import { continueStep, type Flow } from '@alento/domain/onboarding/flow';
import type { OnboardingStep } from '@alento/domain/onboarding/steps';
import type { UserData } from '@alento/domain/onboarding/user-data';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ConfirmedCall } from '../../../state/account/identity-question.ts';
import { toast } from '../../../ui/overlay/toast.tsx';
import { userDataQuery } from '../onboarding.queries.ts';
import { recoveryEmailCopy } from '../steps/steps.copy.ts';
import { saveConfirmed, saveStep } from './outbox.ts';
import { dropStepDraft } from './step-draft.ts';
import { readUnsent } from './unsent.ts';

/** A save that needs the identity check first. */
type PendingSave = { step: OnboardingStep; fields: UserData };

/** The error code with which the server requires the identity check. */
const IDENTITY_CHECK_REQUIRED = 'PASSWORD_REQUIRED';

/**
 * Saves a step and moves to the next one. It moves on without a response after a short wait, and doesn't after a
 * refusal.
 */
export function useStepSaving(userId: string, flow: Flow, move: (change: (flow: Flow) => Flow) => void) {
  const queryClient = useQueryClient();
  const [isSaving, setSaving] = useState(false);
  const [pendingSave, setPendingSave] = useState<PendingSave | null>(null);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const saved = (): UserData => queryClient.getQueryData(userDataQuery().queryKey) ?? {};

  const goOn = (step: OnboardingStep, { recoveryEmail }: UserData): void => {
    if (typeof recoveryEmail === 'string' && saved().recoveryEmailPending === recoveryEmail) {
      toast.saved(recoveryEmailCopy.linkSent(recoveryEmail));
    }
    move((now) => (now.step === step ? continueStep(now) : now));
  };

  /**
   * Whether a save needs the identity check: a change of an existing address does, and a first address if the sign-in
   * was long ago.
   */
  const asksWho = (step: OnboardingStep, fields: UserData): boolean =>
    'recoveryEmail' in fields &&
    (Boolean(saved().recoveryEmail) || readUnsent(userId, step)?.refused === IDENTITY_CHECK_REQUIRED);

  const save = async (changes: UserData): Promise<boolean> => {
    const { step } = flow;
    const fields = { ...readUnsent(userId, step)?.fields, ...changes };
    if (asksWho(step, fields)) {
      setPendingSave({ step, fields });
      return false;
    }
    setSaving(true);
    const answer = saveStep(userId, step, changes);
    // The draft's answers are now among the unsent answers.
    dropStepDraft(userId, step);
    const refusal = await answer;
    if (!isHere.current) return false;
    setSaving(false);
    if (refusal === IDENTITY_CHECK_REQUIRED) setPendingSave({ step, fields });
    if (refusal !== null) return false;
    goOn(step, fields);
    return true;
  };

  const saveWithConfirmation =
    ({ step, fields }: PendingSave): ConfirmedCall =>
    (confirmation, sending) =>
      saveConfirmed(userId, { step, fields }, confirmation, sending);

  /** Callbacks of the identity check. Null if no check is needed. */
  const question = pendingSave && {
    perform: saveWithConfirmation(pendingSave),
    onConfirmed: () => goOn(pendingSave.step, pendingSave.fields),
    onClose: () => setPendingSave(null),
  };
  return { isSaving, save, pendingSave, question };
}
