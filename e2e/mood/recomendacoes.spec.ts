import type { Page } from '@playwright/test';
import { createAccount, expect, expectAccessible, test } from '../support/fixtures.ts';

const DAY = 86_400_000;

/** Calls the API as the signed-in person. */
const ask = (page: Page, method: string, path: string, body?: unknown) =>
  page.evaluate(
    async ([how, to, data]) => {
      const answer = await fetch(`/api${to}`, {
        method: how,
        headers: { Authorization: `Bearer ${localStorage.getItem('authToken')}`, 'Content-Type': 'application/json' },
        ...(data === undefined ? {} : { body: JSON.stringify(data) }),
      });
      return { status: answer.status, body: answer.status === 204 ? null : await answer.json() };
    },
    [method, path, body] as const,
  );

const record = async (page: Page, days: readonly { ago: number; score: number; tags?: string[] }[]) => {
  const entries = days.map(({ ago, score, tags = [] }) => ({ score, tags, timestamp: Date.now() - ago * DAY }));
  expect((await ask(page, 'POST', '/mood-entries/batch', { entries })).status).toBe(201);
};

async function openCard(page: Page): Promise<void> {
  await page.goto('/home');
  await page.getByRole('button', { name: 'Ver recomendações' }).click();
  await expect(page.getByText('Por que para você:').first()).toBeAttached();
}

/** Days ago with the tag “Trabalho”. */
const WORK_DAYS = new Set([1, 3, 4, 8, 9, 13, 15, 20, 21, 22, 27, 30, 33, 34, 38, 41, 45, 46, 52, 55]);

test('as recomendações partem do que cada pessoa viveu, dizem por quê, e levam à leitura', async ({ page, email }) => {
  await createAccount(page, email);
  const { body: tags } = await ask(page, 'GET', '/tags');
  const work = tags.find(({ name }: { name: string }) => name === 'Trabalho').id;
  await record(page, [
    // Enough days, without a rhythm, for a difference that /analises calls clear.
    ...Array.from({ length: 60 }, (_, ago) =>
      WORK_DAYS.has(ago) ? { ago, score: 2, tags: [work] } : { ago, score: 4 },
    ),
  ]);
  await openCard(page);
  const reason = page.getByText(/nos 20 dias com “Trabalho”, seu humor ficou mais baixo que nos outros\./).first();
  await expect(reason).toBeAttached();
  const card = page.getByRole('region', { name: 'Recomendações do Dia' });
  const shown = await card.getByRole('listitem').count();
  await card.getByRole('button', { name: /Ver mais \d recomendaç/ }).click();
  expect(await card.getByRole('listitem').count()).toBeGreaterThan(shown);
  // Below a button that plays, "Sobre e por quê" starts where it starts in the other items.
  await expect(card.getByRole('button', { name: /^Ouvir/ }).first()).toBeVisible();
  if ((page.viewportSize()?.width ?? 0) < 640) {
    const places = await Promise.all(
      (await card.getByRole('button', { name: /^Sobre e por quê/ }).all()).map((about) => about.boundingBox()),
    );
    expect(new Set(places.map((place) => place?.x)).size).toBe(1);
  }
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Ver menos' }).click();
  await card.getByRole('listitem').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/(conteudos|livros|podcasts)/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('outra história tem outras recomendações; depois de uma crise, ajuda vem primeiro', async ({ page, email }) => {
  await createAccount(page, email);
  await ask(page, 'PUT', '/onboarding/user-data', { goals: ['melhorar-sono'], sleepQuality: 'ruim' });
  await record(page, [{ ago: 0, score: 3 }]);
  await openCard(page);
  await expect(page.getByText('Você contou que quer dormir melhor.').first()).toBeAttached();

  await record(page, [{ ago: 0, score: 0 }]);
  const { body } = await ask(page, 'GET', '/content-recommendations');
  expect(body).toMatchObject({ helpFirst: true, recommendations: [] });
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: 'Hoje, primeiro você' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ver recomendações' })).toHaveCount(0);
});

test('quem não registrou hoje é convidado; o limite do plano e uma falha são ditos', async ({ page, email }) => {
  await createAccount(page, email);
  await expect(page.getByText('Conte como você está hoje, e as sugestões partem daí.')).toBeVisible();
  await record(page, [{ ago: 0, score: 4 }]);
  // The limit counts days, so it is simulated here. The server's tests cover the real limit.
  await page.route('**/api/content-recommendations', (route) =>
    route.fulfill({
      status: 429,
      json: { errorCode: 'RECOMMENDATIONS_DAYS_LIMIT_EXCEEDED', message: 'Limite de Recomendações Atingido' },
    }),
  );
  await page.goto('/home');
  await page.getByRole('button', { name: 'Ver recomendações' }).click();
  await expect(page.getByText('Limite de Recomendações Atingido')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver os planos' }).first()).toBeVisible();
  await expectAccessible(page);

  await page.unroute('**/api/content-recommendations');
  await page.route('**/api/content-recommendations', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/home');
  await page.getByRole('button', { name: 'Ver recomendações' }).click();
  await expect(page.getByText('Não foi possível carregar suas recomendações do dia.')).toBeVisible();
  await page.unroute('**/api/content-recommendations');
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByText('Por que para você:').first()).toBeAttached();
});
