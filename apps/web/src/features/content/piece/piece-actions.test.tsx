// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { press, show } from '../../../testing/show.tsx';
import { signIn } from '../../../testing/signed-in.ts';
import { Toaster } from '../../../ui/overlay/toast.tsx';
import { card, nothingRead } from '../content.fixture.ts';
import { requests, withVisitor } from '../content.harness.tsx';
import { LockedPrompt } from './locked-prompt.tsx';
import { SaveButton } from './save-button.tsx';
import { ShareButton } from './share-button.tsx';

withVisitor();

const saving = () => screen.findByRole('button', { name: /^Salv(ar|o): Título de sono$/ });
const pressed = async (is: boolean) =>
  waitFor(async () => expect((await saving()).getAttribute('aria-pressed')).toBe(`${is}`));

describe('the button to save a piece of content', () => {
  const showSave = () => show([<SaveButton key="s" content={card('sono')} />, <Toaster key="t" />]);

  it('explains to a visitor why an account is needed, without a request', async () => {
    showSave();
    await userEvent.click(screen.getByText('Salvar'));
    const ways = ['Criar conta grátis', 'Entrar'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
    expect(ways).toEqual(['/login?createAccount=true', '/login']);
    expect(requests()).toEqual([]);
  });

  it('shows the saved state before the server responds', async () => {
    await signIn();
    server.answer('GET /reading', nothingRead);
    const release = server.hold('PUT /reading/{id}');
    showSave();
    await userEvent.click(await saving());
    await pressed(true);
    await waitFor(() => expect(requests()).toContain('PUT /reading/sono'));
    expect(server.calls('PUT /reading/{id}')[0]?.body).toEqual({ saved: true });
    release({ saved: ['sono'], progress: {} });
    await pressed(true);
    expect((await saving()).textContent).toBe('Salvo');
  });

  it('shows the former state and an error if the server refuses', async () => {
    await signIn();
    server.answer('GET /reading', { saved: ['sono'], progress: {} });
    server.refuse('PUT /reading/{id}', 404, 'CONTENT_NOT_FOUND');
    showSave();
    await pressed(true);
    await userEvent.click(await saving());
    await screen.findByText('Não conseguimos guardar agora. Tente de novo em instantes.');
    await pressed(true);
  });
});

describe('the button to share a piece of content', () => {
  const showShare = () => show([<ShareButton key="s" content={card('sono')} />, <Toaster key="t" />]);
  const click = () => press('Compartilhar: Título de sono');

  it('copies the full URL if the browser has no share sheet', async () => {
    const writeText = vi.fn(async () => undefined);
    showShare();
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    await click();
    await screen.findByText('Link copiado para área de transferência!');
    expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/conteudos/sono/entender/sono`);
  });

  it('shows the URL to copy by hand if neither sharing nor copying works', async () => {
    showShare();
    vi.stubGlobal('navigator', {});
    await click();
    const field = await screen.findByLabelText<HTMLInputElement>('Selecione e copie o link:');
    expect(field.value).toBe(`${window.location.origin}/conteudos/sono/entender/sono`);
  });
});

it.each([
  [
    'essential',
    false,
    'O texto inteiro está nos planos Essencial e Premium',
    ['/planos', '/login?createAccount=true', '/conteudos'],
  ],
  ['premium', true, 'O texto inteiro está no plano Premium', ['/planos', '/conteudos']],
] as const)(
  'LockedPrompt names the plans that include a text of the plan %s (signed in: %s)',
  async (requiredPlan, isMember, title, ways) => {
    if (isMember) await signIn();
    show(<LockedPrompt content={card('sono', { requiredPlan })} />);
    screen.getByRole('heading', { name: title });
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(ways);
  },
);
