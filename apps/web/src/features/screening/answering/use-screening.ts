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

/** What a page before this one sent, if its outcome is not known. */
function earlierOf(instrument: Instrument, { answers, difficulty, idempotencyKey }: ScreeningDraft) {
  return idempotencyKey === null
    ? null
    : { key: idempotencyKey, body: { instrument, answers: { ...answers }, difficulty } };
}

/** One questionnaire being answered: every answer is kept on the device at once, until the server has it. */
export function useScreening(userId: string, instrument: Instrument) {
  const send = useSendScreening();
  const [draft, setDraft] = useState(() => readDraft(userId, instrument) ?? blank());
  const intent = useIntent<Answers>(() => earlierOf(instrument, draft));
  /** Whether these answers were left here earlier. */
  const [isResumed, setIsResumed] = useState(() => Object.keys(draft.answers).length > 0);
  const [sent, setSent] = useState<Screening | null>(null);
  const [error, setError] = useState<unknown>(null);

  const keep = (next: ScreeningDraft) => {
    setDraft(next);
    // Nothing is written for who has left meanwhile.
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
      // Other answers are another intent, under a key of their own.
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
    /** Sends what is complete; resolves to false where an answer is missing. */
    async send(): Promise<boolean> {
      const scored = scoreScreening(instrument, draft.answers);
      if (!scored.ok) return false;
      // Before the network has its say (decision D22).
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
        // Today's answers are with the server already: there is nothing left to send.
        if (isRefusal(failure, 'SCREENING_TODAY_DONE')) dropDraft(userId, instrument);
        else keep({ ...draft, idempotencyKey: intent.held?.key ?? null });
        setError(failure);
      }
      return true;
    },
  };
}
