// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasUnsavedWork } from '../../../lib/page/unsaved-work.ts';
import { readOwned, writeOwned } from '../../../lib/session/device/device-store.ts';
import * as checkText from '../../../state/crisis/check-text.ts';
import { server } from '../mood-server.harness.ts';
import * as fixture from './check-in.fixture.tsx';
import { button, face, field, MINUTE, open, openDue, panel, pass, saved, search, T0 } from './check-in.fixture.tsx';

vi.mock('../../../state/crisis/check-text.ts');

beforeEach(async () => {
  await fixture.setUp();
  vi.mocked(checkText.checkText).mockResolvedValue('none');
});
afterEach(fixture.tearDown);

describe('the check-in popup', () => {
  it('does not appear before it is due', async () => {
    open();
    await pass(14 * MINUTE);
    expect(panel()).toBeNull();
    await pass(MINUTE);
    expect(panel()).not.toBeNull();
  });

  it('appears without taking the focus and is announced politely', async () => {
    writeOwned('ana', 'mood-popup-total', String(14 * MINUTE));
    open();
    button('Na página').focus();
    await pass(MINUTE);
    expect(document.activeElement).toBe(button('Na página'));
    expect(screen.getByRole('dialog', { name: 'Como você está agora?' }).getAttribute('aria-modal')).toBe('false');
    expect(screen.getByRole('status').textContent).toContain('como você está agora?');
  });

  it('saves a score with a note and closes 2 s later', async () => {
    const { user, week } = await openDue();
    expect(screen.getAllByRole('radio').map(({ textContent }) => textContent)).toEqual([
      'Muito mal',
      'Mal',
      'Regular',
      'Bem',
      'Muito bem',
      'Excelente',
    ]);
    await user.click(face('Regular'));
    expect(server.sent).toEqual([]);
    await user.type(field(), 'um dia comum');
    await user.click(button('Salvar'));
    await saved();
    expect(server.sent).toEqual([
      {
        method: 'POST',
        path: '/mood-entries',
        body: { score: 2, note: 'um dia comum', timestamp: expect.any(Number), source: 'popup' },
        key: expect.any(String),
      },
    ]);
    expect(week()).toMatchObject([{ id: 'e1', score: 2, note: 'um dia comum' }]);
    expect(screen.getByRole('status').textContent).toBe('Registro salvo com sucesso!');
    await pass(1900);
    expect(panel()).not.toBeNull();
    await pass(200);
    expect(panel()).toBeNull();
    expect(readOwned('ana', 'mood-popup-dismissed')).toBeNull();
  });

  it('saves a score without a note', async () => {
    const { user } = await openDue();
    await user.click(face('Bem'));
    await user.click(button('Salvar'));
    await saved();
    expect(server.sent.map(({ body }) => body)).toEqual([
      { score: 3, note: '', timestamp: expect.any(Number), source: 'popup' },
    ]);
  });

  it('keeps the note when the person returns to the scores', async () => {
    const { user } = await openDue();
    await user.click(face('Mal'));
    await user.type(field(), 'cansada');
    await user.click(button('Voltar'));
    expect(face('Mal').getAttribute('aria-checked')).toBe('true');
    await user.click(face('Bem'));
    expect(field().value).toBe('cansada');
  });

  it('is empty when it appears again after a saved check-in', async () => {
    const { user } = await openDue();
    await user.click(face('Bem'));
    await user.type(field(), 'sol');
    await user.click(button('Salvar'));
    await saved();
    await pass(119 * MINUTE);
    expect(panel()).toBeNull();
    await pass(2 * MINUTE);
    expect(face('Bem').getAttribute('aria-checked')).toBe('false');
    await user.click(face('Mal'));
    expect(field().value).toBe('');
    await user.click(button('Salvar'));
    await saved();
    expect(server.sent.map(({ method, body }) => [method, body])).toEqual([
      ['POST', { score: 3, note: 'sol', timestamp: expect.any(Number), source: 'popup' }],
      ['POST', { score: 1, note: '', timestamp: expect.any(Number), source: 'popup' }],
    ]);
    expect(server.sent[1]?.key).not.toBe(server.sent[0]?.key);
  });
});

describe('the keyboard in the check-in popup', () => {
  it('is sufficient to record a mood', async () => {
    const { user } = await openDue();
    search().focus();
    await user.tab();
    expect(document.activeElement).toBe(face('Muito mal'));
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Enter}');
    expect(document.activeElement?.textContent).toBe('Bem');
    await user.tab();
    expect(document.activeElement).toBe(field());
    await user.keyboard('sol');
    await user.tab();
    await user.tab();
    expect(document.activeElement).toBe(button('Salvar'));
    await user.keyboard('{Enter}');
    await saved();
    expect(server.sent[0]?.body).toEqual({ score: 3, note: 'sol', timestamp: expect.any(Number), source: 'popup' });
    expect(document.activeElement).toBe(search());
  });

  it('closes the popup by Escape and stores the dismissal', async () => {
    const { user } = await openDue();
    await user.keyboard('{Escape}');
    expect(panel()).toBeNull();
    expect(Number(readOwned('ana', 'mood-popup-dismissed'))).toBeGreaterThanOrEqual(T0 + MINUTE);
  });

  it('stores no dismissal if Escape closes the popup after saving', async () => {
    const { user } = await openDue();
    await user.click(face('Bem'));
    await user.click(button('Salvar'));
    await saved();
    await user.keyboard('{Escape}');
    expect(panel()).toBeNull();
    expect(readOwned('ana', 'mood-popup-dismissed')).toBeNull();
  });

  it('doesn’t close the popup by Escape if a layer above the popup is open or handled the key', async () => {
    await openDue();
    const menu = document.createElement('div');
    menu.setAttribute('role', 'menu');
    document.body.append(menu);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(panel()).not.toBeNull();
    menu.remove();
    const taken = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    taken.preventDefault();
    act(() => void document.body.dispatchEvent(taken));
    expect(panel()).not.toBeNull();
  });
});

describe('the hiding of the check-in popup', () => {
  it('is stored as a dismissal if the close button was pressed', async () => {
    const { user } = await openDue();
    await user.click(button('Fechar'));
    expect(panel()).toBeNull();
    expect(readOwned('ana', 'mood-popup-dismissed')).not.toBeNull();
    expect(server.sent).toEqual([]);
  });

  it('keeps the typed text if a screen without the popup was opened', async () => {
    const { user, router } = await openDue();
    await user.click(face('Bem'));
    await user.type(field(), 'sol');
    expect(hasUnsavedWork()).toBe(true);
    await act(() => router.navigate('/chat'));
    expect(panel()).toBeNull();
    await act(() => router.navigate('/home'));
    expect(field().value).toBe('sol');
    await user.clear(field());
    await act(() => router.navigate('/registrar'));
    await act(() => router.navigate('/home'));
    expect(panel()).toBeNull();
    expect(hasUnsavedWork()).toBe(false);
  });

  it.each(['/chat', '/registrar', '/registrar-lote', '/ajuda', '/avaliacoes', '/plano-de-seguranca'])(
    'lasts on %s until the person leaves that screen',
    async (path) => {
      const { router } = await openDue({ path });
      await pass(5 * MINUTE);
      expect(panel()).toBeNull();
      await act(() => router.navigate('/home'));
      await pass(MINUTE);
      expect(panel()).not.toBeNull();
    },
  );
});
