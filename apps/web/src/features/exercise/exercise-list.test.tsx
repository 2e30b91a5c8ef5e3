// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { breathingCopy, endCopy, groundingCopy } from './exercise.copy.ts';
import { ExerciseList } from './exercise-list.tsx';

const press = (name: string | RegExp): void => void fireEvent.click(screen.getByRole('button', { name }));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'vibrate');
  Reflect.deleteProperty(navigator, 'wakeLock');
});

async function begin(name: string): Promise<void> {
  show(<ExerciseList />);
  press(`Começar: ${name}`);
  await screen.findByRole('dialog', { name });
}

it('breathing leads by the clock, vibrates at each phase, and ends after the chosen minute', async () => {
  const vibrate = vi.fn(() => true);
  Object.assign(navigator, { vibrate });
  show(<ExerciseList />);
  fireEvent.click(screen.getByRole('radio', { name: '1 min' }));
  press('Começar: Respirar devagar');
  await screen.findByRole('dialog', { name: 'Respirar devagar' });
  expect(screen.getByText(breathingCopy.settle)).toBeTruthy();
  await pass(5000);
  expect(screen.getByText(breathingCopy.in)).toBeTruthy();
  await pass(4000);
  expect(screen.getByText(breathingCopy.out)).toBeTruthy();
  expect(vibrate.mock.calls).toEqual([[40], [40]]);
  await pass(56_000);
  expect(screen.getByText(endCopy.title)).toBeTruthy();
  expect(document.activeElement?.textContent).toBe(endCopy.title);
  expect(screen.getByRole('link', { name: '192 (SAMU)' }).getAttribute('href')).toBe('tel:192');
});

it('keeps the screen on while it runs, and begins anew by “Fazer de novo”, also after it was ended early', async () => {
  const release = vi.fn();
  const request = vi.fn(async () => ({ release }));
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
  await begin('Soltar o corpo');
  await pass(8000);
  expect([request.mock.calls.length, release.mock.calls.length]).toEqual([1, 0]);
  press('Terminar');
  await pass(200);
  expect(screen.getByText(endCopy.early)).toBeTruthy();
  expect(release).toHaveBeenCalledOnce();
  press('Fazer de novo');
  expect(document.activeElement?.textContent).toContain('Pés e pernas');
  await pass(1000);
  expect(screen.getByText('Pés e pernas')).toBeTruthy();
  await pass(120_000);
  expect(screen.getByText(endCopy.title)).toBeTruthy();
  press('Fazer de novo');
  await pass(1000);
  expect(screen.getByText('Pés e pernas')).toBeTruthy();
});

it('a paused exercise waits, also when the page was hidden, and goes on where it was', async () => {
  await begin('Respirar devagar');
  await pass(6000);
  press('Pausar');
  await pass(60_000);
  expect(screen.getByText(breathingCopy.in)).toBeTruthy();
  press('Continuar');
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await pass(60_000);
  expect(screen.getByRole('button', { name: 'Continuar' })).toBeTruthy();
  expect(screen.getByText(breathingCopy.in)).toBeTruthy();
});

it('grounding goes through five senses at the person’s pace, forwards and back', async () => {
  await begin('Voltar ao presente');
  for (let found = 0; found < 5; found += 1) press('Achei');
  expect(screen.getByRole('img', { name: '5 de 5' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Achei' }).getAttribute('aria-disabled')).toBe('true');
  press('Próximo');
  expect(screen.getByText('4 coisas que encostam em você')).toBeTruthy();
  press('Voltar');
  expect(screen.getByRole('img', { name: '0 de 5' })).toBeTruthy();
  for (const _ of groundingCopy.steps.slice(1)) press('Próximo');
  press('Terminar');
  expect(screen.getByText(endCopy.title)).toBeTruthy();
  press('Fazer de novo');
  expect(screen.getByText('Passo 1 de 5')).toBeTruthy();
});
