import { paths } from '@alento/domain/interface/paths';
import { type SafetyAnswer, shouldAskAgain } from '@alento/domain/safety/safety-state';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { session } from '../../../lib/session/session.ts';
import { now } from '../../../lib/time/clock.ts';
import { crisis } from '../../../state/crisis/crisis.ts';
import { deviceState } from '../../../state/crisis/device-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { safetyStateQuery } from '../safety.queries.ts';
import { askAgainCopy as copy } from './ask-again.copy.ts';
import { answerSafety } from './safety-answers.ts';

function isTime(): boolean {
  const userId = session.userId();
  return userId !== null && shouldAskAgain(deviceState(userId), now());
}

/**
 * Asks once, some time after a crisis, how the person is. The state stored on the device when the screen opens decides
 * whether the card is shown. A later response of the server is used on the next visit, so that the layout doesn't
 * shift.
 */
export function AskAgainCard() {
  useQuery(safetyStateQuery());
  const [asks] = useState(isTime);
  const [answer, setAnswer] = useState<SafetyAnswer | null>(null);
  const thanks = useRef<HTMLDivElement>(null);
  // The pressed button is removed, so the text takes the focus.
  useEffect(() => {
    if (answer === 'safe') thanks.current?.focus();
  }, [answer]);
  if (!asks) return null;

  const submit = (reply: SafetyAnswer): void => {
    setAnswer(reply);
    void answerSafety(reply);
    if (reply === 'still-hard') crisis.show({ source: 'still-hard', kind: null, about: 'self' });
  };
  return (
    <Card title={copy.question}>
      <div role="status" ref={thanks} tabIndex={-1} className="outline-none empty:hidden">
        {answer !== null && (
          <p className="mt-2 flex min-h-13 flex-wrap items-center gap-x-1.5">
            {answer === 'safe' ? copy.thanks : copy.thanksHard}
            <Link
              to={paths.help}
              className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
            >
              {copy.help}
            </Link>
          </p>
        )}
      </div>
      {answer === null && (
        <div className="mt-4 flex flex-wrap gap-2 max-sm:*:flex-auto">
          <Button variant="secondary" onClick={() => submit('safe')}>
            {copy.better}
          </Button>
          <Button variant="secondary" onClick={() => submit('still-hard')}>
            {copy.hard}
          </Button>
        </div>
      )}
    </Card>
  );
}
