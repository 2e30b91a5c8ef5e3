import { InvalidResponseDataError, JSONParseError, TypeValidationError } from 'ai';
import { ServiceFailure } from './service-failure.ts';

/**
 * Maps an error of the SDK's stream to a ServiceFailure. Unknown errors become an error with a message of ours, because
 * those of the SDK contain the request and thus the person's text.
 *
 * @param text the text received before the error.
 */
export function streamFailure(error: unknown, text: string): Error {
  if (error instanceof ServiceFailure) return error;
  // The SDK wraps what reading the stream threw.
  if (error instanceof Error && error.cause instanceof ServiceFailure) return error.cause;
  if (InvalidResponseDataError.isInstance(error)) return endedWithoutReason(text);
  if (JSONParseError.isInstance(error) || TypeValidationError.isInstance(error)) {
    return new ServiceFailure('bad-answer', 'protocol', { harmsCircuit: true });
  }
  if (isToolChoice(error)) return new ServiceFailure('bad-answer', 'tools');
  // The service's own value, if it is no Error.
  if (!(error instanceof Error) || isReported(error) || isBrokenConnection(error)) return broken(text);
  return new Error(`the AI SDK failed: ${error.name}`);
}

/** The failure for a stream that ended without a finish reason. */
const endedWithoutReason = (text: string): ServiceFailure =>
  text.trim() === ''
    ? new ServiceFailure('empty', 'no-text', { harmsCircuit: true })
    : new ServiceFailure('bad-answer', 'cut-off', { harmsCircuit: true });

/** The failure for a lost connection or for an error that the service sent within the stream. */
const broken = (text: string): ServiceFailure =>
  text === ''
    ? new ServiceFailure('unavailable', 'network', { harmsCircuit: true, retriable: true })
    : new ServiceFailure('bad-answer', 'cut-off', { harmsCircuit: true });

/** Whether the service sent the error within the stream. Compares the name, because the SDK exports no class. */
const isReported = (error: Error): boolean => error.name === 'AI_StreamProviderError';

/** Whether the model called a tool although it should write. */
const isToolChoice = (error: unknown): boolean =>
  error instanceof Error && error.name === 'AI_ToolChoiceViolationError';

/** Whether the connection was lost: undici's message is 'terminated'; a socket error in the causes has a code. */
function isBrokenConnection(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if (at.message === 'terminated' || ('code' in at && typeof at.code === 'string')) return true;
  }
  return false;
}
