import type { Logger } from 'pino';
import { z } from 'zod';

const CHECK_MS = 10_000;
/** Names of models that a log line lists. */
const LISTED = 20;
const Models = z.object({ data: z.array(z.object({ id: z.string() })) });

export type ServiceCheck =
  | { ok: true; model: string }
  | { ok: false; problem: 'unreachable' | 'key-refused' | 'no-such-model' | 'no-list'; message: string };

type Service = { baseUrl: string; apiKey?: string | undefined; model: string };

/** Ollama lists "llama3.2:latest" for the name "llama3.2", and Google "models/gemini-2.5-flash" without the prefix. */
const isListed = (ids: readonly string[], model: string): boolean =>
  ids.some((id) => id === model || id === `${model}:latest` || id === `models/${model}`);

const problem = (kind: (ServiceCheck & { ok: false })['problem'], message: string): ServiceCheck => ({
  ok: false,
  problem: kind,
  message,
});

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
  if (status === 401 || status === 403)
    return problem(
      'key-refused',
      `AI_API_KEY: the service refused ${apiKey === undefined ? 'a call without key' : 'the key'} (status ${status}).`,
    );
  if (ids === null)
    return problem(
      'no-list',
      `AI_BASE_URL: ${address} gave no list of models (status ${status}), so that the model can't be checked. Most addresses end in /v1.`,
    );
  if (isListed(ids, model)) return { ok: true, model };
  const more = ids.length > LISTED ? `, and ${ids.length - LISTED} more` : '';
  const listed = ids.length === 0 ? 'none' : `${ids.slice(0, LISTED).join(', ')}${more}`;
  return problem('no-such-model', `AI_MODEL: the service has no model "${model}". It has: ${listed}.`);
}

/** The names of the listed models; null if the response is no such list. */
async function modelsOf(response: Response): Promise<string[] | null> {
  try {
    const parsed = Models.safeParse(await response.json());
    return parsed.success ? parsed.data.data.map(({ id }) => id) : null;
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
      // Without a list the service may work all the same.
      const meanwhile = check.problem === 'no-list' ? '' : ' Meanwhile the local assistant replies.';
      log.warn({ problem: check.problem }, `${check.message}${meanwhile}`);
    }
  } catch (error) {
    log.error({ err: error }, 'check of the AI service failed');
  }
}
