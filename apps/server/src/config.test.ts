import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig, readMigrationConfig, VARIABLES } from './config.ts';
import { updateFolder } from './features/update/update-folder.ts';

const key = () => randomBytes(32).toString('base64');
const POSTGRES = 'postgres://localhost/alento';
const WORKER = { DATABASE_URL: POSTGRES, IDENTITY_KEY: key(), MASTER_KEYS: `1:${key()}`, ROLE: 'worker' };
const namesIn = (environment: Record<string, string>): string => {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
};

describe('readConfig', () => {
  it('has defaults for all variables and treats empty variables as unset', () => {
    expect(readConfig({})).toMatchObject({ HOST: '127.0.0.1', PORT: 3000, DATA_DIR: './data', ROLE: 'all' });
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toEqual(readConfig({}));
  });

  it('throws one error that names all invalid variables', () => {
    const message = namesIn({ PORT: '99999', PUBLIC_URL: 'ftp://x', TRUST_PROXY_HOPS: '-1', MIN_CLIENT_VERSION: '1' });
    for (const name of ['PORT', 'PUBLIC_URL', 'TRUST_PROXY_HOPS', 'MIN_CLIENT_VERSION'])
      expect(message).toContain(name);
  });

  it('requires the ad network’s client and slot together and validates their format', () => {
    const client = 'ca-pub-1234567890123456';
    expect(readConfig({ ADSENSE_CLIENT: client, ADSENSE_SLOT: '1234567890' }).ADSENSE_CLIENT).toBe(client);
    expect(namesIn({ ADSENSE_CLIENT: client })).toContain('ADSENSE_SLOT');
    expect(namesIn({ ADSENSE_SLOT: '1234567890' })).toContain('ADSENSE_SLOT');
    expect(namesIn({ ADSENSE_CLIENT: '"><script>', ADSENSE_SLOT: '1234567890' })).toContain('ADSENSE_CLIENT');
  });

  it('refuses a privacy contact that is no e-mail address or that would need escaping in a page', () => {
    expect(readConfig({ PRIVACY_CONTACT: 'dados@alento.example' }).PRIVACY_CONTACT).toBe('dados@alento.example');
    for (const PRIVACY_CONTACT of ['dados', '"<b>"@alento.example', 'a&b@alento.example', 'a\\b@alento.example'])
      expect(namesIn({ PRIVACY_CONTACT })).toContain('PRIVACY_CONTACT: must be an e-mail address');
  });

  it.each([
    ['https://alento.example', 'https://alento.example'],
    ['https://alento.example/', 'https://alento.example'],
    ['HTTPS://Alento.Example:443', 'https://alento.example'],
    ['http://localhost:3000', 'http://localhost:3000'],
  ])('accepts %s as the public address', (PUBLIC_URL, origin) => {
    expect(readConfig({ PUBLIC_URL }).PUBLIC_URL).toBe(origin);
  });

  it.each([
    'https://alento.example/app',
    'https://alento.example/app/',
    'https://alento.example/?a=1',
    'https://alento.example?',
    'https://alento.example/#inicio',
    'https://alento.example#',
    'https://maria:senha@alento.example/',
  ])('refuses the public address %s because it contains more than an origin', (PUBLIC_URL) => {
    const message = namesIn({ PUBLIC_URL });
    expect(message).toContain('PUBLIC_URL: must be scheme, host and port alone');
    expect(message).not.toContain('senha');
  });

  it('has paths for updates over the air, all of them optional', () => {
    expect(updateFolder(readConfig({ DATA_DIR: '/var/alento' }))).toBe(join('/var/alento', 'updates'));
    expect(updateFolder(readConfig({ OTA_DIR: '/srv/updates' }))).toBe('/srv/updates');
    expect(readConfig({ OTA_PUBLIC_KEY: '', OTA_SIGNING_KEY: '' })).toEqual(readConfig({}));
    expect(readConfig({ OTA_PUBLIC_KEY: '/k/public.pem', OTA_SIGNING_KEY: '/k/private.pem' })).toMatchObject({
      OTA_PUBLIC_KEY: '/k/public.pem',
      OTA_SIGNING_KEY: '/k/private.pem',
    });
  });

  it('requires encryption keys for PostgreSQL, and ROLE=all for the embedded database', () => {
    const message = namesIn({ DATABASE_URL: POSTGRES });
    expect(message).toContain('IDENTITY_KEY');
    expect(message).toContain('MASTER_KEYS');
    expect(namesIn({ ROLE: 'worker' })).toContain('ROLE');
    const full = { ...WORKER, MASTER_KEYS: `2:${key()},1:${key()}`, PUBLIC_URL: 'https://alento.test' };
    expect(readConfig(full).MASTER_KEYS?.map(({ version }) => version)).toEqual([2, 1]);
  });

  it('has a variant for migrations, readMigrationConfig, that needs no encryption keys', () => {
    expect(readMigrationConfig({})).toBeUndefined();
    expect(readMigrationConfig({ DATABASE_URL: POSTGRES })).toBe(POSTGRES);
    const owner = `${POSTGRES}2`;
    expect(readMigrationConfig({ DATABASE_URL: POSTGRES, MIGRATE_DATABASE_URL: owner })).toBe(owner);
    expect(() => readMigrationConfig({ MIGRATE_DATABASE_URL: 'postgres://db.example/alento' })).toThrow(
      'MIGRATE_DATABASE_URL: would send',
    );
    expect(namesIn({ MIGRATE: 'false' })).toContain('MIGRATE: must be true with the embedded database');
  });

  it('refuses duplicate versions in MASTER_KEYS and a worker without PUBLIC_URL', () => {
    const keys = { IDENTITY_KEY: key(), MASTER_KEYS: `2:${key()},2:${key()}` };
    expect(namesIn(keys)).toContain('MASTER_KEYS');
    expect(namesIn(WORKER)).toContain('PUBLIC_URL');
  });

  it('refuses some of the variables for payments without the others, and lists each', () => {
    const whole = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1', STRIPE_PRICE_PREMIUM: 'price_1' };
    expect(readConfig(whole).STRIPE_PRICE_PREMIUM).toEqual(['price_1']);
    for (const name of Object.keys(whole)) expect(namesIn({ ...whole, [name]: '' })).toContain(name);
    expect(namesIn({ STRIPE_PIX_PRICES: 'premium:30d:price_1:2990' })).toContain('STRIPE_SECRET_KEY');
    expect(namesIn({ ...whole, STRIPE_SECRET_KEY: 'pk_test_1' })).toContain('STRIPE_SECRET_KEY');
    expect(namesIn({ ...whole, STRIPE_PIX_PRICES: 'premium:30d:price_1:29,90' })).toContain('STRIPE_PIX_PRICES');
  });

  it('takes an address of Stripe’s API with https or on this machine, and without a path', () => {
    const at = (STRIPE_API_BASE: string) => ({ STRIPE_API_BASE });
    expect(readConfig(at('http://localhost:12111')).STRIPE_API_BASE).toBe('http://localhost:12111');
    expect(readConfig(at('http://127.0.0.1:12111/')).STRIPE_API_BASE).toBe('http://127.0.0.1:12111');
    expect(readConfig(at('https://stripe.example')).STRIPE_API_BASE).toBe('https://stripe.example');
    expect(namesIn(at('http://stripe.example'))).toContain('STRIPE_API_BASE');
    expect(namesIn(at('http://localhost:12111/v1'))).toContain('STRIPE_API_BASE');
  });

  it('refuses some of the variables for APNs without the others, and lists each', () => {
    const whole = {
      APNS_KEY: '/etc/alento/AuthKey.p8',
      APNS_KEY_ID: 'ABC123DEFG',
      APNS_TEAM_ID: 'DEF123GHIJ',
      APNS_TOPIC: 'br.com.alento.app',
    };
    expect(readConfig(whole).APNS_TOPIC).toBe('br.com.alento.app');
    for (const name of Object.keys(whole))
      expect(namesIn({ ...whole, [name]: '' })).toBe(
        `Bad configuration:\n  ${name}: is needed with the other APNS_ variables`,
      );
    expect(namesIn({ ...whole, APNS_KEY_ID: 'abc' })).toContain('APNS_KEY_ID: must be the 10 characters');
    expect(namesIn({ ...whole, APNS_API_BASE: 'http://localhost:1' })).toContain('APNS_API_BASE: must be https');
  });

  it('takes a list of origins for push messages, and refuses anything that is more than an origin', () => {
    const at = (PUSH_ALLOWED_ORIGINS: string) => ({ PUSH_ALLOWED_ORIGINS });
    expect(readConfig({}).PUSH_ALLOWED_ORIGINS).toEqual([]);
    expect(readConfig(at('http://localhost:9000/, https://push.example')).PUSH_ALLOWED_ORIGINS).toEqual([
      'http://localhost:9000',
      'https://push.example',
    ]);
    expect(namesIn(at('https://push.example/send'))).toContain('PUSH_ALLOWED_ORIGINS');
    expect(namesIn(at('push.example'))).toContain('PUSH_ALLOWED_ORIGINS');
  });

  it('takes another address of FCM with https or on this machine', () => {
    const at = (FCM_API_BASE: string) => ({ FCM_API_BASE });
    expect(readConfig(at('http://localhost:9000')).FCM_API_BASE).toBe('http://localhost:9000');
    expect(namesIn(at('http://fcm.example'))).toContain('FCM_API_BASE: must be https');
  });

  it('throws errors whose messages contain no secrets', () => {
    const secret = Buffer.from('curta demais').toString('base64');
    expect(namesIn({ IDENTITY_KEY: secret, MASTER_KEYS: `1:${secret}` })).not.toContain(secret);
  });
});

describe('.env.example', () => {
  it('lists exactly the variables that readConfig reads', async () => {
    const text = await readFile(new URL('../.env.example', import.meta.url), 'utf8');
    const named = [...text.matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
    expect(named.toSorted()).toEqual(VARIABLES.toSorted());
  });
});
