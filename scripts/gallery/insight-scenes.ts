import type { Page } from '@playwright/test';
import { type Scene, scene } from './scene.ts';

const DAY_MS = 86_400_000;
/** The message of a mocked error, used where the screen has no text of its own. */
const MESSAGE = 'Muitas tentativas em pouco tempo. Aguarde um pouco e tente novamente.';

/** Scrolls to the weekly summary, because its code is loaded only when the summary is near the viewport. */
async function near(page: Page): Promise<void> {
  const summary = page.getByRole('region', { name: 'Resumo da semana' });
  await summary.waitFor();
  await summary.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  const card = page.getByRole('region', { name: 'Insight da semana' });
  await card.waitFor();
  await card.evaluate((element) => element.scrollIntoView({ block: 'center' }));
}

const ask = (page: Page): Promise<void> => page.getByRole('button', { name: 'Gerar insight da semana' }).click();

/** Mocks an error response of the weekly summary. */
const answersWith = (page: Page, status: number, errorCode: string): Promise<unknown> =>
  page.route('**/api/weekly-summary', (route) => route.fulfill({ status, json: { errorCode, message: MESSAGE } }));

/** Time until the screen shows a failure, ms: it makes three attempts, three seconds apart. */
const GIVING_UP_MS = 14_000;

const refusedScene = (name: string, status: number, errorCode: string, until: string): Scene =>
  scene({
    route: '/home',
    name,
    viewer: 'basic',
    prepare: async (page) => {
      await answersWith(page, status, errorCode);
      await near(page);
      await ask(page);
      await page.getByText(until).first().waitFor({ timeout: GIVING_UP_MS });
    },
  });

/** On a paid plan it loads by itself. */
const shown = async (page: Page): Promise<void> => {
  await near(page);
  await page.getByRole('button', { name: 'Ler mais' }).waitFor();
};

/** Scenes of the weekly summary in each of its states. */
export const INSIGHT: readonly Scene[] = [
  scene({ route: '/home', name: 'insight por pedir', viewer: 'basic', prepare: near }),
  scene({
    route: '/home',
    name: 'insight a caminho',
    viewer: 'basic',
    prepare: async (page) => {
      await page.route('**/api/weekly-summary', () => new Promise(() => undefined));
      await near(page);
      await ask(page);
    },
  }),
  scene({ route: '/home', name: 'insight dobrado', viewer: 'livedIn', prepare: shown }),
  scene({
    route: '/home',
    name: 'insight aberto',
    viewer: 'livedIn',
    prepare: async (page) => {
      await shown(page);
      await page.getByRole('button', { name: 'Ler mais' }).click();
    },
  }),
  refusedScene('insight no limite', 429, 'WEEKLY_SUMMARY_MONTHLY_LIMIT_EXCEEDED', 'Você usou os insights deste mês.'),
  refusedScene('insight que espera', 409, 'WEEKLY_SUMMARY_PROCESSING', 'Já existe um processamento assíncrono'),
  refusedScene('insight que tenta de novo', 500, 'INTERNAL', 'Reconectando ao serviço de IA...'),
  refusedScene('insight que não veio', 500, 'INTERNAL', 'Não foi possível conectar ao serviço de IA no momento.'),
  refusedScene('insight recusado', 403, 'FORBIDDEN', MESSAGE),
  scene({
    route: '/home',
    name: 'insight com poucos dias',
    viewer: 'basic',
    prepare: async (page) => {
      const entries = [0, 1].map((ago) => ({
        id: `dia-${ago}`,
        score: 3 + ago,
        note: '',
        timestamp: Date.now() - ago * DAY_MS,
        ai_analysis: '',
        tags: [],
      }));
      await page.route('**/api/mood-entries/date-range*', (route) => route.fulfill({ json: entries }));
      await page.reload();
      await near(page);
    },
  }),
];
