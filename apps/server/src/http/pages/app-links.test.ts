import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import type { Env } from '../env.ts';
import { serveAppLinks } from './app-links.ts';

const FINGERPRINT = Array.from({ length: 32 }, () => '0A').join(':');
const OTHER = Array.from({ length: 32 }, () => 'FF').join(':');
const ANDROID = '/.well-known/assetlinks.json';
const APPLE = '/.well-known/apple-app-site-association';

function served(environment: Record<string, string>): Hono<Env> {
  const app = new Hono<Env>();
  serveAppLinks(app, readConfig(environment));
  return app;
}

describe('links that open the app', () => {
  it('states the certificates of the Android app', async () => {
    const app = served({ NATIVE_ANDROID_FINGERPRINTS: `${FINGERPRINT.toLowerCase()}, ${OTHER}` });
    const response = await app.request(ANDROID);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('application/json');
    expect(await response.json()).toEqual([
      {
        relation: ['delegate_permission/common.handle_all_urls'],
        target: {
          namespace: 'android_app',
          package_name: 'app.alento',
          sha256_cert_fingerprints: [FINGERPRINT, OTHER],
        },
      },
    ]);
  });

  it('associates the iOS app with every address but those of the API, which come first', async () => {
    const response = await served({ NATIVE_IOS_TEAM_ID: 'ABCDE12345' }).request(APPLE);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('application/json');
    const { applinks } = (await response.json()) as { applinks: { details: unknown[] } };
    expect(applinks.details).toEqual([
      {
        appIDs: ['ABCDE12345.app.alento'],
        components: [{ '/': '/api/*', exclude: true, comment: expect.any(String) }, { '/': '/*' }],
      },
    ]);
  });

  it('serves nothing that is not configured', async () => {
    const none = served({});
    for (const path of [ANDROID, APPLE]) expect((await none.request(path)).status).toBe(404);
    const android = served({ NATIVE_ANDROID_FINGERPRINTS: FINGERPRINT });
    expect((await android.request(APPLE)).status).toBe(404);
  });

  it('refuses what is no certificate fingerprint or team id', () => {
    const faulty = { NATIVE_ANDROID_FINGERPRINTS: 'AA:BB', NATIVE_IOS_TEAM_ID: 'alento' };
    expect(() => readConfig(faulty)).toThrow(/NATIVE_ANDROID_FINGERPRINTS[\s\S]*NATIVE_IOS_TEAM_ID/);
  });
});
