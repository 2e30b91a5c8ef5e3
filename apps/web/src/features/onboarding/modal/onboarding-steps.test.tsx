// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { crisis } from '../../../state/crisis/crisis.ts';
import {
  allCame,
  choose,
  leavePage,
  openStep,
  press,
  savedAt,
  server,
  TITLES,
  title,
  type,
  typedIn,
} from '../onboarding.fixture.tsx';

describe('the onboarding step personal-info', () => {
  it('refuses a missing name and an incomplete phone number', async () => {
    await openStep(TITLES.personal);
    const anonymous = screen.getByRole('switch', { name: 'Usar de forma anônima' }) as HTMLInputElement;
    expect(anonymous.checked).toBe(true);
    fireEvent.click(anonymous);
    press('Continuar');
    expect(screen.getByText('Por favor, informe seu nome')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Nome')));
    type('Nome', 'Luana');
    type(/Telefone/, '011 8888-7777');
    press('Continuar');
    expect(screen.getByText('Formato inválido. Use (99) 99999-9999')).toBeTruthy();
    screen.getByText('Falta o 9 no começo do celular, depois do DDD: (99) 99999-9999.');
    type(/Telefone/, '11987654321');
    press('Continuar');
    expect(await savedAt(TITLES.recovery)).toEqual([{ isAnonymous: false, name: 'Luana', phone: '(11) 98765-4321' }]);
  });

  it('does not ask again for the name and the phone number of the sign-up', async () => {
    server.data = { isAnonymous: false, name: 'Luana', phone: '(11) 98765-4321' };
    await openStep(TITLES.personal);
    screen.getByText('Luana');
    screen.getByText('(11) 98765-4321');
    expect(screen.queryByRole('textbox')).toBeNull();
    press('Alterar');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Nome')));
    expect(typedIn('Nome')).toBe('Luana');
    leavePage();
    await openStep(TITLES.personal);
    press('Continuar');
    expect(await savedAt(TITLES.recovery)).toEqual([]);
    expect(server.completed).toContain('personal-info');
  });

  it('keeps the field of the name while it is typed, also when it becomes equal to the stored one', async () => {
    server.data = { isAnonymous: false, name: 'Luana' };
    await openStep(TITLES.personal);
    press('Alterar');
    type('Nome', 'Luan');
    leavePage();
    await openStep(TITLES.personal);
    type('Nome', 'Luana');
    expect(typedIn('Nome')).toBe('Luana');
  });

  it('promises a person with a name what is specified, and nothing that this installation lacks', async () => {
    const promised = () =>
      within(screen.getByRole('list', { name: 'Com seu nome, você também pode ter:' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    await openStep(TITLES.personal);
    expect(screen.queryByText(/pode ter/)).toBeNull();
    fireEvent.click(screen.getByRole('switch'));
    await allCame();
    const always = ['recomendações personalizadas', 'conteúdo por e-mail', 'lembretes'];
    expect(promised()).toEqual(always);
    leavePage();
    Object.assign(server, { hasWhatsapp: true, supportContact: 'apoio@alento.example' });
    await openStep(TITLES.personal);
    // The switch is off already: the draft kept that.
    await allCame();
    expect(promised()).toEqual(['notificações por WhatsApp', ...always, 'suporte pessoal, por apoio@alento.example']);
  });

  it('asks before it discards the typed name of a person who becomes anonymous', async () => {
    await openStep(TITLES.personal);
    const toggle = () => fireEvent.click(screen.getByRole('switch', { hidden: true }));
    toggle();
    toggle();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    toggle();
    type('Nome', 'Luana');
    toggle();
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancelar' }));
    expect(typedIn('Nome')).toBe('Luana');
    toggle();
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Entendi' }));
    expect(screen.queryByLabelText('Nome')).toBeNull();
    toggle();
    expect(typedIn('Nome')).toBe('');
  });
});

describe('the crisis card in the onboarding', () => {
  it('opens for the worst score', async () => {
    server.completed = ['personal-info', 'recovery-email'];
    await openStep(TITLES.mood);
    press('Continuar');
    expect(screen.getByText('Escolha um humor de 0 a 5.')).toBeTruthy();
    choose('Muito mal');
    expect(crisis.current()).toBeNull();
    press('Continuar');
    expect(crisis.current()).toEqual({ source: 'score', kind: null, about: 'self' });
    await title(TITLES.depression);
  });

  it('opens for a text about a crisis even if saving fails', async () => {
    server.completed = ['personal-info', 'recovery-email'];
    await openStep(TITLES.mood);
    choose('Mal');
    type(/Quer contar um pouco/, 'não quero mais viver');
    expect(crisis.current()).toBeNull();
    server.reachable = false;
    press('Continuar');
    await waitFor(() => expect(crisis.current()).toMatchObject({ source: 'note', about: 'self' }));
    await title(TITLES.depression);
  });

  it('opens by a button on every step', async () => {
    await openStep(TITLES.personal);
    press('Ajuda agora');
    expect(crisis.current()).toEqual({ source: 'asked', kind: null, about: 'self' });
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});
