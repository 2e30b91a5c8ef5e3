// @vitest-environment jsdom
import type { SafetyPlan } from '@alento/contract/safety';
import { emptySafetyPlan } from '@alento/domain/safety/safety-plan';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { server as api } from '../../../testing/fake-server/fake-server.ts';
import { show } from '../../../testing/show.tsx';
import { PARTS } from '../../../ui/safety-plan/plan-parts.ts';
import { readDevicePlan, writeDevicePlan } from '../device-plan/device-plan.ts';
import { startPlanServer } from '../device-plan/plan-sync.harness.ts';
import { partCopy } from './safety-plan.copy.ts';
import { SafetyPlanScreen } from './safety-plan-screen.tsx';

const FULL: SafetyPlan = {
  ...emptySafetyPlan(),
  whatHelps: ['banho', 'música', 'janela'],
  people: [
    { name: 'Tia Lúcia', phone: '(81) 99999-0101' },
    { name: 'Vó Nena', phone: '' },
  ],
  updatedAt: Date.parse('2026-11-20T12:00:00Z'),
};

const server = startPlanServer({ shouldAdvanceTime: true });

function open() {
  show(<SafetyPlanScreen />);
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
}
const part = (name: keyof typeof partCopy) => within(screen.getByRole('region', { name: partCopy[name].title }));
const linesOf = (name: keyof typeof partCopy): (string | null)[] =>
  part(name)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
/** Waits until a change is sent because typing paused. */
const rested = () => act(() => vi.advanceTimersByTimeAsync(1000));
async function saved(): Promise<void> {
  await rested();
  await screen.findByText('Salvo');
}

describe('the states of the safety plan screen', () => {
  it('show 188 and 192 while the plan is loading', () => {
    open();
    expect(screen.getByRole('status', { name: 'Carregando seu plano' })).toBeTruthy();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/perfil',
      'tel:188',
      'tel:192',
      '/ajuda',
    ]);
  });

  it('lead from an empty plan to its first item', async () => {
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Começar pelo que me ajuda' }));
    const field = part('whatHelps').getByRole('textbox');
    expect(document.activeElement).toBe(field);
    // The example is a placeholder, never a value.
    expect(field).toHaveProperty('value', '');
    expect(field.getAttribute('placeholder')).toMatch(/^Por exemplo/);
    await user.keyboard('Passear com a Tapioca{Enter}');
    expect(linesOf('whatHelps')).toEqual(['Passear com a Tapioca']);
    await saved();
    expect(server.stored.whatHelps).toEqual(['Passear com a Tapioca']);
  });

  it('show the seven parts of a full plan in order', async () => {
    server.stored = FULL;
    open();
    await screen.findByText('banho', { selector: 'p' });
    const titles = screen
      .getAllByRole('heading', { level: 2 })
      // The style sheet hides the version for printing, but jsdom doesn't apply it.
      .filter((heading) => heading.closest('[data-print-sheet]') === null)
      .map(({ textContent }) => textContent);
    expect(titles).toEqual([...PARTS.map((name) => partCopy[name].title), 'Se o plano não bastar']);
    expect(screen.getByRole('link', { name: 'Ligar para Tia Lúcia' }).getAttribute('href')).toBe('tel:+5581999990101');
    expect(screen.getByRole('link', { name: /^WhatsApp para Tia Lúcia/ }).getAttribute('href')).toBe(
      'https://wa.me/5581999990101',
    );
    expect(screen.queryByRole('link', { name: /Vó Nena/ })).toBeNull();
  });

  it('offer to load the plan again after an error', async () => {
    api.refuse('GET /safety-plan', 500, 'INTERNAL');
    const user = open();
    expect((await screen.findByRole('alert')).textContent).toContain('Nada foi perdido');
    api.answer('GET /safety-plan', FULL);
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('banho', { selector: 'p' })).toBeTruthy();
  });
});

describe('editing the safety plan', () => {
  /** Opens the full plan and presses a button. */
  async function openAt(button: string) {
    server.stored = FULL;
    const user = open();
    await user.click(await screen.findByRole('button', { name: button }));
    return user;
  }

  it('stores every keystroke on the device', async () => {
    const user = await openAt('Editar: música');
    await user.keyboard(' alta');
    expect(localStorage.getItem('alento:maria:safety-plan')).toContain('música alta');
    await user.click(screen.getByRole('button', { name: 'Pronto' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Editar: música alta' }));
    await saved();
    expect(server.stored.whatHelps).toEqual(['banho', 'música alta', 'janela']);
  });

  it('moves an item by keyboard and announces its position', async () => {
    const user = await openAt('Editar: janela');
    const up = screen.getByRole('button', { name: 'Mover para cima' });
    up.focus();
    await user.keyboard('{Enter}{Enter}{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Mover para cima' }));
    expect(screen.getByText('Agora é o item 1 de 3.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Pronto' }));
    expect(linesOf('whatHelps')).toEqual(['janela', 'banho', 'música']);
  });

  it('removes an item, and focuses the button to add one', async () => {
    const user = await openAt('Editar: música');
    await user.click(screen.getByRole('button', { name: 'Remover' }));
    expect(linesOf('whatHelps')).toEqual(['banho', 'janela']);
    expect(document.activeElement?.textContent).toBe(partCopy.whatHelps.add);
  });

  it('keeps the last valid version of an item with invalid input', async () => {
    const user = await openAt('Editar: Tia Lúcia');
    const phone = screen.getByLabelText('Telefone');
    await user.clear(phone);
    await user.type(phone, '1x');
    await user.click(screen.getByRole('button', { name: 'Pronto' }));
    expect(screen.getByText('Confira o número: só algarismos, com DDD.')).toBeTruthy();
    expect(document.activeElement).toBe(phone);
    await user.clear(screen.getByLabelText('Nome'));
    expect(screen.getByText('Escreva um nome, ou remova este item.')).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.getByText('Tia Lúcia', { selector: 'p' })).toBeTruthy();
  });

  it('says that a mobile number lacks its 9, and keeps it', async () => {
    const user = await openAt('Editar: Tia Lúcia');
    const phone = screen.getByLabelText('Telefone');
    await user.clear(phone);
    await user.type(phone, '(81) 9999-0101');
    await user.click(screen.getByRole('button', { name: 'Pronto' }));
    expect(screen.getByText(/^Parece faltar o 9/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^WhatsApp para Tia Lúcia/ })).toBeNull();
    await saved();
    expect(server.stored.people[0]?.phone).toBe('(81) 9999-0101');
  });

  it('adds nothing if a new item is left empty', async () => {
    const user = await openAt(partCopy.reasons.add);
    await user.click(screen.getByRole('button', { name: 'Pronto' }));
    expect(part('reasons').queryAllByRole('listitem')).toEqual([]);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: partCopy.reasons.add }));
    await rested();
    expect(server.bodies).toEqual([]);
  });
});

it('the safety plan screen without a network sends changes when the device is online again', async () => {
  const { updatedAt, ...content } = FULL;
  server.stored = FULL;
  writeDevicePlan('maria', { content, basedOn: updatedAt, waiting: false });
  server.isOnline = false;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => server.isOnline);
  const user = open();
  await user.click(screen.getByRole('button', { name: partCopy.reasons.add }));
  await user.keyboard('minha gata{Enter}');
  expect(screen.getByText(/^Sem conexão: guardado neste aparelho/)).toBeTruthy();
  server.isOnline = true;
  act(() => void window.dispatchEvent(new Event('online')));
  await saved();
  expect(server.stored.reasons).toEqual(['minha gata']);
});

describe('a safety plan that was also changed on another device', () => {
  beforeEach(async () => {
    const { updatedAt: _, ...content } = FULL;
    server.stored = { ...FULL, reasons: ['deles'] };
    writeDevicePlan('maria', { content: { ...content, reasons: ['meu'] }, basedOn: 1, waiting: true });
    open();
    await screen.findByRole('heading', { name: /^Seu plano mudou em outro aparelho/ });
  });

  it('shows which items only one version contains', () => {
    const only = (title: string) => within(screen.getByRole('heading', { name: title }).parentElement as HTMLElement);
    expect(only('Só aqui').getByRole('listitem').textContent).toBe('Motivos para viver: meu');
    expect(only('Só lá').getByRole('listitem').textContent).toBe('Motivos para viver: deles');
  });

  it.each([
    ['Juntar as duas', ['meu', 'deles']],
    ['Ficar com a deste aparelho', ['meu']],
    ['Ficar com a do outro', ['deles']],
  ])('is saved as chosen by the button "%s"', async (choice, reasons) => {
    fireEvent.click(screen.getByRole('button', { name: choice }));
    await saved();
    expect(screen.queryByRole('heading', { name: /mudou em outro/ })).toBeNull();
    expect(linesOf('reasons')).toEqual(reasons);
    expect(server.stored.reasons).toEqual(reasons);
    expect(readDevicePlan('maria')).toMatchObject({ basedOn: server.stored.updatedAt, waiting: false });
  });
});

it('the button to print the safety plan prints the plan and the two emergency numbers', async () => {
  server.stored = FULL;
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Imprimir' }));
  expect(print).toHaveBeenCalledOnce();
  const sheet = document.querySelector('[data-print-sheet]')?.textContent ?? '';
  for (const words of [
    'Atualizado em 20 de novembro de 2026',
    'banho',
    'Tia Lúcia: (81) 99999-0101',
    'ligue 188',
    'ligue 192',
  ]) {
    expect(sheet).toContain(words);
  }
  expect(sheet).not.toContain(partCopy.reasons.title);
});
