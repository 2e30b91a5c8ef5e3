import type { Logger } from 'pino';
import { z } from 'zod';

const CHECK_MS = 10_000;
/** Names of models that a log line lists. */
const LISTED = 20;
/** A list of models, also without the protocol's frame. */
const List = z.array(z.object({ id: z.string().optional() }));
const Models = z.union([List, z.object({ data: List }).transform(({ data }) => data)]);

type Problem = 'unreachable' | 'key-refused' | 'not-listed' | 'no-list';
export type ServiceCheck = { ok: true; model: string } | { ok: false; problem: Problem; message: string };
/** Problems with which the service may reply all the same: some list no models, or not those with other names. */
export const MAY_WORK: ReadonlySet<Problem> = new Set<Problem>(['not-listed', 'no-list']);

type Service = { baseUrl: string; apiKey?: string | undefined; model: string };

/** Ollama takes "llama3.2" for "llama3.2:latest", and Google "gemini-2.5-flash" for "models/gemini-2.5-flash". */
const nameOf = (id: string): string => id.replace(/^models\//, '').replace(/:latest$/, '');

const problem = (kind: Problem, message: string): ServiceCheck => ({ ok: false, problem: kind, message });

/**
 * Asks a service for its list of models (`GET /models`), to tell before the first reply whether address, key and model
 * are right. Sends no text. It bypasses the circuit breaker.
 */
export async function checkService({ baseUrl, apiKey, model }: Service): Promise<ServiceCheck> {
  const address = `${baseUrl.replace(/\/+$/, '')}/models`;
  let response: Response;
  try {
    response = await fetch(address, {
      headers: apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` },
      redirect: 'error',
      signal: AbortSignal.timeout(CHECK_MS),
    });
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof DOMException)) throw error;
    return problem(
      'unreachable',
      `AI_BASE_URL: no answer from ${address}. Is the service running, and the address right?`,
    );
  }
  const { status } = response;
  const ids = response.ok ? await modelsOf(response) : null;
  if (ids === null) await response.body?.cancel().catch(() => undefined);
  const caller = apiKey === undefined ? 'a call without key' : 'the key';
  if (status === 401) return problem('key-refused', `AI_API_KEY: the service refused ${caller} (status ${status}).`);
  if (status === 403)
    return problem(
      'no-list',
      `AI_API_KEY: the service shows ${caller} no list of models (status ${status}), so that the model can't be checked.`,
    );
  if (ids === null)
    return problem(
      'no-list',
      `AI_BASE_URL: ${address} gave no list of models (status ${status}), so that the model can't be checked. Most addresses end in /v1.`,
    );
  if (ids.some((id) => nameOf(id) === nameOf(model))) return { ok: true, model };
  const more = ids.length > LISTED ? `, and ${ids.length - LISTED} more` : '';
  const listed = ids.length === 0 ? 'none' : `${ids.slice(0, LISTED).join(', ')}${more}`;
  return problem(
    'not-listed',
    `AI_MODEL: the service lists no model "${model}". It lists: ${listed}. If it is no alias of one, replies will fail.`,
  );
}

/** The names of the listed models; null if the response is no such list. */
async function modelsOf(response: Response): Promise<string[] | null> {
  try {
    const parsed = Models.safeParse(await response.json());
    return parsed.success ? parsed.data.flatMap(({ id }) => id ?? []) : null;
  } catch (error) {
    // The body isn't JSON, was cut off, or took too long.
    if (error instanceof SyntaxError || error instanceof TypeError || error instanceof DOMException) return null;
    throw error;
  }
}

/** Checks the configured service and logs the result. Never rejects, and changes nothing. */
export async function logServiceCheck(service: Service, log: Logger): Promise<void> {
  try {
    const check = await checkService(service);
    if (check.ok) log.info({ model: check.model }, 'AI service: address, key and model are right');
    else {
      const meanwhile = MAY_WORK.has(check.problem) ? '' : ' Meanwhile the local assistant replies.';
      log.warn({ problem: check.problem }, `${check.message}${meanwhile}`);
    }
  } catch (error) {
    log.error({ err: error }, 'check of the AI service failed');
  }
}
