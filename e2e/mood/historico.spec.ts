import type { Page } from '@playwright/test';
import { apiOf } from '../support/api-of.ts';
import { createAccount, expect, test } from '../support/fixtures.ts';
import { open } from '../support/open.ts';

const BATCH = 100;
const HOUR = 3_600_000;

const rows = (page: Page) => page.getByRole('button', { name: /Editar registro de/ });

/** Creates entries through the API, each an hour earlier than the one before. */
async function record(page: Page, total: number): Promise<void> {
  const api = await apiOf(page);
  const now = Date.now();
  const entries = Array.from({ length: total }, (_, at) => ({
    score: at % 6,
    note: at % 7 === 0 ? `Nota ${at}: reunião e depois caminhada` : '',
    timestamp: now - at * HOUR,
  }));
  for (let from = 0; from < total; from += BATCH) {
    await api.post('/mood-entries/batch', { entries: entries.slice(from, from + BATCH) });
  }
}

const heightOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);

/**
 * Scrolls to the end again and again, until the entries that came make the page several times as high. Only entries near
 * the viewport are in the page.
 */
async function expectFewRows(page: Page, times: number): Promise<void> {
  const before = await heightOf(page);
  let most = 0;
  const scroll = async (): Promise<number> => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    most = Math.max(most, await rows(page).count());
    return heightOf(page);
  };
  await expect.poll(scroll, { timeout: 60_000 }).toBeGreaterThan(times * before);
  expect(most, 'rows in the page').toBeLessThan(80);
}

for (const { total, times, ...details } of [
  { total: 700, times: 3 },
  { total: 5000, times: 15, tag: '@whole' },
])
  test(`${total} registros: a lista segue leve, busca e filtra`, details, async ({ page, email }) => {
    await createAccount(page, email);
    await record(page, total);
    await open(page, '/historico');
    await expectFewRows(page, times);
    await page.evaluate(() => window.scrollTo(0, 0));
    // The oldest entry with a note.
    const number = (Math.floor(total / 7) - 1) * 7;
    await page.getByLabel('Buscar nas notas', { exact: true }).fill(`REUNIAO caminhada ${number}`);
    await expect(page.getByText(`Nota ${number}: reunião e depois caminhada`)).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
  });

test('o assistente não cobre as ações de um registro, onde quer que a página esteja', { tag: '@whole' }, async ({
  page,
  email,
}) => {
  await createAccount(page, email);
  const now = Date.now();
  const day = new Date(now).toLocaleDateString('sv', { timeZone: 'America/Sao_Paulo' });
  const entries = Array.from({ length: 12 }, (_, index) => ({
    score: index % 6,
    note: index % 2 === 0 ? 'Caminhei devagar depois do almoço e pensei na semana' : '',
    timestamp: now,
  }));
  await (await apiOf(page)).post('/mood-entries/batch', { entries });
  const actions = page.getByRole('button', { name: /^(Editar|Excluir) registro de/ });
  const assistant = page.locator('[data-assistant-button]');
  const edgeOf = async (width: number) => {
    const column = await assistant.boundingBox();
    const places = await Promise.all((await actions.all()).map((action) => action.boundingBox()));
    const smallest = Math.min(...places.map((place) => Math.min(place?.width ?? 0, place?.height ?? 0)));
    const right = Math.max(...places.map((place) => (place ? place.x + place.width : width)));
    return { isCovered: right > (column?.x ?? 0), isTooSmall: smallest < 44 };
  };
  const widths = [page.viewportSize()?.width ?? 0, 768, 1024];
  for (const path of ['/historico', `/periodo-detalhes?type=day&date=${day}`]) {
    await open(page, path);
    await expect(assistant).toBeVisible();
    await expect(actions).not.toHaveCount(0);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 740 });
      await expect
        .poll(() => edgeOf(width), { message: `${path} at ${width} px` })
        .toEqual({ isCovered: false, isTooSmall: false });
    }
  }
});
