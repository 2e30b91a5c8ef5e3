import { focusAtOnce } from '../../../lib/page/take-focus.ts';

/** What a dialog has changed, in words. It takes the focus, because the pressed button is gone. */
export const DialogOutcome = ({ message }: { message: string }) => (
  <p ref={focusAtOnce} role="status" tabIndex={-1} className="outline-none">
    {message}
  </p>
);
