import { InvalidResponseDataError, JSONParseError, TypeValidationError } from 'ai';
import { ServiceFailure } from './service-failure.ts';

/**
 * Maps an error of the SDK's stream. Unknown errors stay errors but get our own message, because the SDK's contain the
 * request and thus a person's text.
 *
 * @param text the text received before the error.
 */
export function streamFailure(given: unknown, text: string): Error {
  if (given instanceof ServiceFailure) return given;
  if (InvalidResponseDataError.isInstance(given)) return endedWithoutReason(text);
  if (JSONParseError.isInstance(given) || TypeValidationError.isInstance(given)) {
    return new ServiceFailure('bad-answer', 'protocol', { harmsCircuit: true });
  }
  if (isBrokenConnection(given) || isReported(given)) return broken(text);
  if (!(given instanceof Error)) return new Error(`the AI SDK failed: ${typeof given}`);
  return new Error(`the AI SDK failed: ${given.name}`);
}

/** The stream ended normally but without a finish reason. */
const endedWithoutReason = (text: string): ServiceFailure =>
  text.trim() === ''
    ? new ServiceFailure('empty', 'no-text', { harmsCircuit: true })
    : new ServiceFailure('bad-answer', 'cut-off', { harmsCircuit: true });

/** The connection broke, or the service reported an error within the stream. */
const broken = (text: string): ServiceFailure =>
  text === ''
    ? new ServiceFailure('unavailable', 'network', { harmsCircuit: true, retriable: true })
    : new ServiceFailure('bad-answer', 'cut-off', { harmsCircuit: true });

/** An error that the service sent within the stream; the SDK exports no class for it. */
const isReported = (given: unknown): boolean => given instanceof Error && given.name === 'AI_StreamProviderError';

/** undici reports a broken body as 'terminated'; the SDK may wrap a socket error, which is recognised by its code. */
function isBrokenConnection(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if (at.message === 'terminated' || ('code' in at && typeof at.code === 'string')) return true;
  }
  return false;
}
