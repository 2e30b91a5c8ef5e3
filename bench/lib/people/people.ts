import { randomUUID } from 'node:crypto';
import type { MoodEntry } from '@alento/contract/mood-entry';
import { addDays, localDateOf } from '@alento/domain/time/local-date';
import { clientHeaders } from '../load.ts';

/** Password of everyone who is signed up. */
export const PASSWORD = 'Nuvem-calma-42';
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

/** Two instants on each of the last seven days, 9:00 and 15:00 in São Paulo. */
export const twiceADay = (): number[] =>
  Array.from({ length: 14 }, (_, index) => {
    const day = addDays(lastSevenDays().startDate, Math.floor(index / 2));
    return Date.parse(`${day}T${index % 2 === 0 ? '12' : '18'}:00:00Z`);
  });

/** Calls the API as the web client does. A call with a body is a POST. @throws unless the response is 2xx */
export async function callApi<Answer>(address: string, token: string, path: string, body?: unknown): Promise<Answer> {
  const headers = { ...clientHeaders(token), 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() };
  const post = { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body), headers };
  const response = await fetch(`${address}/api${path}`, body === undefined ? { headers: clientHeaders(token) } : post);
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
  return JSON.parse(text) as Answer;
}

/** Signs people up through the API and returns their bearer tokens. */
export async function signUpPeople(address: string, count: number): Promise<string[]> {
  const newest = async (type: string) =>
    (await callApi<{ id: string }>(address, '', `/legal-documents/latest?type=${type}`)).id;
  const accepted = {
    termsOfUseDocumentId: await newest('TERMS_OF_USE'),
    privacyPolicyDocumentId: await newest('PRIVACY_POLICY'),
  };
  const signUp = async () => {
    const account = { email: `${randomUUID()}@exemplo.com`, password: PASSWORD, ...accepted };
    return (await callApi<{ token: string }>(address, '', '/auth/sign-up/email', account)).token;
  };
  const tokens: string[] = [];
  while (tokens.length < count) {
    const wave = Array.from({ length: Math.min(SIGN_UPS_AT_ONCE, count - tokens.length) }, signUp);
    tokens.push(...(await Promise.all(wave)));
  }
  return tokens;
}

/** Creates entries with notes, two on each of the last seven days. */
export async function recordWeek(address: string, token: string): Promise<void> {
  const entries = twiceADay().map((timestamp, index) => ({ score: index % 6, note: NOTE, timestamp }));
  await callApi(address, token, '/mood-entries/batch', { entries });
}

export const recordOne = (address: string, token: string): Promise<MoodEntry> =>
  callApi(address, token, '/mood-entries', { score: 3, note: NOTE });
