import type { ImportPreview } from '@alento/contract/my-data/imports';
import { DATA_KINDS } from '@alento/domain/my-data/kinds';
import { HOUR_MS } from '@alento/domain/time/local-date';
import * as data from '../../apps/web/src/testing/my-data-answers.ts';
import { renewingOf } from '../../apps/web/src/testing/plan-answers.ts';
import { scenesOf } from './scene.ts';
import { answer, center, fill, neverAnswer, PASSWORD, press, type Step, see, steps, waitVisible } from './steps.ts';

const DAY_MS = 24 * HOUR_MS;
const NOW = Date.now();

/** Some kinds have no items. */
const COUNTS = Object.fromEntries(DATA_KINDS.map((kind, at) => [kind, at % 4 === 3 ? 0 : 1204 >> at]));
const period = (grantedAt: number, revokedAt: number | null) =>
  ({ purpose: 'external-ai', textVersion: '2026-11-25', grantedAt, revokedAt }) as const;
const OVERVIEW = data.overviewOf(COUNTS, {
  since: NOW - 420 * DAY_MS,
  consents: [period(NOW - 12 * DAY_MS, null), period(NOW - 90 * DAY_MS, NOW - 60 * DAY_MS)],
  privacyContact: 'encarregada.de.dados@uma-instalacao.exemplo.org.br',
});
const CONSENTS = [
  { purpose: 'external-ai', provider: 'Serviço de Exemplo', isGranted: true, grantedAt: NOW - 12 * DAY_MS },
  { purpose: 'ad-network', provider: 'Google', isGranted: false, grantedAt: null },
];
const OLD_NAME = 'Backup do Pixels de um celular antigo, de antes da mudança.json';
const PAST = [
  data.readyImportOf(NOW - 2 * DAY_MS),
  data.readyImportOf(NOW - 3 * DAY_MS, { id: 'i2', source: 'pixels', fileName: OLD_NAME, created: 1 }),
];
/** An account with data, in which nothing is being prepared. */
const SETTLED = { answers: { '/my-data': OVERVIEW, '/exports': [], '/imports': [] } };

const FILE = { name: 'daylio_export_2024_03_05.csv', mimeType: 'text/csv', buffer: Buffer.from('full_date,date') };
const chooseFile: Step = (page) => page.locator('input[type=file]').setInputFiles(FILE);
const UNREADABLE = {
  errorCode: 'IMPORT_FILE_UNREADABLE',
  message: 'Não conseguimos ler o arquivo: parece cortado ou danificado. Exporte de novo e tente outra vez.',
};
const read = (preview: ImportPreview): Step =>
  steps(answer('/imports?*', preview, 201), chooseFile, waitVisible('role=heading[name=/O que vem no arquivo/]'));
const MOODS = ['radiante', 'bem', 'mais ou menos', 'mal', 'horrível', 'anestesiada, como se fosse com outra pessoa'];
const UNMAPPED = data.previewOf({
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
const imported = (state: ReturnType<typeof data.importOf>) => ({
  answers: { '/imports': [data.importOf(NOW)], '/imports/i1': state },
});

const HOLD = 'role=button[name=/Segure por 3 segundos/]';
const confirmDeletion = steps(fill(/Digite EXCLUIR/, 'EXCLUIR'), press('Continuar'), fill(/Sua senha/, PASSWORD));
const DELETION_FAILED = { errorCode: 'ACCOUNT_DELETE_FAILED', message: 'Erro ao excluir conta. Tente novamente.' };
const deleteAccount = steps(confirmDeletion, press('Excluir minha conta'));

/** Scenes of /meus-dados and of the screens below it. */
export const MY_DATA = [
  ...scenesOf(SETTLED, '/meus-dados', {
    tudo: { answers: { '/exports': [data.readyExportOf(NOW - HOUR_MS)], '/imports': PAST, '/consents': CONSENTS } },
    'cópia em preparo': { answers: { '/exports': [data.exportOf(NOW)], '/imports': [data.importOf(NOW)] } },
    'cópia que falhou': { answers: { '/exports': [data.exportOf(NOW, { status: 'failed' })] } },
    'pedir cópia': { act: press('Preparar uma cópia') },
    'desfazer importação': { answers: { '/imports': PAST }, act: press(/^Desfazer esta importação/) },
  }),
  ...scenesOf(SETTLED, '/meus-dados/importar', {
    começo: {},
    lendo: { before: neverAnswer('/imports?*'), act: chooseFile },
    recusado: { before: answer('/imports?*', UNREADABLE, 422), act: chooseFile },
    prévia: { act: read(data.previewOf({ changed: 3 })), isWhole: true },
    'prévia, falta escolher': { act: read(UNMAPPED), isWhole: true },
    'prévia, muitas atividades': { act: steps(read(UNMAPPED), (page) => page.getByText('Conferir uma a uma').click()) },
    'em andamento': imported(data.importOf(NOW)),
    resultado: imported(data.readyImportOf(NOW, { showsHelp: true })),
    falhou: imported(data.importOf(NOW, { status: 'failed' })),
  }),
  ...scenesOf(SETTLED, '/meus-dados/excluir', {
    'com plano': { answers: { '/subscription': renewingOf(NOW + 18 * DAY_MS) } },
    segurando: { act: steps(center(HOLD), (page) => page.locator(HOLD).dispatchEvent('pointerdown', { button: 0 })) },
    confirmar: { act: confirmDeletion },
    'erro ao excluir': {
      before: answer('/account/delete', DELETION_FAILED, 500),
      act: steps(deleteAccount, see(DELETION_FAILED.message)),
    },
  }),
  // The response is mocked, so the account of the gallery stays.
  ...scenesOf(SETTLED, '/conta-excluida', {
    'depois de excluir': {
      address: '/meus-dados/excluir',
      answers: { '/account/delete': data.deletedOf(COUNTS) },
      act: steps(deleteAccount, (page) => page.waitForURL(/\/conta-excluida$/)),
      isWhole: true,
    },
  }),
];
