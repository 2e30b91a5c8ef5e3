import { randomBytes } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { isThisMachine, mustEncryptMail } from './encrypted-connections.ts';

const key = () => randomBytes(32).toString('base64');
const KEYS = { IDENTITY_KEY: key(), MASTER_KEYS: `1:${key()}` };
const databaseAt = (DATABASE_URL: string) => ({ DATABASE_URL, ...KEYS });
const refusal = (environment: Record<string, string>): string => {
  try {
    readConfig(environment);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

it.each([
  ['localhost', true],
  ['LOCALHOST', true],
  ['alento.localhost', true],
  ['127.0.0.1', true],
  ['127.8.9.1', true],
  ['::1', true],
  ['[::1]', true],
  ['::ffff:127.0.0.1', true],
  ['0.0.0.0', false],
  ['10.0.0.5', false],
  ['::ffff:10.0.0.5', false],
  ['localhost.example', false],
  ['127.0.0.1.example', false],
  ['db', false],
])('isThisMachine(%j) returns %s', (host, is) => expect(isThisMachine(host)).toBe(is));

const PLAIN: readonly [string, Record<string, string>][] = [
  ['DATABASE_URL', databaseAt('postgres://alento:segredo@db.example/alento')],
  ['DATABASE_URL', databaseAt('postgres://alento:segredo@10.0.0.5/alento?sslmode=disable')],
  ['DATABASE_URL', databaseAt('postgres://alento:segredo@localhost/alento?host=db.example')],
  [
    'MIGRATE_DATABASE_URL',
    { ...databaseAt('postgres://localhost/alento'), MIGRATE_DATABASE_URL: 'postgres://owner@db.example/alento' },
  ],
  ['AI_BASE_URL', { AI_BASE_URL: 'http://ia.example/v1', AI_MODEL: 'm' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'http://alento.example' }],
];

describe('an unencrypted connection to another machine', () => {
  it.each(PLAIN)(
    'is refused with a message that contains the variable name %s but not the value: %o',
    (name, environment) => {
      const message = refusal(environment);
      expect(message.split('\n').slice(1)).toEqual([
        expect.stringMatching(new RegExp(`^ {2}${name}: .*ALLOW_PLAINTEXT`)),
      ]);
      expect(message).not.toContain('segredo');
      expect(message).not.toContain('example');
    },
  );

  it.each(PLAIN)('is accepted for the variable %s if ALLOW_PLAINTEXT is true: %o', (_name, environment) => {
    expect(refusal({ ...environment, ALLOW_PLAINTEXT: 'true' })).toBe('');
    expect(refusal({ ...environment, ALLOW_PLAINTEXT: 'false' })).not.toBe('');
    expect(refusal({ ...environment, ALLOW_PLAINTEXT: 'yes' })).toContain('ALLOW_PLAINTEXT');
  });

  it('is refused if only PGHOST names the other machine', () => {
    vi.stubEnv('PGHOST', 'db.example');
    expect(refusal(databaseAt('postgres:///alento'))).toContain('DATABASE_URL');
    vi.unstubAllEnvs();
    expect(refusal(databaseAt('postgres:///alento'))).toBe('');
  });
});

it.each([
  databaseAt('postgres://alento@db.example/alento?sslmode=require'),
  databaseAt('postgres://alento@db.example/alento?sslmode=verify-ca'),
  databaseAt('postgres://alento@db.example/alento?sslmode=verify-full'),
  databaseAt('postgresql://alento@127.0.0.1:5433/alento'),
  databaseAt('postgres://alento@[::1]/alento'),
  databaseAt('postgres:///alento?host=/var/run/postgresql&user=alento'),
  databaseAt('postgres://alento@%2Fvar%2Frun%2Fpostgresql/alento'),
  { AI_BASE_URL: 'https://ia.example/v1', AI_MODEL: 'm' },
  { AI_BASE_URL: 'http://127.0.0.1:8080/v1', AI_MODEL: 'm' },
  { PUBLIC_URL: 'https://alento.example' },
  { PUBLIC_URL: 'http://localhost:3000' },
  { SMTP_URL: 'smtp://mail.example:587' },
])('readConfig accepts the encrypted or local connection %o', (environment) => expect(refusal(environment)).toBe(''));

it('readConfig throws a configuration error for unusable TLS settings', () => {
  const environment = databaseAt('postgres://alento@db.example/alento?sslmode=verify-full&sslrootcert=/no/such/file');
  expect(refusal(environment)).toContain('DATABASE_URL: has TLS settings that cannot be used');
});

it.each([
  ['smtp://mail.example:587', false, true],
  ['smtps://mail.example', false, true],
  ['smtp://mail.example:587', true, false],
  ['smtp://127.0.0.1:25', false, false],
])('mustEncryptMail(%j, %s) returns %s', (url, allows, must) => expect(mustEncryptMail(url, allows)).toBe(must));
