import { InvalidResponseDataError, JSONParseError, TypeValidationError } from 'ai';
import { ServiceFailure } from './service-failure.ts';

/**
 * What an error of the SDK's stream means. A bug stays one, but under a message of ours: the SDK's errors
 * carry the request, and with it a person's words.
 * @param text what had come before.
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

/** A stream that ended in good order, but whose model never said that it had finished. */
const endedWithoutReason = (text: string): ServiceFailure =>
  text.trim() === ''
    ? new ServiceFailure('empty', 'no-text', { harmsCircuit: true })
    : new ServiceFailure('bad-answer', 'cut-off', { harmsCircuit: true });

/** A connection that broke, or a service that reported its own error in the midst of a stream. */
const broken = (text: string): ServiceFailure =>
  text === ''
    ? new ServiceFailure('unavailable', 'network', { harmsCircuit: true, retriable: true })
    : new ServiceFailure('bad-answer', 'cut-off', { harmsCircuit: true });

/** The service's own error in place of a piece; the SDK exports no class of it. */
const isReported = (given: unknown): boolean => given instanceof Error && given.name === 'AI_StreamProviderError';

/** undici ends a broken body with 'terminated'; the SDK may wrap a socket's error, found by its code. */
function isBrokenConnection(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if (at.message === 'terminated' || ('code' in at && typeof at.code === 'string')) return true;
  }
  return false;
}
