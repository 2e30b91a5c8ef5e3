import { endpoints } from '@alento/contract/endpoints';
import { SHARED_PARTS } from '@alento/domain/sharing/parts';
import type { Message } from '../../integrations/mail/mailer.ts';
import { registration } from '../people/push-registration.ts';
import type { Caller } from './call.ts';
import { EMAILS, PASSWORDS, START } from './fields.ts';
import { harvest } from './harvest.ts';
import { Memory, PEOPLE, type PersonName } from './known.ts';
import { send, type WireAnswer, type WireCall } from './wire.ts';

const DAY_MS = 86_400_000;
/** Matches the token in a reset link. */
const RESET_LINK = /#token=([\w.-]+)/;
const NEW_PASSWORD = /"newPassword":"(?:[^"\\]|\\.)*"/;
/** Paths of endpoints that may end the caller's session. */
const ENDING: readonly string[] = [
  ...[endpoints.signOut.path, endpoints.revokeSession.path, endpoints.revokeOtherSessions.path],
  ...[endpoints.changePassword.path, endpoints.resetPassword.path],
];

/** Two people with data of every kind, and the values of their responses. */
export type People = {
  memory: Memory;
  /** The Authorization header of a caller. */
  authorizationOf(as: Caller): string | null;
  /** Signs people in again if a successful call has ended their session, or up again if it has deleted the account. */
  signInAgain(path: string, sent: WireCall): Promise<void>;
};

/** Signs two people up and creates entries, tags, a conversation, a plan and screenings for each. */
export async function settlePeople(
  port: number,
  mails: Message[],
  grantPremium: (userId: string) => Promise<void>,
): Promise<People> {
  const memory = new Memory();
  const tokens = { first: '', second: '' };
  const passwords = new Set<string>(PASSWORDS);
  let ended = '';

  async function call(method: string, path: string, body?: unknown, token?: string): Promise<WireAnswer> {
    const headers: Record<string, string> = body === undefined ? {} : { 'Content-Type': 'application/json' };
    if (token !== undefined) headers.Authorization = `Bearer ${token}`;
    const text = body === undefined ? null : JSON.stringify(body);
    const answer = await send(port, { method, target: `/api${path}`, headers, body: text, isChunked: false });
    if (!answer) throw new Error(`${method} ${path} got no answer`);
    return answer;
  }
  async function callOrThrow(person: PersonName, method: string, path: string, body?: unknown): Promise<unknown> {
    const answer = await call(method, path, body, tokens[person]);
    if (answer.status >= 300) throw new Error(`${method} ${path} answered ${answer.status}: ${answer.body}`);
    harvest(memory, person, path, answer);
    return JSON.parse(answer.body);
  }
  async function grantOf(path: string, body: unknown): Promise<{ token: string; user: { id: string } } | null> {
    const answer = await call('POST', path, body);
    return answer.status === 200 ? JSON.parse(answer.body) : null;
  }

  async function settle(person: PersonName): Promise<void> {
    for (const type of ['TERMS_OF_USE', 'PRIVACY_POLICY'])
      await callOrThrow(person, 'GET', `/legal-documents/latest?type=${type}`);
    const grant = await grantOf(endpoints.signUp.path, {
      email: EMAILS[person],
      password: PASSWORDS[0],
      isAnonymous: false,
      contactEmail: EMAILS[person],
      termsOfUseDocumentId: memory.newest(person, 'terms'),
      privacyPolicyDocumentId: memory.newest(person, 'policy'),
    });
    if (!grant) throw new Error(`${person} could not sign up`);
    tokens[person] = grant.token;
    if (person === 'first') await grantPremium(grant.user.id);
    await callOrThrow(person, 'GET', '/tags');
    const entries = Array.from({ length: 12 }, (_, day) => ({
      score: day % 6,
      note: `dia ${day}`,
      timestamp: START - day * DAY_MS,
    }));
    await callOrThrow(person, 'POST', '/mood-entries/batch', { entries });
    await callOrThrow(person, 'POST', '/tags', { name: `Marcador de ${person}` });
    await callOrThrow(person, 'POST', '/chat', { message: 'Como dormir melhor?' });
    await callOrThrow(person, 'GET', '/chat/sessions');
    const lines = { warningSigns: ['a'], whatHelps: [], reasons: [], places: [], safeSpace: [] };
    await callOrThrow(person, 'PUT', '/safety-plan', { ...lines, people: [], professionals: [] });
    await callOrThrow(person, 'POST', '/screenings', { instrument: 'GAD-7', answers: [0, 1, 2, 3, 0, 1, 2] });
    await callOrThrow(person, 'PUT', '/small-steps', { steps: [{ id: 'passo', text: 'Beber água', timesAWeek: 3 }] });
    await callOrThrow(person, 'POST', '/medications', { name: `Remédio de ${person}`, times: ['08:00', '20:00'] });
    await callOrThrow(person, 'POST', '/weekly-summary');
    await callOrThrow(person, 'POST', '/health-records');
    await callOrThrow(person, 'PUT', '/professional-profile', {
      ...{ name: `Dra. ${person}`, crp: '06/123', uf: 'SP', isListed: true },
      ...{ serviceKinds: ['online'], contact: '11 3333-0000' },
    });
    await callOrThrow(person, 'GET', '/professionals');
    const share = { startDate: '2026-01-01', endDate: '2026-12-31', parts: [...SHARED_PARTS], ownerName: person };
    await callOrThrow(person, 'POST', '/professional-invites', share);
    await callOrThrow(person, 'POST', '/push-notifications/register', registration(`aparelho-de-${person}`));
    for (const path of ['/articles', '/books', '/podcasts', '/auth/list-sessions', '/push-notifications/devices'])
      await callOrThrow(person, 'GET', path);
  }

  for (const person of PEOPLE) await settle(person);
  // Each accepts the invitation of the other.
  for (const [owner, reader] of [PEOPLE, [...PEOPLE].reverse()] as const)
    await callOrThrow(reader, 'POST', `/professional-invites/by-token/${memory.newest(owner, 'invite')}/accept`);

  return {
    memory,

    authorizationOf(as) {
      if (as === 'first' || as === 'second') return `Bearer ${tokens[as]}`;
      if (as === 'ended') return `Bearer ${ended}`;
      if (as === 'made-up') return `Bearer ${'a'.repeat(43)}`;
      return as === 'malformed' ? 'Bearer \t"; --' : null;
    },

    async signInAgain(path, sent) {
      // The deleted person signs up again, with new data and nothing of the old.
      if (path === endpoints.deleteAccount.path) {
        for (const person of PEOPLE) {
          if ((await call('GET', endpoints.getSession.path, undefined, tokens[person])).status === 200) continue;
          ended = tokens[person];
          await settle(person);
        }
      }
      for (const { text } of mails.splice(0)) {
        const token = RESET_LINK.exec(text)?.[1];
        for (const person of token === undefined ? [] : PEOPLE) memory.keep(person, 'reset-token', token ?? '');
      }
      if (!ENDING.includes(path)) return;
      const chosen = NEW_PASSWORD.exec(sent.body ?? '')?.[0];
      if (chosen !== undefined) passwords.add(JSON.parse(`{${chosen}}`).newPassword);
      for (const person of PEOPLE) {
        if ((await call('GET', endpoints.getSession.path, undefined, tokens[person])).status === 200) continue;
        ended = tokens[person];
        for (const password of [...passwords].reverse()) {
          const grant = await grantOf(endpoints.signIn.path, { email: EMAILS[person], password });
          if (!grant) continue;
          tokens[person] = grant.token;
          break;
        }
      }
    },
  };
}
