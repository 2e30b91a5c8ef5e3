import type { ErrorCode } from '@alento/domain/errors/catalogue';
import type { Result } from '@alento/domain/result';
import { Refusal } from '../../../http/errors/refusal.ts';
import type { SecurityEvent, TellSecurityEvent } from '../../../log/security-event.ts';

type RefusedName = Extract<SecurityEvent, { code: ErrorCode }>['event'];
type About = { event: RefusedName; account: string | null; requestId: string };

/** The security event of a refusal. Rate limits and wrong second factors have events of their own. */
const eventOf = (event: RefusedName, code: ErrorCode): RefusedName =>
  code === 'RATE_LIMITED' ? 'rate-limited' : code.startsWith('SECOND_FACTOR_') ? 'second-factor-refused' : event;

/** Runs an operation and reports its refusal or rate limit as a security event. */
export async function tellRefusals<T>(
  tell: TellSecurityEvent,
  { event, account, requestId }: About,
  run: () => Promise<Result<T>>,
): Promise<Result<T>> {
  try {
    const result = await run();
    // Reported as another event, because the password was correct and the second factor follows.
    if (!result.ok && result.code === 'SECOND_FACTOR_REQUIRED')
      tell({ event: 'second-factor-asked', account, requestId });
    else if (!result.ok) tell({ event: eventOf(event, result.code), code: result.code, account, requestId });
    return result;
  } catch (error) {
    if (error instanceof Refusal) {
      tell({ event: eventOf(event, error.code), code: error.code, account, requestId });
    }
    throw error;
  }
}
