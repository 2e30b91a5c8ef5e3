// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { signIn } from '../../../testing/signed-in.ts';
import { profileOf } from '../sharing.fixture.ts';
import { button, pageText, press, show, throughRetries, withSharing } from '../sharing.harness.tsx';
import { ProfessionalItem } from './profile-item.tsx';
import { ProfileScreen } from './profile-screen.tsx';

const READ = 'GET /professional-profile';
const KEEP = 'PUT /professional-profile';

withSharing();
beforeEach(() => signIn());

const open = () => show(<ProfileScreen />, '/cadastro-profissional');
const sent = () => server.calls(KEEP).map(({ body }) => body);

describe('the professional profile', () => {
  it('is created without a listing, and says that nobody checks the CRP', async () => {
    server.answer(READ, null);
    server.answer(KEEP, profileOf());
    open();
    await userEvent.type(await screen.findByLabelText('Nome'), 'Helena Prado');
    await userEvent.type(screen.getByLabelText('CRP'), '06/123456');
    expect(pageText()).toContain('não o cadastro no conselho');
    expect(screen.queryByText('Excluir cadastro profissional')).toBeNull();
    await press('Salvar');
    expect(await screen.findByText('Cadastro salvo.')).toBeTruthy();
    expect(sent()).toEqual([
      { name: 'Helena Prado', crp: '06/123456', uf: 'SP', isListed: false, serviceKinds: [], text: '', contact: '' },
    ]);
    expect(await button('Excluir cadastro profissional')).toBeTruthy();
  });

  it('shows all that is missing at once, focuses the first field, and keeps the rest while one is mended', async () => {
    server.answer(READ, null);
    open();
    const name = await screen.findByLabelText('Nome');
    await press('Salvar');
    const areInvalid = () =>
      ['Nome', 'CRP', 'UF'].map((label) => screen.getByLabelText(label).getAttribute('aria-invalid') === 'true');
    expect(areInvalid()).toEqual([true, true, true]);
    expect(document.activeElement).toBe(name);
    await userEvent.type(name, 'Helena Prado');
    expect(areInvalid()).toEqual([false, true, true]);
    await userEvent.type(screen.getByLabelText('CRP'), '06/123456');
    expect(areInvalid()).toEqual([false, false, false]);
    expect(sent()).toEqual([]);
  });

  it('is listed only if the person switches it on, and shows what is missing for that', async () => {
    server.answer(READ, profileOf());
    server.refuse(KEEP, 422, 'LISTING_INCOMPLETE');
    open();
    await userEvent.click(await screen.findByRole('switch', { name: 'Aparecer em “Onde buscar ajuda”' }));
    await press('Salvar');
    expect((await screen.findByText(/^Para aparecer na lista/)).getAttribute('role')).toBe('alert');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'On-line' })));
    const saved = profileOf({ isListed: true, serviceKinds: ['online'], contact: 'helena@exemplo.com' });
    server.answer(KEEP, saved);
    await userEvent.click(screen.getByRole('checkbox', { name: 'On-line' }));
    await userEvent.type(screen.getByLabelText('Contato'), 'helena@exemplo.com');
    expect(screen.queryByText(/^Para aparecer na lista/)).toBeNull();
    await press('Salvar');
    expect(await screen.findByText('Cadastro salvo.')).toBeTruthy();
    expect(sent().at(-1)).toMatchObject({ isListed: true, serviceKinds: ['online'], contact: 'helena@exemplo.com' });
  });

  it('doesn’t send a contact or a name without a visible character', async () => {
    server.answer(READ, profileOf({ isListed: true, serviceKinds: ['online'], contact: '\u200b' }));
    open();
    await screen.findByLabelText('Contato');
    await press('Salvar');
    expect(await screen.findByText(/^Escreva o contato em uma linha/)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Contato'));
    await userEvent.clear(screen.getByLabelText('Nome'));
    await userEvent.type(screen.getByLabelText('Nome'), '\u2060');
    await press('Salvar');
    expect(await screen.findByText(/^Escreva seu nome/)).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  it('counts the text of the listing, and doesn’t send one that is too long', async () => {
    server.answer(READ, profileOf({ isListed: true, serviceKinds: ['online'], contact: 'x', text: 'á'.repeat(300) }));
    open();
    expect(await screen.findByText('300 de 300 caracteres')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Sobre seu atendimento'), 'b');
    await press('Salvar');
    expect(await screen.findByText('Encurte o texto para salvar.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Sobre seu atendimento'));
    expect(sent()).toEqual([]);
  });

  it('keeps what was typed after a lost answer, and says if an operator hid the listing', async () => {
    server.answer(READ, profileOf({ isListed: true, isHidden: true, serviceKinds: ['online'], contact: 'x' }));
    server.fail(KEEP);
    open();
    expect(await screen.findByText(/^Seu cadastro está fora da lista/)).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Nome'), ' Lima');
    await throughRetries(() => press('Salvar'));
    expect(await screen.findByText(/O que você escreveu continua aqui/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Nome').value).toBe('Helena Prado Lima');
    const save = await button('Salvar');
    await waitFor(() => expect(document.activeElement).toBe(save));
  });

  it('is removed after a question that says that all accesses end', async () => {
    server.answer(READ, profileOf());
    server.answer('DELETE /professional-profile');
    const router = open();
    await press('Excluir cadastro profissional');
    expect(
      (await screen.findByRole('alertdialog', { name: 'Excluir o cadastro profissional?' })).textContent,
    ).toContain('Todos os acessos que você aceitou terminam na hora');
    await press('Excluir cadastro');
    await waitFor(() => expect(router.state.location.pathname).toBe('/perfil'));
    expect(await screen.findByText(/^Cadastro profissional excluído/)).toBeTruthy();
  });
});

describe('the rows of /perfil', () => {
  const rows = () =>
    show(
      <ul>
        <ProfessionalItem />
      </ul>,
    );

  it('are shown only to people with a profile', async () => {
    server.answer(READ, profileOf());
    rows();
    const profile = await screen.findByRole('link', {
      name: 'Cadastro profissional Você aceita convites como Helena Prado.',
    });
    expect(profile.getAttribute('href')).toBe('/cadastro-profissional');
    expect(screen.getByRole('link', { name: 'Pacientes' }).getAttribute('href')).toBe('/pacientes');
  });

  it('are not shown to others', async () => {
    server.answer(READ, null);
    rows();
    await waitFor(() => expect(server.calls(READ)).toHaveLength(1));
    expect(screen.queryByRole('link')).toBeNull();
  });
});
