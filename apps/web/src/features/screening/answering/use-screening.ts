import type { Screening } from '@alento/contract/screening';
import type { Instrument } from '@alento/domain/screening/instruments';
import { scoreScreening } from '@alento/domain/screening/score-screening';
import { useState } from 'react';
import { isRefusal } from '../../../lib/api/api-error.ts';
import { useIntent } from '../../../lib/intent/use-intent.ts';
import { session } from '../../../lib/session/session.ts';
import { today } from '../../../lib/time/use-today.ts';
import { crisis } from '../../../state/crisis/crisis.ts';
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
    answers: draft.answers,
    difficulty: draft.difficulty,
    day: draft.day,
    isResumed,
    sent,
    error,
    isSending: send.isPending,
    answer(answers: Record<string, number>, difficulty: number | null) {
      setError(null);
      // Changed answers need a new idempotency key.
      intent.drop();
      keep({ answers, difficulty, day: today(), idempotencyKey: null });
    },
    startOver() {
      intent.drop();
      dropDraft(userId, instrument);
      setDraft(blank());
      setIsResumed(false);
      setError(null);
    },
    /** Sends the answers. Resolves to false if an answer is missing. */
    async send(): Promise<boolean> {
      const scored = scoreScreening(instrument, draft.answers);
      if (!scored.ok) return false;
      // The crisis card opens before the request, so that it doesn't depend on the network.
      if (scored.value.raisesCrisis) crisis.raise({ source: 'screening', kind: 'suicide', about: 'self' });
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
      return true;
    },
  };
}
