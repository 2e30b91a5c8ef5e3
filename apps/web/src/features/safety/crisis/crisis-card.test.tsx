// @vitest-environment jsdom
import { emptySafetyPlan } from '@alento/domain/safety/safety-plan';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter, useLocation } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { followHistory } from '../../../lib/page/on-back.ts';
import { session } from '../../../lib/session/session.ts';
import { type Crisis, crisis } from '../../../state/crisis/crisis.ts';
import { deviceState } from '../../../state/crisis/device-state.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { signIn } from '../../../testing/signed-in.ts';
import { writeDevicePlan } from '../device-plan/device-plan.ts';
import { answer, card, NOW, openCard, page, raise, SELF, save, withCrisisCard } from './crisis.harness.tsx';
import { cardWords, crisisCopy } from './crisis-card.copy.ts';

withCrisisCard();

const Address = () => <output>{useLocation().pathname}</output>;

/** Like `raise`, but in a BrowserRouter with real history entries. */
// As in main.tsx, before the router is mounted.
followHistory();

function raiseInBrowser(next: Crisis): void {
  window.history.replaceState({ idx: 0, key: 'home' }, '', '/home');
  window.history.pushState({ idx: 1, key: 'registrar' }, '', '/registrar');
  render(
    <BrowserRouter>
      <Address />
      {page}
    </BrowserRouter>,
  );
  openCard(next);
}
const hrefs = (): (string | null)[] =>
  card()
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
const tels = (): (string | null)[] => hrefs().filter((href) => href?.startsWith('tel:') ?? false);

describe('the text and the numbers of the crisis card', () => {
  type Words = keyof typeof cardWords;
  it.each<[string, Partial<Crisis>, Words, ...string[]]>([
    ['suicide', {}, 'self', '188', '192'],
    ['unnamed', { kind: null }, 'self', '188', '192'],
    ['self-harm', { kind: 'self-harm' }, 'selfHarm', '188', '192'],
    ['violence', { kind: 'violence' }, 'violence', '190', '180', '100', '188', '192'],
    ['acute', { kind: 'acute' }, 'acute', '192', '08007226001', '188'],
    ['means at hand', { kind: 'means' }, 'means', '192', '188'],
    ['no answer at 188', { kind: 'hotline' }, 'hotline', '192'],
    ['a child', { kind: 'child' }, 'child', '190', '100', '188', '192'],
    ['another, a child', { kind: 'child', about: 'other' }, 'otherChild', '190', '100', '192'],
    ['a threat', { kind: 'threat' }, 'threat', '190', '188', '192'],
    ['another, a threat', { kind: 'threat', about: 'other' }, 'otherThreat', '190', '180', '100', '188'],
    ['another, means', { kind: 'means', about: 'other' }, 'other', '188', '192'],
    ['another person', { about: 'other' }, 'other', '188', '192'],
    ['another, acute', { kind: 'acute', about: 'other' }, 'otherAcute', '192', '08007226001', '188'],
    ['another, violence', { kind: 'violence', about: 'other' }, 'otherViolence', '190', '180', '100', '188', '192'],
    ['item 9', { source: 'screening' }, 'screening', '188', '192'],
    ['score 0', { source: 'score', kind: null }, 'score', '188', '192'],
    ['pattern', { source: 'pattern', kind: null }, 'pattern', '188', '192'],
    ['asked', { source: 'asked', kind: null }, 'asked', '188', '192'],
    ['still hard', { source: 'still-hard', kind: null }, 'still-hard', '188', '192'],
  ])('fit the case “%s”', async (_, signal, words, ...numbers) => {
    const next = { ...SELF, ...signal };
    const { title } = cardWords[words];
    raise(next);
    expect(screen.getByRole('alertdialog', { name: title })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: title }));
    expect(tels()).toEqual(numbers.map((number) => `tel:${number}`));
    expect(hrefs()[0]).toBe(`tel:${numbers[0]}`);
    expect(hrefs()).toEqual(expect.arrayContaining(['https://www.cvv.org.br', 'https://podefalar.org.br', '/ajuda']));
    expect(card().getByText(/UPA ou pronto-socorro/)).toBeTruthy();
    expect(card().getByRole('button', { name: 'Continuar' })).toBeTruthy();
    expect(card().queryByRole('button', { name: 'Estou em segurança' }) !== null).toBe(next.about === 'self');
    expect(card().queryByRole('button', { name: 'Sair rápido daqui' }) !== null).toBe(
      next.kind === 'violence' || next.kind === 'child',
    );
    const outside = card()
      .getAllByRole<HTMLAnchorElement>('link')
      .filter(({ target }) => target === '_blank');
    expect(outside.length).toBeGreaterThan(1);
    for (const { rel } of outside) expect(rel).toBe('noopener noreferrer');
    const isMisreadable = next.source === 'note' || next.source === 'score';
    expect(card().queryByRole('button', { name: 'Não era isso' }) !== null).toBe(isMisreadable);
    expect(screen.getByRole('alertdialog').textContent).not.toMatch(/!|você precisa|deveria|remédio|prometo/i);
  });

  it('don’t name 188 to a person whom it did not answer', async () => {
    raise({ ...SELF, kind: 'hotline' });
    expect(screen.getByRole('alertdialog').textContent).not.toContain('188');
    expect(hrefs()).toContain('https://www.cvv.org.br');
  });

  it('assume nothing about a person who opened the card by a button', async () => {
    raise({ ...SELF, source: 'asked', kind: null });
    expect(screen.getByRole('alertdialog').textContent).not.toMatch(/contou|ainda|difícil/i);
  });
});

describe('the crisis card', () => {
  it.each([
    ['Escape', () => fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' })],
    ['the close button', () => answer('Fechar')],
    ['Continuar', () => answer('Continuar')],
    ['the link to all help', () => fireEvent.click(card().getByRole('link', { name: crisisCopy.all }))],
  ])('returns the focus when it is closed by %s', async (_, close) => {
    raise(SELF);
    close();
    await waitFor(() => expect(document.activeElement).toBe(save()));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(crisis.current()).toBeNull();
    expect(server.calls()).toEqual([]);
  });

  it('closes without leaving the page when the browser goes back', async () => {
    raiseInBrowser(SELF);
    const back = () => act(() => window.history.back());
    const address = (): string | null => document.querySelector('output')?.textContent ?? null;
    await back();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(window.location.pathname).toBe('/registrar'));
    expect(address()).toBe('/registrar');
    await waitFor(() => expect(document.activeElement).toBe(save()));
    await back();
    await waitFor(() => expect(address()).toBe('/home'));
  });

  it('follows a link to another page', async () => {
    const router = raise(SELF);
    fireEvent.click(card().getByRole('link', { name: crisisCopy.all }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/ajuda'));
  });

  it('stays open after a tap outside and after an hour', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    raise(SELF);
    fireEvent.pointerDown(document.body);
    await act(() => vi.advanceTimersByTimeAsync(3_600_000));
    expect(screen.getByRole('alertdialog')).toBeTruthy();
    vi.useRealTimers();
  });
});

describe('the answer "Estou em segurança"', () => {
  it('is acknowledged and sent to the server', async () => {
    await signIn();
    raise(SELF);
    answer(crisisCopy.safe);
    expect(card().getByRole('status').textContent).toBe(crisisCopy.safeThanks);
    expect(document.activeElement).toBe(card().getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(server.calls('POST /safety/answers')).toMatchObject([{ body: { answer: 'safe' } }]));
  });

  it('is acknowledged but not stored without an account', async () => {
    raise(SELF);
    answer(crisisCopy.safe);
    expect(card().getByRole('status').textContent).toBe(crisisCopy.safeThanksGuest);
    expect(server.calls()).toEqual([]);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('concerns only the person’s own crises, whose time the device stores', async () => {
    await signIn();
    raise({ ...SELF, about: 'other' });
    expect(deviceState('maria').lastCrisisAt).toBeNull();
    act(() => crisis.raise(SELF));
    expect(deviceState('maria').lastCrisisAt).toBe(NOW);
  });
});

describe('the safety plan on the crisis card', () => {
  it('is only a link if the device has no copy of the plan', async () => {
    await signIn();
    raise(SELF);
    expect(card().getByRole('link', { name: 'Abrir meu plano' }).getAttribute('href')).toBe('/plano-de-seguranca');
    expect(card().queryByText('O que me ajuda')).toBeNull();
    await act(async () => session.leave());
    expect(card().queryByText('Meu plano de segurança')).toBeNull();
  });

  it('shows the first coping strategies and people to call', async () => {
    await signIn();
    writeDevicePlan('maria', {
      content: {
        ...emptySafetyPlan(),
        whatHelps: ['banho', 'música', 'janela', 'quarto'],
        people: [
          { name: 'Vó Nena', phone: '' },
          { name: 'Tia Lúcia', phone: '(81) 99999-0101' },
          { name: 'Bia', phone: '188' },
        ],
      },
      basedOn: 1,
      waiting: false,
    });
    raise(SELF);
    expect(card().getByText('janela')).toBeTruthy();
    expect(card().queryByText('quarto')).toBeNull();
    expect(card().queryByText('Vó Nena')).toBeNull();
    expect(card().getByRole('link', { name: 'Ligar para Tia Lúcia' }).getAttribute('href')).toBe('tel:+5581999990101');
    expect(
      card()
        .getByRole('link', { name: /WhatsApp para Tia Lúcia/ })
        .getAttribute('href'),
    ).toBe('https://wa.me/5581999990101');
    expect(card().queryByRole('link', { name: /WhatsApp para Bia/ })).toBeNull();
  });
});

it('the crisis card shows its answer buttons again if a more severe crisis follows "Estou em segurança"', async () => {
  await signIn();
  raise(SELF);
  answer(crisisCopy.safe);
  expect(card().queryByRole('button', { name: crisisCopy.safe })).toBeNull();
  act(() => void crisis.raise({ source: 'note', kind: 'acute', about: 'self' }));
  expect(card().getByRole('button', { name: crisisCopy.safe })).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.textContent).toBe(cardWords.acute.title));
});
