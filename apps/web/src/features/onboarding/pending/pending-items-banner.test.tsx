// @vitest-environment jsdom
import { DAY_MS } from '@alento/domain/time/local-date';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  allCame,
  allSent,
  choose,
  clock,
  completeNow,
  goOn,
  leavePage,
  NOW,
  NoIdentity,
  openBanner,
  openOn,
  PENDING,
  press,
  REQUIRED,
  server,
  TITLES,
  title,
  type,
  typedIn,
} from '../onboarding.fixture.tsx';
import { ReviewProfileItem } from './review-profile-item.tsx';

describe('the banner of pending onboarding steps', () => {
  const banner = () => screen.queryByRole('heading', { name: 'Complete seu perfil', level: 2 });
  const openLater = async (days: number) => {
    leavePage();
    clock.at = NOW + days * DAY_MS;
    openBanner();
    await allCame();
  };

  it('stays hidden for 14 days after the person closed it', async () => {
    server.completed = [...REQUIRED];
    openBanner();
    await screen.findByRole('heading', { name: 'Complete seu perfil' });
    const items = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(items).toEqual(['Sobre você', 'O que trouxe você', 'Rastreio de depressão']);
    press(/Agora não/);
    expect(banner()).toBeNull();
    await openLater(13.9);
    expect(banner()).toBeNull();
    await openLater(14);
    expect(banner()).not.toBeNull();
  });

  it.each(['Pular', 'Fechar'])('stays hidden after the button %s of the modal too', async (button) => {
    server.completed = [...REQUIRED];
    openBanner();
    await completeNow();
    await title(TITLES.demographics);
    press(button);
    await openLater(13.9);
    expect(banner()).toBeNull();
  });

  it('stays visible if only a step that is done was skipped', async () => {
    server.completed = [...REQUIRED];
    openBanner();
    await completeNow();
    await title(TITLES.demographics);
    choose('Nordeste');
    await goOn('Qual é o seu gênero? (opcional)');
    await goOn(TITLES.motivation);
    press('Voltar');
    await title('Qual é o seu gênero? (opcional)');
    press('Pular');
    await title(TITLES.motivation);
    await allSent();
    await openLater(0);
    expect(banner()).not.toBeNull();
  });

  it.each([
    ['nothing is pending', PENDING],
    ['a required step is not done', ['demographics']],
  ])('is not shown if %s', async (_, done) => {
    server.completed = done;
    openBanner();
    await allCame();
    expect(screen.queryByText('Complete seu perfil')).toBeNull();
  });
});

describe('the onboarding modal from start to end', () => {
  it('leads through the pending steps to the summary and /home', async () => {
    server.completed = PENDING.filter((step) => step !== 'motivation' && step !== 'social-support');
    const router = openBanner();
    await act(() => router.navigate('/perfil'));
    await completeNow();
    await title(TITLES.motivation);
    expect(screen.getByText('Passo 1 de 3')).toBeTruthy();
    press('Continuar');
    expect(screen.getByText('Escolha pelo menos uma opção para continuar.')).toBeTruthy();
    fireEvent.click(screen.getByLabelText('Outro'));
    await goOn('Quer contar mais alguma coisa?');
    screen.getByRole('button', { name: 'Pular' });
    press('Continuar');
    expect(screen.getByText('Conte em poucas palavras qual é esse outro motivo.')).toBeTruthy();
    type('Qual é esse outro motivo?', 'Uma mudança de cidade');
    await goOn(TITLES.support);
    press('Voltar');
    // A step that was answered opens at its end, one that was skipped at its beginning.
    await title('Quer contar mais alguma coisa?');
    expect(typedIn('Qual é esse outro motivo?')).toBe('Uma mudança de cidade');
    press('Voltar');
    await title(TITLES.motivation);
    expect((screen.getByLabelText('Outro') as HTMLInputElement).checked).toBe(true);
    press('Continuar');
    await goOn(TITLES.support);
    fireEvent.click(screen.getByLabelText('Não'));
    expect(screen.getByRole('link', { name: /CVV 188/ })).toBeTruthy();
    press('Pular');
    await title(TITLES.summary);
    expect(screen.getByText('Uma mudança de cidade')).toBeTruthy();
    await allSent();
    expect(server.puts).toEqual([{ goals: ['outro'], motivationOther: 'Uma mudança de cidade' }]);
    press(/Rede de apoio.*Alterar/);
    await title(TITLES.support);
    expect((screen.getByLabelText('Não') as HTMLInputElement).checked).toBe(true);
    await goOn(TITLES.summary);
    press('Começar a usar o aplicativo');
    await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await allSent();
    expect(server.completed).toContain('completion');
  });

  it('can be closed at once in review mode', async () => {
    server.completed = [...PENDING];
    openOn(<ReviewProfileItem identity={NoIdentity} />);
    const button = screen.getByRole('button', { name: /Revisar Informações de Perfil/ });
    button.focus();
    fireEvent.click(button);
    await title(TITLES.personal);
    expect(screen.getByText('Passo 1 de 11')).toBeTruthy();
    press('Fechar');
    await waitFor(() => expect(document.activeElement).toBe(button));
  });
});
