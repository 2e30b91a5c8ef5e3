import { readFile } from 'node:fs/promises';
import { getDocumentProxy } from 'unpdf';
import { createAccountByApi } from '../support/account-by-api.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { open } from '../support/open.ts';
import { recordDays } from '../support/record-days.ts';

const WORDS = 'Quero falar do sono e do trabalho novo.';

type Node = { role?: string; children?: Node[] };
const rolesOf = ({ role, children = [] }: Node): string[] => [...(role ? [role] : []), ...children.flatMap(rolesOf)];

/** What a reader program finds in a PDF: language, text, and the roles of its structure. */
async function readPdf(path: string) {
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(path)));
  const { info } = await pdf.getMetadata();
  let text = '';
  const roles = new Set<string>();
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const one = await pdf.getPage(number);
    const { items } = await one.getTextContent();
    text += items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : '')).join('');
    for (const role of rolesOf((await one.getStructTree()) as Node)) roles.add(role);
  }
  return { language: (info as { Language?: string }).Language, text, roles };
}

test('no plano grátis: o prontuário do mês, o que a pessoa põe nele, o PDF, e quando vem o próximo', async ({
  page,
  email,
}, info) => {
  await createAccountByApi(page, email);
  await recordDays(
    page,
    Array.from({ length: 12 }, (_, ago) => ({
      score: 1 + (ago % 5),
      note: ago === 0 ? 'Nota que fica só comigo' : '',
    })),
  );
  const mine = page.getByRole('region', { name: 'Seus prontuários' });
  const recordLink = mine.getByRole('link', { name: /^Abrir o prontuário de/ });

  await test.step('fica pronto sozinho', async () => {
    await open(page, '/prontuarios');
    await expect(page.getByText('Ainda dá para preparar 1 neste mês.')).toBeVisible();
    await page.getByRole('button', { name: 'Preparar prontuário' }).click();
    await expect(recordLink).toBeVisible();
    await expect(page.getByText(/^O próximo pode ser preparado a partir de/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Preparar prontuário' })).toBeHidden();
    await expectAccessible(page);
  });

  await test.step('a pessoa escreve, dá um nome e retira uma parte', async () => {
    await recordLink.click();
    await expect(page.getByText(/^Humor registrado em .*, com 12 registros\.$/)).toBeVisible();
    await page.getByLabel('Suas palavras').fill(WORDS);
    await page.getByLabel('Nome no documento').fill('Lua');
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await expect(page.getByRole('main').getByText('Salvo.', { exact: true })).toBeVisible();
    const weeks = page.getByRole('switch', { name: 'No documento Semanas' });
    await weeks.click();
    await expect(page.getByText('Retirado: não sai no PDF, no FHIR nem na impressão.')).toBeVisible();
    // The switch is disabled until the server has stored the change.
    await expect(weeks).toBeEnabled();
    await expectAccessible(page);
  });

  await test.step('o PDF tem o que foi escolhido, com títulos, tabelas e idioma', async () => {
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Baixar PDF' }).click();
    const path = info.outputPath('prontuario.pdf');
    await (await coming).saveAs(path);
    const { language, text, roles } = await readPdf(path);
    expect(language).toBe('pt-BR');
    for (const role of ['H1', 'H2', 'P', 'Table', 'TH', 'Figure']) expect([...roles], role).toContain(role);
    expect(text).toContain(WORDS);
    expect(text).toContain('Lua');
    expect(text).toContain('não é diagnóstico');
    expect(text).not.toContain('Nota que fica só comigo');
    expect(text).not.toContain('Semana de média');
  });

  await test.step('na impressão só fica o documento', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('region', { name: 'O que quero contar' }).getByRole('paragraph')).toHaveText(WORDS);
    await expect(page.getByRole('button', { name: 'Baixar PDF' })).toBeHidden();
    await page.emulateMedia({ media: null });
  });
});
