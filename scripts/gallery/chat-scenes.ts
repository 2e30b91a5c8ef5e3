import { HOUR_MS } from '@alento/domain/time/local-date';
import type { Page } from '@playwright/test';
import { type Scene, scene } from './scene.ts';

const TOLD = [
  [
    'Como dormir depois de um dia cheio',
    'Separei três passos curtos. O primeiro é deixar a luz baixa uma hora antes.',
    1,
  ],
  ['Como foi minha semana?', 'Você registrou em 6 dias, com média 3,4 de 5. O dia mais leve foi a sexta.', 5],
  ['Reunião de terça', 'Anotei que o aperto começa na véspera. Quer pensar em uma frase para abrir a conversa?', 27],
  ['Gratidão', 'A ligação da sua avó apareceu duas vezes nesta semana.', 51],
  ['Respiração guiada antes da prova de direção, que ficou para quinta', 'Inspire por quatro, solte por seis.', 75],
] as const;

const sessions = TOLD.map(([title, preview, hours], index) => ({
  id: `conversa-${index}`,
  title,
  preview,
  messageCount: 2 * (index + 2),
  bookId: null,
  createdAt: Date.now() - hours * HOUR_MS,
  updatedAt: Date.now() - hours * HOUR_MS,
}));

/** The next midnight in São Paulo, the gallery's time zone. */
const MIDNIGHT = (Math.floor((Date.now() - 3 * HOUR_MS) / (24 * HOUR_MS)) + 1) * 24 * HOUR_MS + 3 * HOUR_MS;

const open = async (page: Page): Promise<void> => page.getByRole('button', { name: 'Abrir o Assistente IA' }).click();

async function say(page: Page, words: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Sua mensagem' }).fill(words);
  await page.keyboard.press('Enter');
}

async function talk(page: Page): Promise<void> {
  for (const [index, words] of ['Como foi minha semana?', 'Não consigo dormir, me ajuda?'].entries()) {
    await say(page, words);
    await page.getByRole('button', { name: 'Copiar resposta' }).nth(index).waitFor();
  }
}

const usedUp = (page: Page): Promise<unknown> =>
  page.route('**/api/chat/usage', (route) => route.fulfill({ json: { used: 5, limit: 5, resetsAt: MIDNIGHT } }));

/** Scenes of the assistant: its panel in each state, its page, and the list of conversations. */
export const CHAT: readonly Scene[] = [
  scene({ route: '/home', name: 'assistente aberto', viewer: 'livedIn', prepare: open }),
  scene({
    route: '/home',
    name: 'assistente com respostas',
    viewer: 'livedIn',
    prepare: async (page) => {
      await open(page);
      await talk(page);
    },
  }),
  scene({
    route: '/home',
    name: 'assistente minimizado',
    viewer: 'livedIn',
    prepare: async (page) => {
      await open(page);
      await page.getByRole('button', { name: 'Minimizar' }).click();
    },
  }),
  scene({
    route: '/home',
    name: 'assistente pensando',
    viewer: 'basic',
    prepare: async (page) => {
      await page.route('**/api/chat', () => new Promise(() => undefined));
      await open(page);
      await say(page, 'Hoje foi um dia comprido. Por onde começo a contar?');
    },
  }),
  scene({
    route: '/home',
    name: 'assistente no limite',
    viewer: 'basic',
    prepare: async (page) => {
      await usedUp(page);
      await open(page);
      await page.getByText('Você usou as mensagens de hoje').waitFor();
    },
  }),
  scene({
    route: '/home',
    name: 'assistente com erro',
    viewer: 'basic',
    prepare: async (page) => {
      await page.route('**/api/chat', (route) =>
        route.fulfill({ status: 500, json: { errorCode: 'INTERNAL', message: 'Algo não saiu como devia.' } }),
      );
      await open(page);
      await say(page, 'Você consegue me ouvir?');
      await page.getByRole('button', { name: 'Editar mensagem' }).waitFor();
    },
  }),
  scene({ route: '/chat', name: 'conversa', viewer: 'livedIn', prepare: talk }),
  scene({ route: '/chat', name: 'conversa que não existe', viewer: 'livedIn', address: '/chat?sessionId=nao-existe' }),
  scene({
    route: '/chat/sessions',
    name: 'com conversas',
    viewer: 'livedIn',
    prepare: async (page) => {
      await page.route('**/api/chat/sessions*', (route) => route.fulfill({ json: sessions }));
      await page.reload();
      await page.getByRole('link', { name: 'Gratidão' }).waitFor();
    },
  }),
  scene({
    route: '/chat/sessions',
    name: 'renomear',
    viewer: 'livedIn',
    prepare: async (page) => {
      await page.route('**/api/chat/sessions*', (route) => route.fulfill({ json: sessions }));
      await page.reload();
      await page.getByRole('button', { name: 'Renomear Gratidão' }).click();
    },
  }),
];
