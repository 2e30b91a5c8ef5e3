import { type ErrorCode, errorText } from '@alento/domain/errors/catalogue';
import { isOffline, messageOf, wasRefused } from '../../lib/api/api-error.ts';

type Failing = Extract<ErrorCode, `HEALTH_RECORD${string}_FAILED`>;

type Props = {
  /** The specified text for what has failed. */
  code: Failing;
  error: Error | null;
  /** What stays although it failed. */
  reassurance?: string;
  className?: string;
};

/** Says that a call has failed. A refusal has a text of its own; anything else has the specified text. */
export function FailureNote({ code, error, reassurance, className = '' }: Props) {
  const isRefused = wasRefused(error);
  return (
    <div role="alert" className={`text-sm empty:hidden ${className}`}>
      {error && (
        <>
          <p className="font-semibold text-danger">{isRefused ? messageOf(error) : errorText(code)}</p>
          {!isRefused && isOffline(error) && <p>{messageOf(error)}</p>}
          {!isRefused && reassurance && <p>{reassurance}</p>}
        </>
      )}
    </div>
  );
}
