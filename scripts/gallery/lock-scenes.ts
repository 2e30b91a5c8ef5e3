import type { Page } from '@playwright/test';
import { open } from '../../e2e/support/open.ts';
import { type Scene, scene } from './scene.ts';

const PIN = '482913';
const WRONG = '739164';

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();

async function turnOn(page: Page): Promise<void> {
  await press(page, 'Ligar com um PIN');
  await page.getByLabel('PIN novo', { exact: true }).fill(PIN);
  await page.getByLabel('Repita o PIN novo').fill(PIN);
  await press(page, 'Salvar o PIN');
  await page.getByText('Pronto. O PIN está ligado').waitFor();
}

async function lockNow(page: Page): Promise<void> {
  await turnOn(page);
  await press(page, 'Bloquear agora');
  await page.getByRole('heading', { level: 1, name: 'Digite seu PIN' }).waitFor();
}

async function guess(page: Page): Promise<void> {
  await page.getByLabel('PIN', { exact: true }).fill(WRONG);
  await press(page, 'Desbloquear');
  await page.getByText(/Esse PIN não confere/).waitFor();
  await page.waitForFunction(() => document.querySelector('input')?.value === '');
}

const discreet = (name: string, begin: Scene['begin'], prepare: Scene['prepare'] = null): Scene =>
  scene({ route: '/modo-discreto', name, viewer: 'livedIn', begin, prepare });

/** Scenes of the settings of the discreet mode, and of the lock screen. */
export const LOCK: readonly Scene[] = [
  discreet('ligado', turnOn),
  discreet('PIN óbvio', async (page) => {
    await press(page, 'Ligar com um PIN');
    await page.getByLabel('PIN novo', { exact: true }).fill('1234');
    await press(page, 'Salvar o PIN');
  }),
  discreet('trocar o PIN', async (page) => {
    await turnOn(page);
    await press(page, 'Trocar o PIN');
  }),
  discreet('desligar o PIN', async (page) => {
    await turnOn(page);
    await press(page, 'Desligar o PIN');
  }),
  discreet('bloqueado', lockNow),
  discreet('PIN errado', async (page) => {
    await lockNow(page);
    await guess(page);
  }),
  discreet('espera', async (page) => {
    await lockNow(page);
    for (let count = 0; count < 5; count += 1) await guess(page);
    await page.getByText(/espere 30 segundos/).waitFor();
  }),
  discreet('plano sem desbloquear', async (page) => {
    await open(page, '/plano-de-seguranca');
    await page.goto('/modo-discreto', { waitUntil: 'load' });
    await lockNow(page);
    await press(page, 'Ver meu plano de segurança');
  }),
  discreet('ajuda sem desbloquear', async (page) => {
    await lockNow(page);
    await page.getByRole('link', { name: 'Ver toda a ajuda' }).click();
    await page.getByRole('heading', { level: 1, name: 'Ajuda agora' }).waitFor();
  }),
  discreet('esqueci o PIN', lockNow, (page) => press(page, 'Esqueci o PIN')),
];
