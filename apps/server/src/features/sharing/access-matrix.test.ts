import type { Endpoint } from '@alento/contract/endpoint';
import { endpoints } from '@alento/contract/endpoints';
import { areWhole, FILE_PARTS, SHARED_PARTS, type SharedPart } from '@alento/domain/sharing/parts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleOf } from '../../../../../testing/tier/tier.ts';
import { exactRows } from '../../testing/database/readable-traces.ts';
import { openForFile } from '../../testing/open-for-file.ts';
import { PASSWORD } from '../../testing/people/accepted.ts';
import { addAttachment, jpeg } from '../../testing/people/add-attachment.ts';
import { registration } from '../../testing/people/push-registration.ts';
import { addPasskey } from '../../testing/people/second-factor.ts';
import { professional, shared, sharingOwner } from '../../testing/people/sharing-people.ts';
import { DAY, NOON, type Person, startTestApp } from '../../testing/test-app.ts';
import { ACCESS, type EndpointName, NAMING, type OwnedIds, type Rule } from './access-matrix.cases.ts';

/** Words of the owner that a reader of a part may see; the others are nobody's but theirs. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  notes: ['nota-do-dia'],
  moods: ['marcador-dela'],
  records: ['palavras-dela'],
  medication: ['remedio-dela', 'terapia-dela'],
  'safety-plan': ['sinal-do-plano'],
  none: ['nome-de-verdade', 'mensagem-dela', 'remedio-do-diario', 'dose-do-diario'],
};

/** All subsets of the parts that can be shared. */
const SUBSETS: SharedPart[][] = Array.from({ length: 2 ** SHARED_PARTS.length }, (_, bits) =>
  SHARED_PARTS.filter((_part, at) => (bits >> at) % 2 === 1),
).filter((parts) => parts.length > 0 && areWhole(parts));
/** Those of the professionals who try all other calls too: which parts they have changes nothing about these calls. */
const TRYING = sampleOf(SUBSETS, 6);

const ALL = Object.entries(ACCESS) as [EndpointName, Rule][];
const rulesOf = <Kind extends Rule['kind']>(...kinds: Kind[]) =>
  ALL.filter((one): one is [EndpointName, Extract<Rule, { kind: Kind }>] => kinds.includes(one[1].kind as Kind));

const DEVICE = registration('aparelho-da-dona');
const CSV = 'full_date,date,weekday,time,mood,activities,note_title,note\n2026-03-01,1 mar,dom,10:00,bem,,,\n';

async function idsOf(person: Person): Promise<OwnedIds> {
  const idIn = async (path: string) => (await person.call('GET', path)).body[0].id;
  const chat = (await person.call('POST', '/chat', { message: 'mensagem-dela' })).body;
  const summary = (await person.call('POST', '/weekly-summary')).body;
  const copy = (await person.call('POST', '/exports', { password: PASSWORD })).body;
  const file = await person.request('/imports?source=daylio&filename=a.csv', { method: 'POST', body: CSV });
  await person.call('POST', '/push-notifications/register', DEVICE);
  await person.call('POST', '/medications', { name: 'remedio-do-diario', dose: 'dose-do-diario' });
  await addPasskey(app, person.token);
  await app.runJobs();
  // Not the entry that is deleted as its owner's.
  const otherEntry = (await person.call('GET', '/mood-entries')).body[1];
  return {
    session: (await person.call('GET', '/auth/list-sessions')).body[0].id,
    passkey: (await person.call('GET', '/account/second-factor')).body.passkeys[0].id,
    account: person.userId,
    entry: await idIn('/mood-entries'),
    tag: await idIn('/tags'),
    record: await idIn('/health-records'),
    share: await idIn('/professional-invites'),
    conversation: chat.sessionId,
    reply: chat.messageId,
    summary: summary.requestId,
    export: copy.id,
    import: ((await file.json()) as { id: string }).id,
    device: DEVICE.deviceId,
    medication: await idIn('/medications'),
    attachment: (await addAttachment(person, otherEntry.id, jpeg())).body.id,
  };
}

const app = await openForFile(
  startTestApp({
    LIMIT_WRITES_PER_MINUTE: '100000',
    LIMIT_SEARCHES_PER_MINUTE: '100000',
    LIMIT_LARGE_READS_PER_MINUTE: '100000',
    LIMIT_ACCESS_CHANGES_PER_MINUTE: '100000',
  }),
);
app.setNow(NOON);
const owner = await sharingOwner(app, 6);
const revoked = await professional(app, 'Revogada');
const expired = await professional(app, 'Vencida');
const other = await professional(app, 'De outra pessoa');
/** Ids of shares that ended, by whom they were accepted. */
const ended = { revoked: await shared(owner, revoked), expired: await shared(owner, expired, { expiresInDays: 1 }) };
await owner.call('DELETE', `/professional-invites/${ended.revoked}`);
await shared(await sharingOwner(app, 5), other);
/** Professionals without access to the owner's data, and a person without a role, by what they are. */
const strangers: Record<string, Person> = {
  ...{ 'another person': await app.newPerson(), revoked, expired },
  'a professional of somebody else': other,
};
/** A share that a professional can read now. */
const alive = await shared(owner, await professional(app, 'Viva'));
const ids = await idsOf(owner);
for (const [name, id] of Object.entries(ids)) expect(id, name).toBeTruthy();

// The share of one day has ended.
beforeEach(() => app.setNow(NOON + DAY));

/** Calls that need a range of days. */
const DAY_RANGES = ['/attachments', '/mood-entries/date-range', '/medication-days'];

/** The address of a call, with this id as its parameter. */
const pathOf = ({ path }: Endpoint, id: string): string =>
  `${path.replaceAll(/\{[a-z]+\}/gi, id)}${DAY_RANGES.includes(path) ? '?startDate=2026-01-01&endDate=2026-03-31' : ''}`;

async function request(name: EndpointName, token: string | null, id: string, body?: object) {
  const endpoint: Endpoint = endpoints[name];
  const response = await app.app.app.request(`/api${pathOf(endpoint, id)}`, {
    method: endpoint.method.toUpperCase(),
    headers: {
      'X-Time-Zone': 'America/Sao_Paulo',
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      ...(endpoint.method === 'get' || !(endpoint.body || body) ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(endpoint.method === 'get' || !(endpoint.body || body) ? {} : { body: JSON.stringify(body ?? {}) }),
  });
  return { status: response.status, text: await response.text() };
}

/** A person's rows, without those in which each call may note its use. */
async function keptRows(userId: string) {
  const { sessions: _sessions, ...rows } = await exactRows(app.database.db, userId);
  return rows;
}

/** The words of the owner in a text, except those of these parts. */
const leakedIn = (text: string, parts: readonly SharedPart[] = []): string[] =>
  Object.entries(WORDS).flatMap(([name, words]) =>
    parts.includes(name as SharedPart) ? [] : words.filter((word) => text.includes(word)),
  );

describe('the matrix of calls and people', () => {
  it('has a rule for each call of the contract, and the rule agrees with its access', () => {
    expect(Object.keys(ACCESS).sort()).toEqual(Object.keys(endpoints).sort());
    for (const [name, { kind }] of ALL) expect(endpoints[name].auth === true, name).toBe(kind !== 'open');
  });

  it.each(rulesOf('self', 'self-ending', 'owned', 'part'))('%s responds 401 without a session', async (name, rule) => {
    const id = rule.kind === 'owned' ? ids[rule.id] : alive;
    const answer = await request(name, null, id, rule.kind === 'part' ? undefined : rule.body);
    expect(answer.status).toBe(401);
    expect(leakedIn(answer.text)).toEqual([]);
  });

  it.each(rulesOf('open', 'self'))('%s shows nothing of the owner to anybody else', async (name, rule) => {
    for (const [who, { token }] of Object.entries(strangers)) {
      const { status, text } = await request(name, token, ids.entry, rule.body);
      expect(status, who).toBeLessThan(500);
      expect(leakedIn(text), who).toEqual([]);
      expect(text.includes(owner.userId), who).toBe(false);
    }
  });

  it.each(rulesOf('owned'))('%s responds 404 to everybody but the owner, and changes nothing', async (name, rule) => {
    const before = await exactRows(app.database.db, owner.userId);
    for (const [who, { token }] of Object.entries(strangers)) {
      const { status, text } = await request(name, token, ids[rule.id], rule.body);
      expect(status, who).toBe(404);
      expect(endpoints[name].errors, who).toContain(JSON.parse(text).errorCode);
      expect(leakedIn(text), who).toEqual([]);
    }
    expect(await exactRows(app.database.db, owner.userId)).toEqual(before);
    expect(app.push.sent).toEqual([]);
  });

  it.each(NAMING)(
    '%s refuses a %s of somebody else in its body, and changes nothing',
    async (name, kind, body, refused) => {
      const before = await exactRows(app.database.db, owner.userId);
      for (const [who, { token, userId }] of Object.entries(strangers)) {
        const mine = await keptRows(userId);
        const { status, text } = await request(name, token, ids[kind], body(ids[kind]));
        expect([status, leakedIn(text)], `${who} ${text}`).toEqual([refused, []]);
        expect(await keptRows(userId), who).toEqual(mine);
      }
      expect(await exactRows(app.database.db, owner.userId)).toEqual(before);
    },
  );

  it.each(rulesOf('part'))('%s responds 404 to everybody without a share, its owner included', async (name) => {
    for (const id of [alive, ended.revoked, ended.expired, 'unknown'])
      for (const [who, { token }] of Object.entries({ ...strangers, owner })) {
        const { status, text } = await request(name, token, id);
        expect(status, `${who} ${id}`).toBe(404);
        expect(leakedIn(text), who).toEqual([]);
      }
  });
});

describe.each(SUBSETS.map((parts) => [parts.join(', '), parts] as const))('a professional with %s', (_, parts) => {
  let reader: Person;
  let share: string;
  beforeAll(async () => {
    app.setNow(NOON + DAY);
    reader = await professional(app, 'Dra. Helena');
    share = await shared(owner, reader, { parts });
  });
  afterAll(() => owner.call('DELETE', `/professional-invites/${share}`));

  it('sees exactly these parts', async () => {
    for (const [name, rule] of rulesOf('part')) {
      const { status, text } = await request(name, reader.token, share);
      const needed = rule.part === 'any' ? SHARED_PARTS : rule.part === 'file' ? FILE_PARTS : [rule.part];
      const allowed = needed.some((one) => parts.includes(one));
      expect(status, name).toBe(allowed ? 200 : 403);
      expect(leakedIn(text, parts), name).toEqual([]);
      expect(text.includes(owner.userId), name).toBe(false);
    }
  });

  if (!TRYING.includes(parts)) return;
  it('reaches nothing of the owner by any other call', async () => {
    for (const [name, rule] of rulesOf('owned')) {
      const { status, text } = await request(name, reader.token, ids[rule.id], rule.body);
      expect(status, name).toBe(404);
      expect(leakedIn(text), name).toEqual([]);
    }
    for (const [name] of rulesOf('self').filter(([one]) => endpoints[one].method === 'get')) {
      const { text } = await request(name, reader.token, share);
      expect(leakedIn(text), name).toEqual([]);
    }
  });
});

const ORDER = ['get', 'put', 'post', 'delete'];

it('each call with an id serves the owner', async () => {
  // What is removed is removed last.
  const calls = rulesOf('owned').toSorted(
    ([a], [b]) => ORDER.indexOf(endpoints[a].method) - ORDER.indexOf(endpoints[b].method),
  );
  for (const [name, rule] of calls) {
    const { status } = await request(name, owner.token, ids[rule.id], rule.body);
    // 409 and 422 say that the owner's own thing is in another state; 404 would say that it doesn't exist.
    expect([200, 202, 204, 409, 422], `${name} ${status}`).toContain(status);
    await app.runJobs();
  }
});
