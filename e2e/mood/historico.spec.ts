import type { Page } from '@playwright/test';
import { apiOf } from '../support/api-of.ts';
import { createAccount, expect, expectAccessible, test } from '../support/fixtures.ts';
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

const ZONE = { timeZone: 'America/Sao_Paulo' };
/** The day of some days ago, yyyy-MM-dd. */
const dayBefore = (days: number): string => new Date(Date.now() - 24 * days * HOUR).toLocaleDateString('sv', ZONE);

/** The same day of the month before, or its last one. */
function monthBefore(date: string): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 2, Math.min(day, last))).toISOString().slice(0, 10);
}

/** Scrolls to the end of the list. Only entries near the viewport are in the page. */
async function expectFewRows(page: Page): Promise<void> {
  let most = 0;
  const end = page.getByText(/^Você chegou ao começo da sua história|^Ver [a-zç]+ de \d{4}$/);
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    most = Math.max(most, await rows(page).count());
    await expect(end).toBeInViewport({ timeout: 200 });
  }).toPass({ timeout: 60_000 });
  expect(most, 'rows in the page').toBeLessThan(80);
  expect(most, 'rows in the page').toBeGreaterThan(0);
}

for (const { total, ...details } of [{ total: 700 }, { total: 5000, tag: '@whole' }])
  test(`${total} registros: o mês segue leve, e a busca acha o mais antigo`, details, async ({ page, email }) => {
    await createAccount(page, email);
    await record(page, total);
    await open(page, `/historico?mes=${dayBefore(14).slice(0, 7)}`);
    await expectFewRows(page);
    await page.evaluate(() => window.scrollTo(0, 0));
    // The oldest entry with a note.
    const number = (Math.floor(total / 7) - 1) * 7;
    await page.getByLabel('Buscar em notas, marcadores e conversas').fill(`REUNIAO caminhada ${number}`);
    await expect(page.getByText(`Nota ${number}: reunião e depois caminhada`)).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
  });

test('o mês, um dia dele, filtros e o mês anterior, pelo teclado', async ({ page, email }) => {
  await createAccount(page, email);
  const days = [0, 1, 40];
  const entries = days.map((ago) => ({
    score: ago === 0 ? 5 : 1,
    note: `Dia ${ago}`,
    timestamp: Date.now() - 24 * ago * HOUR,
  }));
  await (await apiOf(page)).post('/mood-entries/batch', { entries });
  await open(page, `/historico?dia=${dayBefore(40)}`);
  await expect(page.getByText('Dia 40')).toBeVisible();
  await expect(page.locator(`[data-date="${dayBefore(40)}"]`)).toHaveAccessibleName(/: Mal, 1 registro$/);

  await open(page, '/historico');
  const today = page.locator(`[data-date="${dayBefore(0)}"]`);
  await expect(today).toHaveAccessibleName(/: Excelente, 1 registro$/);
  await expect(today).toHaveAttribute('aria-current', 'date');
  await today.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Dia 0')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Ver o mês todo' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Mal', exact: true }).press('Enter');
  await expect(today).toHaveAccessibleName(/fora dos filtros$/);
  await expect(page.getByText('Dia 0')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Limpar', exact: true }).first().press('Enter');
  await expect(page.getByText('Dia 0')).toBeVisible();

  await today.focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.locator(':focus')).toHaveAttribute('data-date', dayBefore(7));
  await page.keyboard.press('PageUp');
  const there = monthBefore(dayBefore(7));
  await expect(page.locator(`[data-date="${there.slice(0, 7)}-01"]`)).toBeVisible();
  await expect(page.locator(':focus')).toHaveAttribute('data-date', there);
});

test('o assistente não cobre as ações de um registro, onde quer que a página esteja', { tag: '@whole' }, async ({
  page,
  email,
}) => {
  await createAccount(page, email);
  const now = Date.now();
  const day = dayBefore(0);
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
