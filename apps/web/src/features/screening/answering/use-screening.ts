import type { Screening } from '@alento/contract/screening';
import type { Instrument } from '@alento/domain/screening/instruments';
import { useState } from 'react';
import { isRefusal } from '../../../lib/api/api-error.ts';
import { useIntent } from '../../../lib/intent/use-intent.ts';
import { session } from '../../../lib/session/session.ts';
import { today } from '../../../lib/time/use-today.ts';
import type { ScreeningAnswers } from '../../../ui/screening/screening-answers.ts';
import { type Answers, useSendScreening } from '../screening.mutations.ts';
import { dropDraft, keepDraft, readDraft, type ScreeningDraft } from './screening-draft.ts';

const blank = (): ScreeningDraft => ({ answers: {}, difficulty: null, day: today(), idempotencyKey: null });

/** Returns a request that was sent before a reload and whose outcome is unknown. */
function earlierOf(instrument: Instrument, { answers, difficulty, idempotencyKey }: ScreeningDraft) {
  return idempotencyKey === null
    ? null
    : { key: idempotencyKey, body: { instrument, answers: { ...answers }, difficulty } };
}

/**
 * State of a questionnaire that is being answered. Every answer is stored on the device until the server has stored
 * all.
 */
export function useScreening(userId: string, instrument: Instrument) {
  const send = useSendScreening();
  const [draft, setDraft] = useState(() => readDraft(userId, instrument) ?? blank());
  const intent = useIntent<Answers>(() => earlierOf(instrument, draft));
  /** Whether the draft existed before the form was opened. */
  const [isResumed, setIsResumed] = useState(() => Object.keys(draft.answers).length > 0);
  const [sent, setSent] = useState<Screening | null>(null);
  const [error, setError] = useState<unknown>(null);

  const keep = (next: ScreeningDraft) => {
    setDraft(next);
    // Nothing is stored for a person who signed out meanwhile.
    if (session.userId() === userId) keepDraft(userId, instrument, next);
  };

  return {
    answers: { answers: draft.answers, difficulty: draft.difficulty } satisfies ScreeningAnswers,
    day: draft.day,
    isResumed,
    sent,
    error,
    isSending: send.isPending,
    change(part: Partial<ScreeningAnswers>) {
      setError(null);
      // Changed answers need a new idempotency key.
      intent.drop();
      keep({ ...draft, ...part, day: today(), idempotencyKey: null });
    },
    startOver() {
      intent.drop();
      dropDraft(userId, instrument);
      setDraft(blank());
      setIsResumed(false);
      setError(null);
    },
    /** Sends the answers, of which none is missing. */
    async send(): Promise<void> {
      const { answers, difficulty } = draft;
      const sending = { instrument, answers: { ...answers }, difficulty };
      keep({ ...draft, idempotencyKey: intent.hold(sending).key });
      setError(null);
      try {
        const { answer: created } = await intent.send(sending, send.mutateAsync);
        dropDraft(userId, instrument);
        setSent(created);
      } catch (failure) {
        // The server already has answers of today, so the draft is no longer needed.
        if (isRefusal(failure, 'SCREENING_TODAY_DONE')) dropDraft(userId, instrument);
        else keep({ ...draft, idempotencyKey: intent.pending?.key ?? null });
        setError(failure);
      }
    },
  };
}
