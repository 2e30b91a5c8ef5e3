import { randomBytes } from 'node:crypto';
import { AD_FRAME_PATH } from '@alento/domain/interface/ad-placement';
import type { Hono } from 'hono';
import type { Config } from '../../config.ts';
import type { Env } from '../env.ts';

export type AdUnit = { client: string; slot: string };

/** The configured ad unit, or null. */
export const adUnitOf = ({ ADSENSE_CLIENT: client, ADSENSE_SLOT: slot }: Config): AdUnit | null =>
  client !== undefined && slot !== undefined ? { client, slot } : null;

/**
 * The content security policy of the ad frame. The ad network requires scripts that load further scripts. The sandbox
 * gives the frame an origin of its own, which can't access our storage, cookies and pages.
 */
const policyOf = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic' 'unsafe-eval'`,
    "style-src https: 'unsafe-inline'",
    'img-src https: data:',
    'font-src https:',
    'media-src https:',
    'connect-src https:',
    'frame-src https:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
  ].join('; ');

const pageOf = ({ client, slot }: AdUnit, nonce: string): string => `<!doctype html>
<html lang="pt-BR">
<meta charset="utf-8" />
<meta name="robots" content="noindex" />
<meta name="viewport" content="width=device-width" />
<title>Publicidade</title>
<style nonce="${nonce}">html, body, ins { margin: 0; display: block; width: 100%; height: 100vh; overflow: hidden }</style>
<ins class="adsbygoogle" data-ad-client="${client}" data-ad-slot="${slot}"></ins>
<script nonce="${nonce}" async src="https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=${client}"></script>
<script nonce="${nonce}">
  {
    const place = document.querySelector('ins');
    const tell = (state) => parent.postMessage({ alentoAd: state }, '*');
    document.querySelector('script[src]').addEventListener('error', () => tell('unfilled'));
    new MutationObserver(() => tell(place.dataset.adStatus)).observe(place, { attributeFilter: ['data-ad-status'] });
    window.adsbygoogle = window.adsbygoogle || [];
    adsbygoogle.requestNonPersonalizedAds = 1;
    adsbygoogle.push({});
  }
</script>
</html>
`;

/** Serves the frame for an ad of the network. It contains no data about the person or the page. */
export function serveAdFrame(app: Hono<Env>, unit: AdUnit): void {
  app.get(AD_FRAME_PATH, (c) => {
    const nonce = randomBytes(16).toString('base64');
    c.header('Content-Security-Policy', policyOf(nonce));
    c.header('X-Frame-Options', 'SAMEORIGIN');
    c.header('Cache-Control', 'no-store');
    return c.html(pageOf(unit, nonce));
  });
}
