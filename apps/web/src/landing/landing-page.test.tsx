// @vitest-environment jsdom
// @ts-expect-error: the types of the web app know no Node, on which its tests run.
import { createHash } from 'node:crypto';
// @ts-expect-error: the types of the web app know no Node, on which its tests run.
import { existsSync, readFileSync } from 'node:fs';
import { anonymousAddressOf } from '@alento/domain/account/anonymous-address';
import { MOBILE_MENU_BREAKPOINT, SCROLL_OFFSET } from '@alento/domain/interface/layout';
import { ADS_FEATURE, PLAN_FEATURES, PLAN_IDS } from '@alento/domain/plan/plans';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { privacyCopy } from './landing.copy.ts';
import { LandingPage } from './landing-page.tsx';
import { SHOWCASE_SCREENS } from './sections/showcase-screens.ts';

// Passed as a variable: Vite treats `new URL(…, import.meta.url)` as an asset.
const HERE = import.meta.url;
const addressOf = (path: string): URL => new URL(path, HERE);
const file = (path: string): string => readFileSync(addressOf(path), 'utf8');
const markup = renderToStaticMarkup(<LandingPage />);
document.body.innerHTML = markup;

const hrefsIn = (selector: string): (string | null)[] =>
  [...document.querySelectorAll(`${selector} a`)].map((link) => link.getAttribute('href'));

describe('landing page', () => {
  it('has the sections of the specification, in the order of the specification', () => {
    const ids = [...document.querySelectorAll('main > section[id]')].map(({ id }) => id);
    expect(ids).toEqual(['inicio', 'como-funciona', 'privacidade', 'ia-assistente', 'planos', 'app-showcase']);
  });

  it('labels every section by a heading, and skips no heading level', () => {
    for (const section of document.querySelectorAll('main > section'))
      expect(document.getElementById(section.getAttribute('aria-labelledby') ?? '')?.textContent).toBeTruthy();
    const levels = [...document.querySelectorAll('h1, h2, h3')].map(({ tagName }) => Number(tagName[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.reduce((before, level) => {
      expect(level - before).toBeLessThanOrEqual(1);
      return level;
    }, 0);
  });

  it('links only to sections that exist', () => {
    for (const href of [...hrefsIn('header'), ...hrefsIn('main')]) {
      if (href?.startsWith('#')) expect(document.getElementById(href.slice(1)), href).not.toBeNull();
    }
  });

  it('shows visitors the links Entrar and Criar, and hides the link Acessar', () => {
    expect(hrefsIn('header [data-guest]')).toEqual(expect.arrayContaining(['/login', '/login?createAccount=true']));
    const member = document.querySelector<HTMLElement>('[data-member]');
    expect(member?.textContent).toBe('Acessar');
    expect(member?.getAttribute('href')).toBe('/home');
    expect(member?.hidden).toBe(true);
  });

  it('has links to the public pages and the crisis contacts in the footer', () => {
    expect(hrefsIn('footer')).toEqual(
      expect.arrayContaining([
        '/profissionais',
        '/politica-de-privacidade',
        '/termos-de-uso',
        '/sobre',
        '/planos',
        'tel:188',
        'tel:192',
      ]),
    );
  });

  it('contains placeholders for prices, which the server fills in at start', () => {
    for (const plan of PLAN_IDS) expect(markup.split(`{{price:${plan}}}`)).toHaveLength(2);
    expect(markup).not.toMatch(/R\$/);
  });

  it('lists the features of each plan, and says where ads come from', () => {
    const features = PLAN_IDS.flatMap((plan) => PLAN_FEATURES[plan]);
    expect(features).toContain(ADS_FEATURE);
    const items = [...document.querySelectorAll('#planos li')].map(({ textContent }) => textContent);
    expect(items).toHaveLength(features.length);
    const ads = 'Com anúncios · do próprio Alento; de outros, só se você permitir';
    expect(items).toEqual(features.map((feature) => (feature === ADS_FEATURE ? ads : feature)));
  });

  it('shows the anonymous address that the app derives from the example email', async () => {
    const sha256 = async (text: string): Promise<Uint8Array> => createHash('sha256').update(text, 'utf8').digest();
    const address = await anonymousAddressOf(privacyCopy.email, sha256);
    expect(address?.startsWith(privacyCopy.address)).toBe(true);
    expect(privacyCopy.address.length).toBeGreaterThan('anon_'.length + 10);
  });

  it('has a light and a dark picture of every showcased screen, loaded lazily', () => {
    for (const screen of SHOWCASE_SCREENS) {
      for (const scheme of ['light', 'dark'])
        expect(existsSync(addressOf(`../../public/showcase/${screen}-${scheme}.webp`))).toBe(true);
    }
    for (const image of document.images) {
      expect(image.getAttribute('loading')).toBe('lazy');
      expect(image.alt.length).toBeGreaterThan(20);
      expect(Number(image.getAttribute('height'))).toBeGreaterThan(0);
    }
    expect(document.images).toHaveLength(SHOWCASE_SCREENS.length);
  });

  it('switches between menu and links at the specified breakpoint', () => {
    expect(markup).toContain(`min-[${MOBILE_MENU_BREAKPOINT}px]:hidden`);
    expect(markup).toContain(`max-[${MOBILE_MENU_BREAKPOINT - 0.02}px]:hidden`);
  });

  it('has a CSS scroll padding that equals the scroll offset of the script', () => {
    const header = Number(/--header-height: ([\d.]+)rem/.exec(file('../app/style/tokens.css'))?.[1]);
    const spare = Number(
      /scroll-padding-top: calc\(var\(--top-bar\) \+ ([\d.]+)rem\)/.exec(file('../app/style/app.css'))?.[1],
    );
    expect((header + spare) * 16).toBe(SCROLL_OFFSET);
  });

  it('contains no exclamation mark and no claim that identification is impossible', () => {
    const text = document.body.textContent ?? '';
    expect(text).not.toMatch(/!/);
    expect(text).not.toMatch(/imposs[íi]vel de identificar|100% an[ôo]nim/i);
    expect(text).toMatch(/não substitui acompanhamento psicológico ou médico/);
  });

  it('has no inline script or event handler', () => {
    expect(markup).not.toMatch(/\son[a-z]+=/);
    expect(document.querySelector('script')).toBeNull();
  });
});

describe('template of the landing page', () => {
  const template = file('../../landing.html');
  const app = file('../../index.html');
  const themeScript = (html: string): string | undefined => /<script>[\s\S]*?<\/script>/.exec(html)?.[0];

  it('has the placeholders that the build replaces', () => {
    expect(template.match(/<!--page-->/g)).toHaveLength(1);
    expect(template.match(/<!--head-->/g)).toHaveLength(1);
  });

  it('has the same theme script as the app’s index.html, so that one CSP hash covers both pages', () => {
    expect(themeScript(template)).toBe(themeScript(app));
  });
});
