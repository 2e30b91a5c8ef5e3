// @ts-expect-error: the web app's tsconfig has no Node types, but its tests run on Node.
import { readFileSync } from 'node:fs';
import { paths } from '@alento/domain/interface/paths';
import { addDays } from '@alento/domain/time/local-date';
import { expect, it } from 'vitest';
import { ADVERTISED_BOOK, type HouseAdText, houseAdOf } from './house-ads.ts';

const DAYS = Array.from({ length: 30 }, (_, days) => addDays('2026-12-15', days));
const PLANS = ['basic', 'essential'] as const;
const SLOTS = ['below-content', 'header-footer', 'in-content'] as const;
const adsOn = (pathname: string, plan: (typeof PLANS)[number], slot: (typeof SLOTS)[number]) =>
  DAYS.map((today) => houseAdOf(plan, { slot, pathname, today }));
const all = PLANS.flatMap((plan) => adsOn('/home', plan, 'below-content')).filter((ad) => ad !== undefined);

it.each(PLANS)('houseAdOf returns a different ad each day on the plan %s', (plan) => {
  const titles = adsOn('/home', plan, 'below-content').map((ad) => ad?.title);
  for (const [index, title] of titles.entries()) expect(title).not.toBe(titles[index + 1]);
  expect(new Set(titles.slice(0, 5)).size).toBe(5);
});

it('houseAdOf advertises on each plan only features of the next plan', () => {
  const toPlans = (plan: (typeof PLANS)[number]) =>
    new Set(
      adsOn('/home', plan, 'below-content')
        .filter((ad) => ad?.to === paths.plans)
        .map((ad) => ad?.title),
    );
  expect([...toPlans('basic')]).toEqual(['Seus dias, com mais detalhe']);
  expect([...toPlans('essential')]).toEqual(['A tela só com o que é seu']);
});

it.each(['/podcasts', '/conteudos', '/conteudos/sono/entender/x', `/livros/${ADVERTISED_BOOK}`])(
  'houseAdOf returns on %s no ad that links to that page',
  (pathname) => {
    for (const ad of adsOn(pathname, 'essential', 'in-content')) {
      expect(ad && pathname.startsWith(ad.to)).toBe(false);
    }
  },
);

it('houseAdOf returns different ads for two slots of the same page', () => {
  for (const today of DAYS) {
    const ads = (['header-footer', 'in-content'] as const).map((slot) =>
      houseAdOf('essential', { slot, pathname: '/podcasts', today }),
    );
    expect(ads[0]).not.toEqual(ads[1]);
  }
});

it('house ads link only to the product’s own pages, and use no words of fear or urgency', () => {
  const own: readonly string[] = [...Object.values(paths), `/livros/${ADVERTISED_BOOK}`];
  for (const { to, title, text, action } of all) {
    expect(own).toContain(to);
    expect(`${title} ${text} ${action}`).not.toMatch(/!|R\$|\d+ ?%|última chance|só hoje|não perca|corra/i);
  }
});

it('house ads are short enough for the reserved height on a narrow phone', () => {
  const longest = (of: (ad: HouseAdText) => string) => Math.max(...all.map((ad) => of(ad).length));
  expect(longest(({ title }) => title)).toBeLessThanOrEqual(30);
  expect(longest(({ text }) => text)).toBeLessThanOrEqual(92);
});

it('ADVERTISED_BOOK exists and is free', () => {
  const address = new URL(`../../../../../content/books/${ADVERTISED_BOOK}.md`, import.meta.url);
  const book: string = readFileSync(address, 'utf8');
  expect(book).toContain(`\nid: ${ADVERTISED_BOOK}\n`);
  expect(book).toContain('\nrequiredPlan: basic\n');
});
