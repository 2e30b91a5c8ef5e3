import { type DestinationStream, type Logger, pino } from 'pino';
import { innerErrorKinds } from './error-kind.ts';
import { currentRequestId } from './request-id.ts';

const BUFFER_BYTES = 4096;
const FLUSH_MS = 500;

/**
 * Structured log. Errors keep type, message and stack, but never a database driver's query and
 * parameters: those may hold a person's data.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    redact: {
      paths: [
        'token',
        'password',
        'email',
        'note',
        'authorization',
        '*.token',
        '*.password',
        '*.email',
        '*.note',
        '*.authorization',
      ],
      censor: '[redacted]',
    },
    serializers: { err: describeError },
    mixin: requestOf,
  };
  if (destination) return pino(options, destination);
  // Lines gather and are written together; what is left at the end of the process goes then.
  const output = pino.destination({ dest: 1, sync: false, minLength: BUFFER_BYTES });
  setInterval(() => output.flush(), FLUSH_MS).unref();
  process.on('exit', () => output.flushSync());
  return pino(options, output);
}

/** Names the request on whose behalf a line is written, in a job too. */
function requestOf(): object {
  const requestId = currentRequestId();
  return requestId === undefined ? {} : { requestId };
}

type DriverError = { code?: unknown; constraint?: unknown };

/** What may be told of an error: a failed query's text and values are left out. */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const cause = error.cause instanceof Error ? (error.cause as Error & DriverError) : null;
  const isQuery = 'query' in error || 'params' in error || (cause !== null && 'code' in cause);
  const { code, constraint } = (cause ?? error) as DriverError;
  const inner = innerErrorKinds(error) ?? innerErrorKinds(cause);
  return {
    type: error.name,
    message: isQuery ? 'database query failed' : error.message,
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    ...(inner ? { inner } : {}),
    stack: error.stack
      ?.split('\n')
      .filter((line) => line.trimStart().startsWith('at '))
      .join('\n'),
  };
}
