import { FORMS, type Instrument } from '@alento/domain/screening/instruments';
import { SHARED_PARTS } from '@alento/domain/sharing/parts';
import fc from 'fast-check';
import { registration, subscription } from '../people/push-registration.ts';
import { knownOf, type Pool } from './known.ts';

/** Time of the server's clock at the start of a run: Saturday, 14 March 2026, 12:00 in São Paulo. */
export const START = Date.parse('2026-03-14T15:00:00Z');
const DAY_MS = 86_400_000;

/** Two passwords that satisfy all rules, so that a person's password can be changed to the other one. */
export const PASSWORDS = ['Nuvem-calma-42', 'Chuva-mansa-77'] as const;
export const EMAILS = { first: 'primeira@exemplo.com', second: 'segunda@exemplo.com' } as const;

const words = fc.constantFrom(
  ...['Dormi mal e acordei cansada', 'Caminhada no parque 🌳', 'ansiedade antes da reunião', 'sono', 'a', 'Família'],
  ...['Não aguento mais, quero morrer', 'como dormir melhor?', 'e ontem?', 'minha semana', '🙂', 'ação  coração'],
);
const date = fc.integer({ min: -400, max: 2 }).map((day) => new Date(START + day * DAY_MS).toISOString().slice(0, 10));
/** Today and the two days before. */
const recentDate = fc
  .integer({ min: -2, max: 0 })
  .map((day) => new Date(START + day * DAY_MS).toISOString().slice(0, 10));
const instant = fc.integer({ min: 0, max: 200 * DAY_MS }).map((before) => START - before);
const email = fc.oneof(
  fc.constantFrom(...Object.values(EMAILS), 'resgate@exemplo.com'),
  fc.nat({ max: 99_999 }).map((number) => `nova${number}@exemplo.com`),
);
/** Generates valid time zones for a header or a body. */
export const fittingZone = fc.constantFrom(
  'America/Sao_Paulo',
  'Asia/Tokyo',
  'Pacific/Kiritimati',
  'Etc/GMT+12',
  'UTC',
  'asia/calcutta',
);
const password = fc.constantFrom(...PASSWORDS);
const lines = fc.array(words, { maxLength: 4 });
const answer = fc.integer({ min: 0, max: 3 });
const times = fc.subarray(['08:00', '20:00']);
const listOf = (instrument: Instrument) => {
  const count = FORMS[instrument].items.length;
  return fc.array(answer, { minLength: count, maxLength: count });
};
const answersOf = (instrument: Instrument) =>
  listOf(instrument).map((list) =>
    Object.fromEntries(FORMS[instrument].items.map((item, place) => [item, list[place]])),
  );

const smallStep = fc.constantFrom('passo', 'outro');
const device = fc.nat({ max: 9 }).map((number) => `aparelho-${number}`);
const time = fc.constantFrom('00:00', '08:30', '12:00', '23:59', null);

/** Generators of valid values, by field name, for fields whose rules the JSON schema doesn't contain. */
const FIELDS: Record<string, fc.Arbitrary<unknown>> = {
  ...{ email, contactEmail: email, recoveryEmail: email, password, currentPassword: password, newPassword: password },
  ...{ name: words, note: words, moodNote: words, message: words, query: words, q: words, title: words },
  ...{ group: words, location: words, motivationOther: words, additionalInfo: words, treatmentDetails: words },
  ...{ warningSigns: lines, whatHelps: lines, reasons: lines, places: lines, safeSpace: lines },
  ...{ startDate: date, endDate: date, until: date, date },
  ...{ timestamp: instant, answeredAt: instant, currentMoodAt: instant },
  score: fc.integer({ min: 0, max: 5 }),
  scores: fc.constantFrom('0', '0,1', '5,5,5'),
  before: knownOf('cursor'),
  tags: fc.array(knownOf('tag'), { maxLength: 3 }),
  type: fc.constantFrom('TERMS_OF_USE', 'PRIVACY_POLICY'),
  timeZone: fittingZone,
  phone: fc.constantFrom('(11) 98888-7777', '(21) 97777-6666'),
  basedOn: knownOf('plan-version'),
  sessionId: knownOf('chat-session'),
  bookId: knownOf('book'),
  token: knownOf('reset-token'),
  termsOfUseDocumentId: knownOf('terms'),
  privacyPolicyDocumentId: knownOf('policy'),
  depressionScreening: answersOf('PHQ-9'),
  anxietyScreening: answersOf('GAD-7'),
  answers: fc.oneof(answersOf('PHQ-9'), answersOf('GAD-7'), listOf('PHQ-9'), listOf('GAD-7')),
  difficulty: answer,
  deviceId: device,
  ...{ morning: time, afternoon: time, evening: time },
};

/** Few addresses, so that a browser changes between accounts. */
const SUBSCRIPTIONS = Array.from({ length: 10 }, (_, number) => subscription(`navegador-${number}`));

/** Generators of valid values, by path and field name, for field names with several meanings. */
const FIELDS_OF_PATHS: Record<string, fc.Arbitrary<unknown>> = {
  '/mood-entries id': fc.integer({ min: 0, max: 9 }).map((time) => `onboarding-mood-${time}`),
  '/auth/revoke-session id': knownOf('session'),
  '/chat/sessions before': knownOf('instant'),
  '/imports filename': fc.constantFrom('daylio_export.csv', 'backup.json'),
  '/imports source': fc.constantFrom('daylio', 'pixels', 'alento'),
  '/professional-invites parts': fc.subarray([...SHARED_PARTS], { minLength: 1 }),
  '/professional-invites expiresInDays': fc.integer({ min: 1, max: 365 }),
  '/professional-profile crp': fc.constant('06/1234'),
  '/professional-profile uf': fc.constant('SP'),
  '/notification-channels/{channel}/address address': fc.oneof(email, fc.constantFrom('(11) 98888-7777')),
  '/notification-channels/{channel}/confirmation code': fc.constantFrom('000000', '123456'),
  '/notification-channels/quiet-hours from': fc.constantFrom('22:00', '00:00'),
  '/notification-channels/quiet-hours to': fc.constantFrom('07:00', '23:59'),
  '/imports/{id}/confirm tags': fc.constant([]),
  '/medications/{id} endedOn': fc.option(date),
  '/medications/{id} times': times,
  '/medications times': times,
  '/medication-doses medicationId': knownOf('medication'),
  // A dose can be noted today and on the days before.
  '/medication-doses date': recentDate,
  '/medication-doses time': fc.constantFrom('08:00', '20:00', null),
  '/push-notifications/register subscription': fc.nat({ max: 9 }).map((number) => SUBSCRIPTIONS[number]),
  '/push-notifications/register userAgent': fc.constantFrom('', registration('').userAgent),
  '/updates app_id': fc.constantFrom('app.alento', 'app.outro'),
  '/updates version_build': fc.constantFrom('1.0.0', '1.2', 'x'),
  '/updates version_name': fc.constantFrom('builtin', '1.0.0+202603010000', 'x'),
  '/updates defaultChannel': fc.constantFrom('', 'production', 'beta'),
  '/updates/stats action': fc.constantFrom('set', 'download_fail', 'nada'),
  '/small-steps id': smallStep,
  '/small-steps/{id}/days/{date} id': smallStep,
  '/small-steps/{id}/days/{date} date': recentDate,
  '/mood-entries/search scores': fc.uniqueArray(fc.integer({ min: 0, max: 5 })),
};

/** Kind of the id in a path, by the part of the path before the id. */
const ID_POOLS: Record<string, Pool> = {
  '/mood-entries/': 'entry',
  '/tags/': 'tag',
  '/medications/': 'medication',
  '/chat/replies/': 'reply',
  '/chat/stream/': 'reply',
  '/chat/session/': 'chat-session',
  '/weekly-summary/': 'summary',
  '/legal-documents/': 'terms',
  '/articles/': 'article',
  '/books/': 'book',
  '/reading/': 'article',
  '/audio/': 'audio',
  '/exports/': 'export',
  '/imports/': 'import',
  '/health-records/': 'record',
  '/professional-invites/': 'share',
  '/professional-invites/by-token/': 'invite',
  '/patients/': 'patient',
  '/professionals/': 'listing',
  '/push-notifications/devices/': 'device',
};

/** Generates valid values of a field of a query or body; null if the JSON schema suffices. */
export const fittingField = (path: string, field: string): fc.Arbitrary<unknown> | null =>
  FIELDS_OF_PATHS[`${path} ${field}`] ?? (Object.hasOwn(FIELDS, field) ? (FIELDS[field] ?? null) : null);

/** Generates valid values of a path parameter. */
export function fittingParameter(path: string, name = 'id'): fc.Arbitrary<unknown> | null {
  const own = FIELDS_OF_PATHS[`${path} ${name}`];
  if (own) return own;
  const pool = ID_POOLS[path.slice(0, path.indexOf('{'))];
  return pool ? knownOf(pool) : null;
}
