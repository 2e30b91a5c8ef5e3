import { type DestinationStream, type Logger, pino } from 'pino';
import { innerErrorKinds } from './error-kind.ts';
import { currentRequestId } from './request-id.ts';

const BUFFER_BYTES = 4096;
const FLUSH_MS = 500;

/**
 * Creates the log. Errors are logged with type, message and stack, but without the query and parameters that errors of
 * a database driver have, because they may contain personal data.
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
  // Lines are buffered and written together. The process flushes the buffer when it exits.
  const output = pino.destination({ dest: 1, sync: false, minLength: BUFFER_BYTES });
  setInterval(() => output.flush(), FLUSH_MS).unref();
  process.on('exit', () => output.flushSync());
  return pino(options, output);
}

/** Adds the id of the current request to a line. In a job it is the request that enqueued the job. */
function requestOf(): object {
  const requestId = currentRequestId();
  return requestId === undefined ? {} : { requestId };
}

type DriverError = { code?: unknown; constraint?: unknown };

/** The loggable fields of an error, without the text and values of a failed query. */
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
