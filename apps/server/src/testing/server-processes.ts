import { type Child, runChild } from './child-process.ts';
import { ACCEPTED, PASSWORD } from './people/accepted.ts';

/** The address that a started server prints. */
export const addressOf = async (server: Child): Promise<string> => (await server.waitFor(/no ar em (\S+)/))[1] ?? '';

/** Starts servers with the embedded database, and ends those that still run. */
export function serverProcesses() {
  const children: Child[] = [];
  return {
    start(dataDir: string, environment: Record<string, string> = {}): Child {
      const child = runChild('main.ts', { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'warn', ...environment });
      children.push(child);
      return child;
    },
    async killAll(): Promise<void> {
      for (const child of children) child.kill('SIGKILL');
      await Promise.all(children.splice(0).map((child) => child.ended()));
    },
  };
}

/** Signs a person up by HTTP and returns functions for requests of theirs. */
export async function signUpAt(address: string, email: string) {
  const json = { 'Content-Type': 'application/json' };
  const document = async (type: string) =>
    ((await (await fetch(`${address}/api/legal-documents/latest?type=${type}`)).json()) as { id: string }).id;
  const body = {
    email,
    password: PASSWORD,
    ...ACCEPTED,
    termsOfUseDocumentId: await document('TERMS_OF_USE'),
    privacyPolicyDocumentId: await document('PRIVACY_POLICY'),
  };
  const response = await fetch(`${address}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(body),
  });
  const { token, user } = (await response.json()) as { token: string; user: { id: string } };
  const headers = { ...json, Authorization: `Bearer ${token}` };
  return {
    token,
    userId: user.id,
    /** Stores an entry, and returns the status. The server may have started anew since the sign-up. */
    record: async (at: string, note: string): Promise<number> =>
      (await fetch(`${at}/api/mood-entries`, { method: 'POST', headers, body: JSON.stringify({ score: 4, note }) }))
        .status,
    get: (at: string, path: string): Promise<Response> => fetch(`${at}/api${path}`, { headers }),
  };
}
export type SignedUp = Awaited<ReturnType<typeof signUpAt>>;
