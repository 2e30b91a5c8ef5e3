import type { Page } from '@playwright/test';
import {
  eligibilityOf,
  listedRecordOf,
  readyRecordOf,
  recordOf,
} from '../../apps/web/src/testing/health-record-answers.ts';
import { type Scene, scene } from './scene.ts';

const WORDS = `Desde setembro durmo mal. Acordo às 3h e não volto a dormir.

Quero perguntar:
– se o remédio pode ser tomado à noite;
– se vale a pena mudar o dia da terapia, porque às quintas chego exausta do trabalho e falo pouco.`;

const EARLIER = listedRecordOf({
  id: 'r0',
  createdAt: Date.parse('2026-08-20T15:00:00Z'),
  startDate: '2026-05-23',
  endDate: '2026-08-20',
});
const FAILED = recordOf({ id: 'r2', status: 'failed', startDate: '2025-11-30', endDate: '2026-02-27' });

type Answers = Readonly<Record<string, unknown>>;

/** Mocks the API: `list`, `can` (eligibility) and `record`. */
async function mock(page: Page, { list = [], can = eligibilityOf(), record }: Answers): Promise<void> {
  await page.route(/\/api\/health-records(\?.*)?$/, (route) =>
    route.fulfill({
      json: list,
      headers: Array.isArray(list) && list.length > 1 ? { 'X-Next-Cursor': '1:x' } : {},
    }),
  );
  await page.route('**/api/health-records/can-generate', (route) => route.fulfill({ json: can }));
  if (record) await page.route(/\/api\/health-records\/r1$/, (route) => route.fulfill({ json: record }));
}

const ofPage =
  (route: string, address: string) =>
  (name: string, answers: Answers, prepare: Scene['prepare'] = null): Scene =>
    scene({
      route,
      address,
      name,
      viewer: 'basic',
      begin: async (page) => {
        await mock(page, answers);
        await page.reload({ waitUntil: 'load' });
      },
      prepare,
    });
const list = ofPage('/prontuarios', '/prontuarios');
const document = ofPage('/prontuarios/:id', '/prontuarios/r1');

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();

/** Scenes of /prontuarios and of the document. */
export const HEALTH_RECORD: readonly Scene[] = [
  list('com prontuários', { list: [listedRecordOf(), EARLIER], can: eligibilityOf({ isPremium: true, left: null }) }),
  list('poucos dias', {
    can: eligibilityOf({
      canGenerate: false,
      reason: 'O prontuário precisa de registros em pelo menos 5 dias diferentes.',
      reasonCode: 'HEALTH_RECORD_INSUFFICIENT_DAYS',
      days: 2,
    }),
  }),
  list('limite do mês', {
    list: [listedRecordOf()],
    can: eligibilityOf({
      canGenerate: false,
      reason: 'Você já fez os prontuários deste mês.',
      reasonCode: 'HEALTH_RECORDS_MONTHLY_LIMIT_EXCEEDED',
      nextAt: Date.parse('2026-12-01T03:00:00Z'),
      left: 0,
    }),
  }),
  list('em preparo e um que falhou', {
    list: [recordOf(), FAILED],
    can: eligibilityOf({ canGenerate: false, reasonCode: 'HEALTH_RECORD_PROCESSING' }),
  }),
  list('excluir', { list: [listedRecordOf()] }, (page) =>
    page
      .getByRole('button', { name: /^Excluir/ })
      .first()
      .click(),
  ),
  document('documento', { record: readyRecordOf({ ownWords: WORDS, displayName: 'Marina Azevedo' }) }),
  document('partes retiradas', { record: readyRecordOf({ removed: ['own-words', 'screenings', 'medication'] }) }),
  document('em preparo', { record: recordOf() }),
  document('falhou', { record: recordOf({ status: 'failed' }) }),
  document('refazer', { record: readyRecordOf() }, (page) => press(page, 'Refazer')),
];
