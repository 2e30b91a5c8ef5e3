import { apiOf } from '../support/api-of.ts';
import { createAccount, expect, expectAccessible, test } from '../support/fixtures.ts';
import { open } from '../support/open.ts';
import { recordDays } from '../support/record-days.ts';

/** Days ago with the tag “Trabalho”. */
const WORK_DAYS = new Set([1, 3, 4, 8, 9, 13, 15, 20, 21, 22, 27, 30, 33, 34, 38, 41, 45, 46, 52, 55]);

test('as recomendações partem do que a pessoa viveu, dizem por quê, e levam à leitura; depois de uma crise, ajuda vem primeiro', async ({
  page,
  email,
}) => {
  await createAccount(page, email);
  const api = await apiOf(page);
  const tags = await api.get<{ id: string; name: string }[]>('/tags');
  const work = tags.find(({ name }) => name === 'Trabalho')?.id;
  // Enough days, without a rhythm, for a difference that /analises calls clear.
  await recordDays(
    page,
    Array.from({ length: 60 }, (_, ago) => (WORK_DAYS.has(ago) ? { score: 2, tags: [work] } : 4)),
  );
  await open(page, '/home');
  const card = page.getByRole('region', { name: 'Recomendações do Dia' });
  await card.getByRole('button', { name: 'Ver recomendações' }).click();
  const items = card.getByRole('listitem');
  const reason = /nos 20 dias com “Trabalho”, seu humor ficou mais baixo que nos outros\./;
  await expect(items.filter({ hasText: reason })).not.toHaveCount(0);
  const initialCount = await items.count();
  await card.getByRole('button', { name: /Ver mais \d recomendaç/ }).click();
  await expect.poll(() => items.count()).toBeGreaterThan(initialCount);
  await expectAccessible(page);
  await items.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/(conteudos|livros|podcasts)/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await api.post('/mood-entries', { score: 0 });
  await open(page, '/home');
  await expect(page.getByRole('heading', { name: 'Hoje, primeiro você' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ver recomendações' })).toHaveCount(0);
});

test('abaixo de um botão que toca, o porquê começa onde começa nos outros itens', { tag: '@whole' }, async ({
  page,
  email,
}) => {
  await createAccount(page, email);
  const api = await apiOf(page);
  await api.put('/onboarding/user-data', { goals: ['melhorar-sono'], sleepQuality: 'ruim' });
  await api.post('/mood-entries', { score: 4 });
  await open(page, '/home');
  const card = page.getByRole('region', { name: 'Recomendações do Dia' });
  await card.getByRole('button', { name: 'Ver recomendações' }).click();
  await expect(card.getByRole('listitem').filter({ hasText: 'Você contou que quer dormir melhor.' })).not.toHaveCount(
    0,
  );
  await card.getByRole('button', { name: /Ver mais \d recomendaç/ }).click();
  await expect(card.getByRole('button', { name: /^Ouvir/ })).not.toHaveCount(0);
  const reasons = card.getByRole('button', { name: /^Sobre e por quê/ });
  const lefts = async () => {
    const places = await Promise.all((await reasons.all()).map((about) => about.boundingBox()));
    return new Set(places.map((place) => place?.x)).size;
  };
  if ((page.viewportSize()?.width ?? 0) < 640) await expect.poll(lefts).toBe(1);
});
