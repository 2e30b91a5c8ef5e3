import type { ImportPreview } from '@alento/contract/my-data/imports';
import { HOUR_MS } from '@alento/domain/time/local-date';
import type { Page } from '@playwright/test';
import {
  deletedOf,
  exportOf,
  importOf,
  overviewOf,
  previewOf,
  readyExportOf,
  readyImportOf,
} from '../../apps/web/src/testing/my-data-answers.ts';
import { renewingOf } from '../../apps/web/src/testing/plan-answers.ts';
import { type Scene, scene } from './scene.ts';

const DAY_MS = 24 * HOUR_MS;
const PASSWORD = 'Nuvem-calma-42';
const NOW = Date.now();

const COUNTS = {
  entries: 1204,
  tags: 23,
  screenings: 6,
  summaries: 31,
  conversations: 18,
  messages: 246,
  answers: 14,
  safetyPlans: 1,
  readings: 9,
  plans: 2,
  payments: 4,
  consents: 2,
  legalAcceptances: 2,
  sessions: 3,
  exports: 1,
} as const;
const period = (grantedAt: number, revokedAt: number | null) =>
  ({ purpose: 'external-ai', textVersion: '2026-11-25', grantedAt, revokedAt }) as const;
const OVERVIEW = overviewOf(COUNTS, {
  since: NOW - 420 * DAY_MS,
  consents: [period(NOW - 12 * DAY_MS, null), period(NOW - 90 * DAY_MS, NOW - 60 * DAY_MS)],
  privacyContact: 'encarregada.de.dados@uma-instalacao.exemplo.org.br',
});
const CONSENTS = [
  { purpose: 'external-ai', provider: 'Serviço de Exemplo', isGranted: true, grantedAt: NOW - 12 * DAY_MS },
  { purpose: 'ad-network', provider: 'Google', isGranted: false, grantedAt: null },
];
const PAST = [
  readyImportOf(NOW - 2 * DAY_MS),
  readyImportOf(NOW - 3 * DAY_MS, {
    id: 'i2',
    source: 'pixels',
    fileName: 'Backup do Pixels de um celular antigo, de antes da mudança.json',
    created: 1,
  }),
];

/** The given responses, and an account with data for the others. */
type Answers = Readonly<Record<string, unknown>>;
const SETTLED: Answers = { '/my-data': OVERVIEW, '/exports': [], '/imports': [] };

async function mock(page: Page, answers: Answers, status = 200): Promise<void> {
  for (const [path, json] of Object.entries(answers)) {
    await page.route(`**/api${path}`, (route) => route.fulfill({ status, json }));
  }
}
const reloadWith =
  (answers: Answers = {}) =>
  async (page: Page): Promise<void> => {
    await mock(page, { ...SETTLED, ...answers });
    await page.reload({ waitUntil: 'load' });
  };
const press = (page: Page, name: string | RegExp): Promise<void> =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .locator('visible=true')
    .first()
    .click();

const ofPage =
  (route: string) =>
  (name: string, answers: Answers, prepare: Scene['prepare'] = null): Scene =>
    scene({ route, name, viewer: 'livedIn', begin: reloadWith(answers), prepare });
const overview = ofPage('/meus-dados');
const bring = ofPage('/meus-dados/importar');
const goodbye = ofPage('/meus-dados/excluir');

const FILE = { name: 'daylio_export_2024_03_05.csv', mimeType: 'text/csv', buffer: Buffer.from('full_date,date') };
const chooseFile = (page: Page): Promise<void> => page.locator('input[type=file]').setInputFiles(FILE);

async function readInto(page: Page, preview: ImportPreview): Promise<void> {
  await page.route('**/api/imports?*', (route) => route.fulfill({ status: 201, json: preview }));
  await chooseFile(page);
  await page.getByRole('heading', { name: 'O que vem no arquivo' }).waitFor();
}
const MOODS = ['radiante', 'bem', 'mais ou menos', 'mal', 'horrível', 'anestesiada, como se fosse com outra pessoa'];
const UNMAPPED = previewOf({
  scale: MOODS.map((name, at) => ({ name, score: at === 5 ? null : 5 - at, entries: 60 - at * 9 })),
  tags: Array.from({ length: 64 }, (_, at) => ({
    name: at === 3 ? 'caminhada no parque com a Nina, depois do almoço' : `atividade ${at + 1}`,
    tag: 'new',
    entries: 90 - at,
  })),
  problems: [
    { line: 0, message: 'O fim do arquivo falta; o que veio antes foi lido.' },
    { line: 87, message: 'A data “31/02/2023” não existe.' },
  ],
});

async function confirmDeletion(page: Page): Promise<void> {
  await page.getByLabel('Digite EXCLUIR').fill('EXCLUIR');
  await press(page, 'Continuar');
  await page.getByLabel('Sua senha').fill(PASSWORD);
}
const failedDeletion = { errorCode: 'ACCOUNT_DELETE_FAILED', message: 'Erro ao excluir conta. Tente novamente.' };

/** Scenes of /meus-dados and of the screens below it. */
export const MY_DATA: readonly Scene[] = [
  overview('tudo', { '/exports': [readyExportOf(NOW - HOUR_MS)], '/imports': PAST, '/consents': CONSENTS }),
  overview('cópia em preparo', { '/exports': [exportOf(NOW)], '/imports': [importOf(NOW)] }),
  overview('cópia que falhou', { '/exports': [exportOf(NOW, { status: 'failed' })] }),
  overview('pedir cópia', {}, (page) => press(page, 'Preparar uma cópia')),
  overview('desfazer importação', { '/imports': PAST }, (page) => press(page, /^Desfazer esta importação/)),
  bring('começo', {}),
  bring('lendo', {}, async (page) => {
    await page.route('**/api/imports?*', () => undefined);
    await chooseFile(page);
  }),
  bring('recusado', {}, async (page) => {
    await mock(
      page,
      {
        '/imports?*': {
          errorCode: 'IMPORT_FILE_UNREADABLE',
          message: 'Não conseguimos ler o arquivo: parece cortado ou danificado. Exporte de novo e tente outra vez.',
        },
      },
      422,
    );
    await chooseFile(page);
  }),
  {
    ...bring('prévia', {}),
    begin: async (page) => {
      await reloadWith()(page);
      await readInto(page, previewOf({ changed: 3 }));
    },
  },
  {
    ...bring('prévia, falta escolher', {}),
    begin: async (page) => {
      await reloadWith()(page);
      await readInto(page, UNMAPPED);
    },
  },
  bring('prévia, muitas atividades', {}, async (page) => {
    await readInto(page, UNMAPPED);
    await page.getByText('Conferir uma a uma').click();
  }),
  bring('em andamento', { '/imports': [importOf(NOW)], '/imports/i1': importOf(NOW) }),
  bring('resultado', { '/imports': [importOf(NOW)], '/imports/i1': readyImportOf(NOW, { showsHelp: true }) }),
  bring('falhou', { '/imports': [importOf(NOW)], '/imports/i1': importOf(NOW, { status: 'failed' }) }),
  goodbye('com plano', { '/subscription': renewingOf(NOW + 18 * DAY_MS) }),
  goodbye('segurando', {}, async (page) => {
    const button = page.getByRole('button', { name: 'Segure por 3 segundos' });
    await button.scrollIntoViewIfNeeded();
    await button.dispatchEvent('pointerdown', { button: 0 });
  }),
  goodbye('confirmar', {}, confirmDeletion),
  goodbye('erro ao excluir', {}, async (page) => {
    await mock(page, { '/account/delete': failedDeletion }, 500);
    await confirmDeletion(page);
    await press(page, 'Excluir minha conta');
    await page.getByText(failedDeletion.message).waitFor();
  }),
  // The response is mocked, so the account of the gallery stays.
  scene({
    route: '/conta-excluida',
    name: 'depois de excluir',
    viewer: 'livedIn',
    address: '/meus-dados/excluir',
    begin: async (page) => {
      await reloadWith({ '/account/delete': deletedOf(COUNTS) })(page);
      await confirmDeletion(page);
      await press(page, 'Excluir minha conta');
      await page.waitForURL(/\/conta-excluida$/);
    },
  }),
];
