import { randomUUID } from 'node:crypto';
import { addDays, localDateOf } from '@alento/domain/time/local-date';
import { clientHeaders } from '../load.ts';

/** Password of everyone who is signed up. */
const PASSWORD = 'Nuvem-calma-42';
const SIGN_UPS_AT_ONCE = 4;
const ZONE = 'America/Sao_Paulo';
/** A note of typical length: 105 characters. */
export const NOTE =
  'Dormi melhor e caminhei no parque antes do trabalho. À tarde fiquei ansiosa com a reunião, mas passou logo.';

/** The seven local days before today. They are complete, so the same request returns the same entries all day. */
export function lastSevenDays(now: number = Date.now()): { startDate: string; endDate: string } {
  const today = localDateOf(now, ZONE);
  return { startDate: addDays(today, -7), endDate: addDays(today, -1) };
}

/** Two instants on each of the seven days from `startDate`, 9:00 and 15:00 in São Paulo. */
export function twiceADay({ startDate }: { startDate: string }): number[] {
  return Array.from({ length: 14 }, (_, index) =>
    Date.parse(`${addDays(startDate, Math.floor(index / 2))}T${index % 2 === 0 ? '12' : '18'}:00:00Z`),
  );
}

async function send<Answer>(address: string, path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(`${address}/api${path}`, init);
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
  return JSON.parse(text) as Answer;
}

const post = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

/** Signs people up through the API and returns their bearer tokens. */
export async function signUpPeople(address: string, count: number): Promise<string[]> {
  const newest = (type: string) => send<{ id: string }>(address, `/legal-documents/latest?type=${type}`);
  const accepted = {
    termsOfUseDocumentId: (await newest('TERMS_OF_USE')).id,
    privacyPolicyDocumentId: (await newest('PRIVACY_POLICY')).id,
  };
  const signUp = () =>
    send<{ token: string }>(
      address,
      '/auth/sign-up/email',
      post({ email: `${randomUUID()}@exemplo.com`, password: PASSWORD, ...accepted }),
    );
  const tokens: string[] = [];
  while (tokens.length < count) {
    const wave = Array.from({ length: Math.min(SIGN_UPS_AT_ONCE, count - tokens.length) }, signUp);
    tokens.push(...(await Promise.all(wave)).map(({ token }) => token));
  }
  return tokens;
}

/** Creates an entry with a note at each of these instants. */
export async function recordAt(address: string, token: string, instants: readonly number[]): Promise<void> {
  const entries = instants.map((timestamp, index) => ({ score: index % 6, note: NOTE, timestamp }));
  await send(address, '/mood-entries/batch', post({ entries }, clientHeaders(token)));
}

export type Entry = {
  id: string;
  score: number;
  note: string;
  timestamp: number;
  ai_analysis: string;
  tags: string[];
};

/** Reads the entries that a call returns, to check that both servers return the same. */
export const readEntries = (address: string, token: string, path: string): Promise<Entry[]> =>
  send(address, path, { headers: clientHeaders(token) });

export const recordOne = (address: string, token: string): Promise<Entry> =>
  send(
    address,
    '/mood-entries',
    post({ score: 3, note: NOTE }, { ...clientHeaders(token), 'Idempotency-Key': randomUUID() }),
  );
