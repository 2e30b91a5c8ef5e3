import type { Page } from '@playwright/test';
import { createAccountByApi } from '../support/account-by-api.ts';
import { apiOf } from '../support/api-of.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { open } from '../support/open.ts';

/** The export of a Daylio with moods of one's own, as a phone in Portuguese writes it. */
const DIARY = [
  '\uFEFFfull_date,date,weekday,time,mood,activities,scales,note_title,note',
  '2024-07-20,20 de julho,sábado,21:00,Explodindo de alegria 🎆,"festa | turma da escola","","Aniversário","Dancei, cantei e disse ""mais uma"" a noite toda"',
  '2024-07-19,19 de julho,sexta-feira,22:10,meio nublada,"trabalho | trânsito","","","Chuva o dia inteiro"',
  '2024-07-19,19 de julho,sexta-feira,08:05,Bem,"trabalho","","",""',
  '2024-02-30,30 de fevereiro,sexta-feira,08:05,Bem,"","","","dia que não existe"',
  '',
].join('\r\n');
const PDF = '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\nDaylio full_date,date,weekday,time,mood\n%%EOF\n';

const file = (text: string) => ({
  name: 'daylio_export_2024_07_20.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

async function choose(page: Page, text: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Escolher arquivo' }).click();
  await (await chooser).setFiles(file(text));
}

type Entry = { id: string; score: number; note: string; source: string; tags: string[] };
type Tag = { id: string; name: string };

test('trazer um Daylio com humores próprios: ver antes, escolher, importar, e desfazer', async ({ page, email }) => {
  await createAccountByApi(page, email);
  const api = await apiOf(page);
  await api.post('/mood-entries', { score: 3, note: 'Isto já era meu' });
  const diaryOf = async () => ({
    entries: await api.get<Entry[]>('/mood-entries?include=localDate'),
    tags: await api.get<Tag[]>('/tags'),
  });
  const before = await diaryOf();
  await open(page, '/meus-dados');
  const actions = page.getByRole('navigation', { name: 'O que você pode fazer' });
  await actions.getByRole('link', { name: 'Trazer um diário' }).click();

  await test.step('um PDF com nome de CSV é recusado, e dá para escolher outro arquivo', async () => {
    await choose(page, PDF);
    await expect(page.getByRole('alert').filter({ hasText: 'Este arquivo não parece ser o diário' })).toBeVisible();
  });

  await test.step('antes de entrar, o arquivo se mostra', async () => {
    await choose(page, DIARY);
    await expect(page.getByRole('heading', { name: 'O que vem no arquivo' })).toBeFocused();
    await expect(page.getByText('3 registros em 2 dias, de 19 de jul. de 2024 a 20 de jul. de 2024.')).toBeVisible();
    await page.getByText('1 aviso sobre o arquivo').click();
    await expect(page.getByText(/^Linha 5: .*não existe/)).toBeVisible();
    await expectAccessible(page);
    expect(await diaryOf()).toEqual(before);
  });

  await test.step('cada humor próprio pede uma escolha, e o que falta ganha o foco', async () => {
    const joy = page.getByRole('combobox', { name: 'Humor para “Explodindo de alegria 🎆”' });
    const cloudy = page.getByRole('combobox', { name: 'Humor para “meio nublada”' });
    await expect(page.getByRole('combobox', { name: 'Humor para “Bem”' })).toHaveValue('4');
    await joy.selectOption('Excelente');
    await page.getByRole('button', { name: 'Falta escolher 1 humor' }).click();
    await expect(cloudy).toBeFocused();
    await cloudy.selectOption('Mal');
  });

  await test.step('uma atividade entra em um marcador que já existe, outra fica de fora', async () => {
    const choiceOf = (name: string) => page.getByRole('combobox', { name: `O que fazer com “${name}”` });
    await choiceOf('turma da escola').selectOption('Amigos');
    await choiceOf('trânsito').selectOption('Deixar de fora');
    await expect(page.getByText(/1 fica de fora\.$/)).toBeVisible();
    await page.getByRole('button', { name: 'Importar 3 registros' }).click();
    await expect(page.getByRole('heading', { name: '3 registros adicionados' })).toBeFocused();
  });

  await test.step('os registros estão no histórico, com a marca de onde vieram', async () => {
    const { entries, tags } = await diaryOf();
    const nameOf = (id: string) => tags.find((tag) => tag.id === id)?.name;
    const added = entries.filter(({ source }) => source === 'daylio');
    expect(added.map(({ score, tags: ids }) => [score, ids.map(nameOf).toSorted()])).toEqual([
      [5, ['Amigos', 'festa']],
      [1, ['Trabalho']],
      [4, ['Trabalho']],
    ]);
    expect(tags.map(({ name }) => name)).not.toContain('trânsito');
    await page.getByRole('link', { name: 'Ver no histórico' }).click();
    await page.getByRole('button', { name: /^Ver [a-zç]+ de 2024$/ }).click();
    await expect(page.getByText('Veio do Daylio')).toHaveCount(3);
    await expect(page.getByText(/^Aniversário\s+Dancei, cantei e disse "mais uma" a noite toda$/)).toBeVisible();
  });

  await test.step('desfazer deixa o diário como antes', async () => {
    await open(page, '/meus-dados');
    await page.getByRole('button', { name: 'Desfazer esta importação: daylio_export_2024_07_20.csv' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('exatamente os 3 registros que ela trouxe');
    await expectAccessible(page);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Desfazer' }).click();
    await expect(page.getByText('3 registros removidos.')).toBeVisible();
    await expect(page.getByText('Não há nenhuma importação para desfazer.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'O que você já trouxe' })).toBeFocused();
    expect(await diaryOf()).toEqual(before);
    await open(page, '/historico');
    await expect(page.getByText('Isto já era meu')).toBeVisible();
    await expect(page.getByText('Veio do Daylio')).toHaveCount(0);
  });
});
