import { createAccountByApi } from '../support/account-by-api.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { open } from '../support/open.ts';
import { recordDays } from '../support/record-days.ts';

const NOTE = 'Chorei no ônibus voltando do trabalho';

test('compartilhar sem as notas: a profissional lê, a pessoa vê a leitura e encerra, e a página dela se fecha sozinha', async ({
  page,
  browser,
  email,
}) => {
  await createAccountByApi(page, email);
  await recordDays(
    page,
    Array.from({ length: 20 }, (_, ago) => ({ score: 1 + (ago % 5), note: ago === 1 ? NOTE : '' })),
  );
  let link = '';

  await test.step('a pessoa escolhe e cria o link', async () => {
    await open(page, '/compartilhar');
    await page.getByRole('button', { name: 'Convidar um profissional' }).click();
    await expect(page.getByRole('checkbox', { name: /^Humores/ })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: /^Notas/ })).not.toBeChecked();
    await expect(page.getByRole('checkbox', { name: /^Plano de segurança/ })).not.toBeChecked();
    await page.getByLabel('Seu nome para o profissional').fill('Lua');
    await expect(page.getByText(/^Quem aceitar vai ver seus humores sem as notas/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Criar convite' }).click();
    await expect(page.getByRole('heading', { name: 'Convite pronto' })).toBeVisible();
    link = await page.getByLabel('Link do convite').inputValue();
    expect(link).toMatch(/\/professional-invite\/[A-Za-z0-9_-]{43}$/);
  });

  // Professionals read on a desktop.
  const { origin, pathname } = new URL(link);
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1280, height: 800 },
    locale: 'pt-BR',
  });
  const reader = await context.newPage();
  await test.step('do link ao primeiro gráfico, com conta nova', async () => {
    await open(reader, pathname);
    await expect(reader.getByRole('heading', { name: 'Lua quer mostrar registros a você' })).toBeVisible();
    await expect(reader.getByText('Nada foi compartilhado ainda.', { exact: false })).toBeVisible();
    await expect(reader.getByText('Notas', { exact: true })).toBeHidden();
    await expectAccessible(reader);
    await createAccountByApi(reader, `profissional-${email}`);
    await open(reader, pathname);
    await reader.getByLabel('Nome', { exact: true }).fill('Helena Prado');
    await reader.getByLabel('CRP', { exact: true }).fill('06/123456');
    await reader.getByLabel('UF', { exact: true }).selectOption('SP');
    await reader.getByRole('button', { name: 'Salvar e aceitar' }).click();
    await expect(reader).toHaveURL(/\/pacientes\//);
    await expect(reader.getByRole('heading', { name: 'Lua' })).toBeVisible();
    await expect(reader.getByRole('heading', { name: 'Ao longo do período' })).toBeVisible();
    expect(await reader.content()).not.toContain(NOTE);
    await expectAccessible(reader);
  });

  await test.step('o início leva de volta à pessoa', async () => {
    const listening = reader.waitForResponse('**/api/account/stream');
    await open(reader, '/home');
    await reader.getByRole('link', { name: /^Seus pacientes/ }).click();
    await reader.getByRole('link', { name: 'Abrir: Lua' }).click();
    await expect(reader.getByRole('heading', { name: 'Ao longo do período' })).toBeVisible();
    await expect(reader.getByText('Uma nova visita conta depois de 30 minutos sem leitura.')).toBeVisible();
    await listening;
  });

  await test.step('a pessoa vê quem leu e o quê', async () => {
    await open(page, '/compartilhar');
    await expect(page.getByText(/viu .*resumo dos humores/).first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('encerra com um toque, e a página aberta se fecha sozinha', async () => {
    await page.getByRole('button', { name: 'Encerrar acesso de Helena Prado' }).click();
    await expect(reader.getByRole('heading', { name: 'Este acesso terminou' })).toBeVisible();
    await expect(reader.getByText('Você não vê mais o que Lua mostrava', { exact: false })).toBeVisible();
    await expect(reader.getByRole('heading', { name: 'Ao longo do período' })).toHaveCount(0);
    await expect(page.getByRole('main').getByText('Encerrado. Helena Prado não vê mais nada.')).toBeVisible();
    await open(reader, pathname);
    await expect(reader.getByRole('heading', { name: 'Este convite foi cancelado' })).toBeVisible();
  });
  await context.close();
});

test('quem atende aparece em /psicologos se quiser, depois dos serviços públicos', async ({ page, email }) => {
  await createAccountByApi(page, email);
  await open(page, '/cadastro-profissional');
  const name = `Íris Lima ${Date.now()}`;
  await page.getByLabel('Nome', { exact: true }).fill(name);
  await page.getByLabel('CRP', { exact: true }).fill('05/4321');
  await page.getByLabel('UF', { exact: true }).selectOption('RJ');
  await page.getByRole('switch', { name: 'Aparecer em “Onde buscar ajuda”' }).click();
  await page.getByRole('checkbox', { name: 'On-line' }).check();
  await page.getByLabel('Contato', { exact: true }).fill('(21) 3333-0000');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByRole('main').getByText('Cadastro salvo.')).toBeVisible();
  await expectAccessible(page);

  await open(page, '/psicologos?uf=RJ');
  const listed = page.getByRole('listitem').filter({ hasText: name });
  await expect(listed).toContainText('(21) 3333-0000');
  const text = await page.getByRole('main').innerText();
  expect(text.indexOf('CVV')).toBeGreaterThanOrEqual(0);
  expect(text.indexOf('CVV')).toBeLessThan(text.indexOf(name));
});
