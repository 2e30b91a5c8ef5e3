import { expect } from 'vitest';
import { type Child, runChild } from './child-process.ts';
import { PASSWORD } from './people/accepted.ts';

/** The address that a started server prints. */
export const addressOf = async (server: Child): Promise<string> => (await server.waitFor(/no ar em (\S+)/))[1] ?? '';

/** Starts servers, by default with the embedded database, and commands, and ends those that still run. */
export function serverProcesses() {
  const children: Child[] = [];
  function run(file: string, environment: Record<string, string>, args: readonly string[] = []): Child {
    const child = runChild(file, environment, args);
    children.push(child);
    return child;
  }
  return {
    run,
    start: (dataDir: string, environment: Record<string, string> = {}): Child =>
      run('main.ts', { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'warn', ...environment }),
    async killAll(): Promise<void> {
      for (const child of children) child.kill('SIGKILL');
      await Promise.all(children.splice(0).map((child) => child.ended()));
    },
  };
}

/** Sends a request to the API at an address and expects it to succeed. */
export async function callAt(address: string, method: string, path: string, token: string | null, body?: unknown) {
  const response = await fetch(`${address}/api${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token === null ? {} : { Authorization: `Bearer ${token}` }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  expect(response.ok, `${method} ${path}: ${response.status}`).toBe(true);
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came and asserts on it
  return { body: (await response.json()) as any, requestId: response.headers.get('X-Request-Id') };
}

/** Signs a person up by HTTP. `more` are further fields of the request. */
export async function signUpAt(address: string, email: string, more: object = {}) {
  const idOf = async (type: string): Promise<string> =>
    (await callAt(address, 'GET', `/legal-documents/latest?type=${type}`, null)).body.id;
  const { body } = await callAt(address, 'POST', '/auth/sign-up/email', null, {
    email,
    password: PASSWORD,
    termsOfUseDocumentId: await idOf('TERMS_OF_USE'),
    privacyPolicyDocumentId: await idOf('PRIVACY_POLICY'),
    ...more,
  });
  const { token, user } = body as { token: string; user: { id: string } };
  return {
    token,
    userId: user.id,
    call: async (method: string, path: string, body?: unknown) =>
      (await callAt(address, method, path, token, body)).body,
  };
}
export type SignedUp = Awaited<ReturnType<typeof signUpAt>>;
