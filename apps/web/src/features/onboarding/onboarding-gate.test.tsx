// @vitest-environment jsdom
import { DAY_MS } from '@alento/domain/time/local-date';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { compareClock } from '../../lib/time/clock-skew.ts';
import { server as api } from '../../testing/fake-server/fake-server.ts';
import {
  allCame,
  allSent,
  choose,
  goOn,
  leavePage,
  NOW,
  openGate,
  openReview,
  openStep,
  press,
  REQUIRED,
  savedAt,
  server,
  TITLES,
  title,
  type,
  typedIn,
} from './onboarding.fixture.tsx';

describe('the onboarding gate on /home', () => {
  it('opens a modal that a new person can’t close', async () => {
    const heading = await openStep(TITLES.personal);
    expect(screen.getByRole('dialog', { name: 'Bem-vindo ao Alento' })).toBeTruthy();
    expect(screen.getByText('Passo 1 de 12')).toBeTruthy();
    expect(screen.getByRole('progressbar').getAttribute('value')).toBe('1');
    await waitFor(() => expect(document.activeElement).toBe(heading));
    for (const name of ['Fechar', 'Pular', 'Voltar']) expect(screen.queryByRole('button', { name })).toBeNull();
    fireEvent.keyDown(heading, { key: 'Escape' });
    expect(screen.getByRole('dialog')).toBeTruthy();
    await waitFor(() => expect(server.seen).toBe(true));
  });

  it('renders nothing, and reads no profile, if the onboarding is complete or can’t be loaded', async () => {
    server.completed = REQUIRED;
    openGate();
    await allCame();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api.calls('GET /professional-profile')).toEqual([]);
    leavePage();
    server.completed = [];
    server.reachable = false;
    openGate();
    await allCame();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('does not open for a professional over the first entry, but at the next visit', async () => {
    server.isProfessional = true;
    const rerender = openGate(false);
    await allCame();
    rerender(true);
    await allCame();
    expect(screen.queryByRole('dialog')).toBeNull();
    leavePage();
    openGate(true);
    await title(TITLES.personal);
  });

  it('does not open by itself for a professional without entries, who reaches it by a press', async () => {
    server.isProfessional = true;
    openGate();
    await allCame();
    expect(screen.queryByRole('dialog')).toBeNull();
    leavePage();
    openReview();
    await title(TITLES.personal);
  });

  it('lets Escape close the modal once the required steps are done', async () => {
    server.completed = ['personal-info', 'recovery-email'];
    await openStep(TITLES.mood);
    choose('Regular');
    const heading = await goOn(TITLES.depression);
    await waitFor(() => expect(document.activeElement).toBe(heading));
    fireEvent.keyDown(heading, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await allSent();
    expect(server.puts).toEqual([{ currentMood: 2, currentMoodAt: NOW }]);
    expect(server.completed).toContain('current-mood');
  });
});

it('a mood of the onboarding has the right time on a device with a wrong clock', async () => {
  server.completed = ['personal-info', 'recovery-email'];
  await openStep(TITLES.mood);
  compareClock(new Date(NOW + 400 * DAY_MS).toUTCString(), NOW);
  choose('Regular');
  compareClock(new Date(NOW).toUTCString(), NOW);
  press('Continuar');
  expect(await savedAt(TITLES.depression)).toEqual([{ currentMood: 2, currentMoodAt: NOW + 400 * DAY_MS }]);
});

describe('the onboarding gate after the person left and returned', () => {
  it('restores unsent answers and the current step', async () => {
    await openStep(TITLES.personal);
    server.reachable = false;
    fireEvent.click(screen.getByRole('switch'));
    type('Nome', 'Luana');
    await goOn(TITLES.recovery);
    type('E-mail de recuperação', 'luana@exem');
    leavePage();
    server.reachable = true;
    await openStep(TITLES.recovery);
    expect(typedIn('E-mail de recuperação')).toBe('luana@exem');
    await allSent();
    expect(server.completed).toContain('personal-info');
    expect(server.puts).toEqual([{ isAnonymous: false, name: 'Luana' }]);
    press('Voltar');
    await title(TITLES.personal);
    expect(typedIn('Nome')).toBe('Luana');
  });

  it('does not reopen the modal for steps that were answered offline', async () => {
    server.completed = ['personal-info', 'recovery-email'];
    await openStep(TITLES.mood);
    server.reachable = false;
    choose('Bem');
    await goOn(TITLES.depression);
    leavePage();
    // From here on reads succeed, but completing the step still fails.
    server.reachable = true;
    server.takesChanges = false;
    openGate();
    await allCame();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('does not overwrite stored answers if they could not be loaded', async () => {
    server.completed = ['personal-info'];
    server.data = { isAnonymous: false, name: 'Luana' };
    server.reachable = false;
    openReview();
    await title(TITLES.personal);
    server.reachable = true;
    press('Continuar');
    expect(await savedAt(TITLES.recovery)).toEqual([]);
    expect(server.data).toEqual({ isAnonymous: false, name: 'Luana' });
  });
});
