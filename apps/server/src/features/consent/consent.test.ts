import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { consents } from '../../db/schema/consent.ts';
import { openForFile, openForTest } from '../../testing/open-for-file.ts';
import { NOON, refusalOf, resetAfterEach, startTestApp } from '../../testing/test-app.ts';

const ADSENSE = { ADSENSE_CLIENT: 'ca-pub-1234567890123456', ADSENSE_SLOT: '1234567890' };
const NOT_GRANTED = { purpose: 'ad-network', provider: 'Google', isGranted: false, grantedAt: null };
const allow = { isGranted: true };

const app = await openForFile(startTestApp(ADSENSE));
resetAfterEach(app);

const rowsOf = (userId: string) => app.database.db.select().from(consents).where(eq(consents.userId, userId));

describe('consents', () => {
  it('are not granted by default and can be revoked', async () => {
    const [ana, bia] = [await app.newPerson(), await app.newPerson()];
    expect(await ana.call('GET', '/consents')).toMatchObject({ status: 200, body: [NOT_GRANTED] });
    const granted = { purpose: 'ad-network', provider: 'Google', isGranted: true, grantedAt: NOON };
    expect((await ana.call('PUT', '/consents/ad-network', allow)).body).toEqual(granted);
    app.setNow(NOON + 1000);
    // A second grant changes nothing.
    expect((await ana.call('PUT', '/consents/ad-network', allow)).body).toEqual(granted);
    expect((await bia.call('GET', '/consents')).body).toEqual([NOT_GRANTED]);
    expect((await ana.call('PUT', '/consents/ad-network', { isGranted: false })).body).toEqual(NOT_GRANTED);
    expect((await ana.call('PUT', '/consents/ad-network', { isGranted: false })).body).toEqual(NOT_GRANTED);
    // The row proves what was granted, and until when.
    expect(await rowsOf(ana.userId)).toMatchObject([
      { grantedAt: new Date(NOON), revokedAt: new Date(NOON + 1000), textVersion: '2026-11-21' },
    ]);
    expect(await rowsOf(bia.userId)).toEqual([]);
  });

  it('are stored once if they are granted concurrently', async () => {
    const person = await app.newPerson();
    const answers = await Promise.all([1, 2, 3, 4].map(() => person.call('PUT', '/consents/ad-network', allow)));
    expect(answers.map(({ body }) => body.isGranted)).toEqual([true, true, true, true]);
    expect((await rowsOf(person.userId)).filter(({ revokedAt }) => revokedAt === null)).toHaveLength(1);
  });

  it('must be granted again when the text’s version changes', async () => {
    const person = await app.newPerson();
    await person.call('PUT', '/consents/ad-network', allow);
    await app.database.db.update(consents).set({ textVersion: '2025-01-01' }).where(eq(consents.userId, person.userId));
    expect((await person.call('GET', '/consents')).body).toEqual([NOT_GRANTED]);
    expect((await person.call('PUT', '/consents/ad-network', allow)).body.isGranted).toBe(true);
    expect((await rowsOf(person.userId)).map(({ revokedAt }) => revokedAt === null).sort()).toEqual([false, true]);
  });

  it('are not offered after a person has stated an age under 18', async () => {
    const person = await app.newPerson();
    await person.call('PUT', '/consents/ad-network', allow);
    await person.call('PUT', '/onboarding/user-data', { ageRange: 'menor-18' });
    expect((await person.call('GET', '/consents')).body).toEqual([]);
    expect(refusalOf(await person.call('PUT', '/consents/ad-network', allow))).toEqual([422, 'CONSENT_NOT_OFFERED']);
  });

  it('are not offered for ads if the plan shows no ads', async () => {
    const [essencial, premium] = [await app.newPerson('essencial'), await app.newPerson('premium')];
    expect((await essencial.call('GET', '/consents')).body).toEqual([NOT_GRANTED]);
    expect((await premium.call('GET', '/consents')).body).toEqual([]);
  });

  it('are changed only by a valid request', async () => {
    const person = await app.newPerson();
    expect((await person.call('PUT', '/consents/tudo', allow)).body.errorCode).toBe('CONSENT_NOT_OFFERED');
    expect((await person.call('PUT', '/consents/ad-network', { isGranted: 'sim' })).status).toBe(422);
    expect(await rowsOf(person.userId)).toEqual([]);
  });

  it('are not offered for ads if no ad network is configured', async () => {
    const bare = await openForTest(startTestApp());
    const person = await bare.newPerson();
    expect((await person.call('GET', '/consents')).body).toEqual([]);
    expect((await person.call('PUT', '/consents/ad-network', allow)).status).toBe(422);
    expect((await bare.app.app.request('/quadro-de-anuncio')).status).toBe(404);
  });
});

describe('the frame of the ad network', () => {
  it('is sandboxed and can be embedded only by our pages', async () => {
    const answer = await app.app.app.request('/quadro-de-anuncio');
    const policy = answer.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain('sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox');
    expect(policy).not.toContain('allow-same-origin');
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
    expect(answer.headers.get('X-Frame-Options')).toBe('SAMEORIGIN');
    expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const page = await answer.text();
    expect(page).toContain('data-ad-client="ca-pub-1234567890123456" data-ad-slot="1234567890"');
    expect(page).toContain('requestNonPersonalizedAds = 1');
    const [, nonce] = /'nonce-([^']+)'/.exec(policy) ?? [];
    expect(page.match(/<(script|style) [^>]*>/g)?.every((tag) => tag.includes(`nonce="${nonce}"`))).toBe(true);
    const again = await app.app.app.request('/quadro-de-anuncio');
    expect(again.headers.get('Content-Security-Policy')).not.toBe(policy);
  });
});
