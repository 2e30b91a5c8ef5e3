import type { Endpoint } from '@alento/contract/endpoint';
import { endpoints } from '@alento/contract/endpoints';
import { outboxUploadMaxMs } from '@alento/domain/outbox/limits';

/** Time in which a body must arrive, ms. */
const ARRIVE_MS = 30_000;

/** The largest body of a call whose body is a file, and the error for a larger one. */
type FileLimit = NonNullable<Endpoint['file']>;

const FILE_CALLS = new Map<string, FileLimit>(
  Object.values(endpoints as Record<string, Endpoint>).flatMap(({ method, path, file }) =>
    file ? [[`${method.toUpperCase()} /api${path}`, file] as const] : [],
  ),
);

/**
 * The limit of a call whose body is a file; undefined for calls with JSON.
 *
 * @param path path of the request, with `/api`. Paths of such calls have no parameters.
 */
export const fileLimitOf = (method: string, path: string): FileLimit | undefined => FILE_CALLS.get(`${method} ${path}`);

/** Time in which the body of a call must arrive, ms: longer for a file that is read in chunks, by its maximum size. */
export function arrivalMsOf(method: string, path: string): number {
  const file = fileLimitOf(method, path);
  return file?.inChunks ? outboxUploadMaxMs(file.maxBytes) : ARRIVE_MS;
}

const IGNORING = Object.values(endpoints as Record<string, Endpoint>).flatMap(({ method, path, ignoresBody }) =>
  ignoresBody ? [new RegExp(`^${method.toUpperCase()} /api${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)] : [],
);

/** Whether a call ignores its body, so that any media type is accepted. */
export const isBodyIgnored = (method: string, path: string): boolean =>
  IGNORING.some((call) => call.test(`${method} ${path}`));
