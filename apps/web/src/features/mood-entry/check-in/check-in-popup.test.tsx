// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { hasUnsavedWork } from '../../../lib/page/unsaved-work.ts';
import { readOwned, writeOwned } from '../../../lib/session/device/device-store.ts';
import { entryOf } from '../../../testing/answers.ts';
import { toast } from '../../../ui/overlay/toast.tsx';
import { button, face, server } from '../mood-server.harness.ts';
import { field, MINUTE, open, openAt, openDue, panel, pass, saved, T0, week } from './check-in.fixture.tsx';

vi.mock('../../../state/crisis/check-text.ts');

const dismissed = () => readOwned('ana', 'mood-popup-dismissed');
/** What a saved check-in sent. */
const bodyOf = (score: number, note: string) => ({ score, note, timestamp: expect.any(Number), source: 'popup' });

describe('the check-in popup', () => {
  it('does not appear before it is due, then without taking the focus, and is announced politely', async () => {
    open();
    button('Na página').focus();
    await pass(14 * MINUTE);
    expect(panel()).toBeNull();
    await pass(MINUTE);
    expect(document.activeElement).toBe(button('Na página'));
    expect(screen.getByRole('dialog', { name: 'Como você está agora?' }).getAttribute('aria-modal')).toBe('false');
    expect(screen.getByRole('status').textContent).toContain('como você está agora?');
  });

  it.each([
    [179, false],
    [181, true],
  ])('%s minutes after a mood that any device recorded appears: %s', async (minutes, appears) => {
    server.newest = [entryOf({ timestamp: T0 - (minutes - 1) * MINUTE })];
    writeOwned('ana', 'mood-popup-total', String(14 * MINUTE));
    open();
    await pass(MINUTE);
    expect(panel() !== null).toBe(appears);
    // An appearance that a mood prevents isn't counted: the popup appears when three hours have passed.
    await pass(2 * MINUTE);
    expect(panel()).not.toBeNull();
  });

  it('appears no more once it is turned off, and again after undo', async () => {
    const savedToast = vi.spyOn(toast, 'saved').mockImplementation(() => undefined);
    const { press } = await openDue();
    await press('Não mostrar mais este convite');
    await pass(241 * MINUTE);
    expect(panel()).toBeNull();
    savedToast.mock.calls[0]?.[1]?.undo?.();
    await pass(MINUTE);
    expect(panel()).not.toBeNull();
  });

  it('saves a score with a note and closes 2 s later', async () => {
    const { user, press, tap } = await openDue();
    const faces = screen.getAllByRole('radio').map(({ textContent }) => textContent);
    expect(faces.join()).toBe('Muito mal,Mal,Regular,Bem,Muito bem,Excelente');
    await tap('Regular');
    expect(server.sent).toEqual([]);
    await user.type(field(), 'um dia comum');
    await press('Salvar');
    await saved();
    const body = bodyOf(2, 'um dia comum');
    expect(server.sent).toEqual([{ method: 'POST', path: '/mood-entries', body, key: expect.any(String) }]);
    expect(week()).toMatchObject([{ id: 'e1', score: 2, note: 'um dia comum' }]);
    expect(screen.getByRole('status').textContent).toBe('Registro salvo com sucesso!');
    await pass(1000);
    expect(panel()).not.toBeNull();
    await pass(1100);
    expect(panel()).toBeNull();
    expect(dismissed()).toBeNull();
  });

  it('is empty when it appears again after a saved check-in', async () => {
    const { press, tap } = await openAt('Bem', 'sol');
    await press('Salvar');
    await saved();
    await pass(119 * MINUTE);
    expect(panel()).toBeNull();
    await pass(2 * MINUTE);
    expect(face('Bem').getAttribute('aria-checked')).toBe('false');
    await tap('Mal');
    expect(field().value).toBe('');
    await press('Salvar');
    await saved();
    expect(server.sent.map(({ method, body }) => [method, body])).toEqual([
      ['POST', bodyOf(3, 'sol')],
      ['POST', bodyOf(1, '')],
    ]);
    expect(server.sent[1]?.key).not.toBe(server.sent[0]?.key);
  });
});

describe('the keyboard in the check-in popup', () => {
  it('is sufficient to record a mood', async () => {
    const { user } = await openDue();
    const search = screen.getByRole('textbox', { name: 'Busca' });
    search.focus();
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
    expect(server.sent[0]?.body).toEqual(bodyOf(3, 'sol'));
    expect(document.activeElement).toBe(search);
  });

  it('stores no dismissal if Escape closes the popup after saving', async () => {
    const { user, press } = await openAt('Bem');
    await press('Salvar');
    await saved();
    await user.keyboard('{Escape}');
    expect(panel()).toBeNull();
    expect(dismissed()).toBeNull();
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
  it.each<[string, (opened: Awaited<ReturnType<typeof openDue>>) => Promise<void>]>([
    ['the close button', ({ press }) => press('Fechar')],
    ['Escape', ({ user }) => user.keyboard('{Escape}')],
  ])('is stored as a dismissal if it was by %s', async (_, close) => {
    await close(await openDue());
    expect(panel()).toBeNull();
    expect(Number(dismissed())).toBeGreaterThanOrEqual(T0 + MINUTE);
    expect(server.sent).toEqual([]);
  });

  it('keeps the typed text if a screen without the popup was opened', async () => {
    const { user, router } = await openAt('Bem', 'sol');
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
