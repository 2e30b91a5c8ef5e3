import type { Logger } from 'pino';

/** Format of the name of an error class. A name of another format may be a person's text and is not logged. */
const NAME = /^[A-Z][A-Za-z]{0,60}$/;
/** Codes of the system (`ECONNREFUSED`), of PostgreSQL (`23505`) and of refusals (`NOT_FOUND`). */
const CODE = /^[A-Z0-9_]{2,60}$/;
/** Maximum number of kinds logged per failure. All further kinds are counted together. */
const KINDS_MAX = 10;

/** Lists an error and its causes, the outermost error first. */
function chainOf(error: Error): Error[] {
  const chain: Error[] = [];
  for (let one: unknown = error; one instanceof Error && !chain.includes(one); one = one.cause) chain.push(one);
  return chain;
}

/** Name and code of an error, without its message, which may quote an address or a value. */
export function errorKind(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const name = NAME.test(error.name) ? error.name : 'Error';
  const codes = chainOf(error).map((one) => ('code' in one ? one.code : undefined));
  const code = codes.find((one) => typeof one === 'string' && CODE.test(one));
  return code === undefined ? name : `${name} ${code}`;
}

/** The distinct inner errors of an AggregateError at any depth. */
function innerOf(error: AggregateError, seen = new Set<unknown>([error])): unknown[] {
  return error.errors.flatMap((one: unknown) => {
    if (!(one instanceof AggregateError)) return [one];
    if (seen.has(one)) return [];
    seen.add(one);
    return innerOf(one, seen);
  });
}

/** Number of inner errors per kind; undefined if there are none. */
export function innerErrorKinds(error: unknown): Record<string, number> | undefined {
  if (!(error instanceof AggregateError)) return undefined;
  const counts = new Map<string, number>();
  for (const one of innerOf(error)) {
    const kind = errorKind(one);
    const label = counts.has(kind) || counts.size < KINDS_MAX ? kind : 'others';
    counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  return counts.size === 0 ? undefined : Object.fromEntries(counts);
}

/**
 * Runs work of which only the failure's kind is logged.
 *
 * @returns whether it succeeded.
 */
export async function attempted(log: Logger, failure: string, work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    log.error({ kind: errorKind(error) }, failure);
    return false;
  }
}
