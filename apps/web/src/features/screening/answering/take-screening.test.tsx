// @vitest-environment jsdom

import type { Instrument } from '@alento/domain/screening/instruments';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { hasUnsavedWork } from '../../../lib/page/unsaved-work.ts';
import { crisis } from '../../../state/crisis/crisis.ts';
import { deviceState } from '../../../state/crisis/device-state.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { type Failure, never } from '../../../testing/fake-server/reply.ts';
import { type BackAnswer, sendBackPress } from '../../../ui/overlay/back-press.ts';
import { answered } from '../screening.fixture.ts';
import {
  card,
  full,
  openScreenings,
  refused,
  sent,
  setServerResults,
  storeDraft,
  stored,
  TODAY,
  take,
  withServer,
} from '../screening.harness.tsx';
import { readDraft } from './screening-draft.ts';

withServer();

// An answer goes on at once.
beforeEach(() => {
  const still = { addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal('matchMedia', (query: string) => ({ ...still, matches: query.includes('reduce') }));
});

const question = (place: number, total = 9) =>
  screen.findByRole('heading', { level: 1, name: new RegExp(`^Pergunta ${place} de ${total}`) });
const radio = (name: string) => screen.getByRole('radio', { name });
const choose = (name: string) => fireEvent.click(radio(name));
const chosen = () => screen.getAllByRole('radio').flatMap((it) => (it.ariaChecked === 'true' ? [it.textContent] : []));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const send = () => screen.getByRole('button', { name: /Ver meu resultado|Enviar de novo/ });
const focus = (element: HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element));

/** Opens a questionnaire whose answers are on this device, goes on to its last page, and sends them. */
async function sendDraft(instrument: Instrument, answers: Record<string, number>) {
  storeDraft(instrument, answers);
  const user = take(instrument);
  if ((answers.phq9 ?? 0) > 0) fireEvent.click(await screen.findByRole('button', { name: 'Continuar' }));
  await user.click(await screen.findByRole('button', { name: 'Ver meu resultado' }));
  return user;
}

/** Opens the PHQ-9 at its ninth item, the only one without an answer that the test gives. */
async function openNinth(): Promise<void> {
  storeDraft('PHQ-9', full('PHQ-9', 1));
  take('PHQ-9');
  await question(9);
}

describe('answering a questionnaire', () => {
  it('sends the answers, shows the result and deletes the draft', async () => {
    const user = take('GAD-7');
    for (let place = 1; place <= 7; place += 1) {
      await focus(await question(place, 7));
      choose('Vários dias');
    }
    // The last answer doesn't send, because that is final.
    expect(sent()).toEqual([]);
    expect(readDraft('ana', 'GAD-7')?.answers).toEqual(full('GAD-7', 1));
    expect(hasUnsavedWork()).toBe(true);
    await user.click(send());
    const title = await screen.findByRole('heading', { level: 1, name: 'Seu resultado' });
    screen.getByRole('heading', { name: 'Sintomas de ansiedade leves' });
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(sent()).toEqual([
      {
        body: { instrument: 'GAD-7', answers: full('GAD-7', 1) },
        key: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
      },
    ]);
    expect(readDraft('ana', 'GAD-7')).toBeNull();
    expect(hasUnsavedWork()).toBe(false);
    expect(crisis.current()).toBeNull();
    screen.getByText(/repetir em 5 de dezembro/);
  });

  it('sends the difficulty with the PHQ-9, and compares the result with the previous one', async () => {
    setServerResults(answered('PHQ-9', '2026-11-07', 20));
    storeDraft('PHQ-9', { ...full('PHQ-9', 1), phq9: 0 });
    const user = take('PHQ-9');
    await screen.findByRole('heading', { level: 1, name: /^Se você assinalou/ });
    choose('Muita dificuldade');
    press('Deixar em branco');
    expect(chosen()).toEqual([]);
    expect(document.activeElement?.role).toBe('radio');
    choose('Alguma dificuldade');
    await user.click(send());
    await screen.findByRole('heading', { name: 'Sintomas depressivos leves' });
    expect(sent()[0]?.body.difficulty).toBe(1);
    screen.getByText(/^12 pontos abaixo da vez anterior, que foi 20/);
  });

  it('continues a draft of another day or starts again', async () => {
    storeDraft('PHQ-9', { phq1: 2, phq2: 3 }, '2026-11-20');
    const user = openScreenings();
    const depression = await card('Sintomas de depressão');
    within(depression).getByText('Você parou em 2 de 9. As respostas estão guardadas neste aparelho.');
    await user.click(within(depression).getByRole('link', { name: 'Continuar: PHQ-9' }));
    await focus(await question(3));
    screen.getByText('Suas respostas de ontem estão aqui.');
    press('Voltar');
    await focus(await question(2));
    expect(chosen()).toEqual(['Quase todos os dias']);
    expect(screen.queryByText('Suas respostas de ontem estão aqui.')).toBeNull();
    press('Continuar');
    await question(3);
    press('Começar de novo');
    await focus(await question(1));
    expect(chosen()).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Voltar' })).toBeNull();
    expect(readDraft('ana', 'PHQ-9')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Voltar às avaliações' }));
    await screen.findByRole('link', { name: 'Responder: PHQ-9' });
  });

  it('asks for the answer of a question before it goes on', async () => {
    take('GAD-7');
    await question(1, 7);
    press('Continuar');
    await question(1, 7);
    screen.getByText('Escolha uma opção para continuar.');
    await focus(radio('Nenhuma vez'));
  });

  it('goes back to the first question without an answer instead of sending', async () => {
    const { phq3: _, ...most } = full('PHQ-9', 1);
    await sendDraft('PHQ-9', most);
    await question(3);
    screen.getByText('Escolha uma opção para continuar.');
    await focus(radio('Nenhuma vez'));
    expect(sent()).toEqual([]);
  });

  it('goes back one question with the back button of the device and the browser', async () => {
    storeDraft('GAD-7', { gad1: 1, gad2: 2 });
    take('GAD-7');
    await question(3, 7);
    const back = (): BackAnswer | null => {
      let answer: BackAnswer | null = null;
      act(() => {
        answer = sendBackPress(document.activeElement ?? document.body);
      });
      return answer;
    };
    expect(back()).toBe('handled');
    await question(2, 7);
    // The key Escape doesn't.
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await question(2, 7);
    expect(back()).toBe('handled');
    await question(1, 7);
    expect(back()).toBe('nothing');
  });

  it('stays on the last question while it sends, so that a failure is seen', async () => {
    let fail = (): void => {};
    const failing = new Promise<Failure>((resolve) => {
      fail = () => resolve(refused(500, 'INTERNAL'));
    });
    server.answer('POST /screenings', () => failing);
    await sendDraft('GAD-7', full('GAD-7', 2));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'Voltar' })).toHaveProperty('disabled', true);
    expect(sendBackPress(document.body)).toBe('handled');
    fail();
    await screen.findByText(/Suas respostas continuam guardadas neste aparelho/);
    await question(7, 7);
    press('Voltar');
    await question(6, 7);
  });

  it.each([
    [refused(500, 'INTERNAL'), true],
    [refused(422, 'SCREENING_ANSWER_INVALID'), false],
  ])('repeats the idempotency key only if the failed request may have arrived (case %#)', async (fails, same) => {
    server.answer('POST /screenings', fails);
    const user = await sendDraft('GAD-7', full('GAD-7', 2));
    const alert = await screen.findByText(/Suas respostas continuam guardadas neste aparelho/);
    expect(alert.textContent).toMatch(/^Texto de /);
    expect(readDraft('ana', 'GAD-7')?.answers).toEqual(full('GAD-7', 2));
    server.answer('POST /screenings', stored);
    await user.click(screen.getByRole('button', { name: 'Enviar de novo' }));
    await screen.findByRole('heading', { name: 'Sintomas de ansiedade moderados' });
    expect(sent()[0]?.key === sent()[1]?.key).toBe(same);
  });

  it('uses a new idempotency key after the answers changed', async () => {
    storeDraft('GAD-7', full('GAD-7', 0), TODAY, 'a-chave');
    server.answer('POST /screenings', refused(500, 'INTERNAL'));
    const user = take('GAD-7');
    await user.click(await screen.findByRole('button', { name: 'Ver meu resultado' }));
    await user.click(await screen.findByRole('button', { name: 'Enviar de novo' }));
    await screen.findByText(/continuam guardadas/);
    choose('Vários dias');
    await user.click(send());
    await waitFor(() => expect(sent()).toHaveLength(3));
    expect(sent().map(({ key }) => key === 'a-chave')).toEqual([true, true, false]);
  });

  it('shows today’s result if the questionnaire was answered on another device', async () => {
    storeDraft('GAD-7', full('GAD-7', 0));
    const user = take('GAD-7');
    await screen.findByRole('button', { name: 'Ver meu resultado' });
    setServerResults(answered('GAD-7', TODAY, 16));
    server.answer('POST /screenings', refused(409, 'SCREENING_TODAY_DONE'));
    await user.click(send());
    await screen.findByRole('heading', { name: 'Sintomas de ansiedade graves' });
    expect(readDraft('ana', 'GAD-7')).toBeNull();
  });

  it('shows the result even if the list of results can’t be loaded', async () => {
    server.answer('GET /screenings', refused(500, 'INTERNAL'));
    await sendDraft('GAD-7', full('GAD-7', 0));
    await screen.findByRole('heading', { name: 'Sintomas de ansiedade mínimos' });
    expect(screen.queryByText('Desde a última vez')).toBeNull();
  });

  it('opens an earlier result by its URL', async () => {
    setServerResults(answered('PHQ-9', '2026-11-12', 12), answered('PHQ-9', '2026-10-20', 8));
    openScreenings('/avaliacoes?instrumento=PHQ-9&resultado=PHQ-9-2026-10-20');
    await screen.findByRole('heading', { name: 'Sintomas depressivos leves' });
    screen.getByText('PHQ-9, sintomas de depressão. Respondido em 20 de outubro de 2026.');
    screen.getByText(/primeiro resultado/);
    expect(screen.queryByText(/Amanhã este questionário/)).toBeNull();
  });
});

describe('the ninth item of the PHQ-9', () => {
  const raised = { source: 'screening', kind: 'suicide', about: 'self' };

  it('opens the crisis card before any request', async () => {
    let openAtSending: unknown;
    server.onCall(({ method }) => {
      if (method === 'POST') openAtSending = crisis.current();
    });
    const scrolled = vi.fn();
    vi.stubGlobal('scrollTo', scrolled);
    await sendDraft('PHQ-9', { ...full('PHQ-9', 0), phq9: 1 });
    await screen.findByRole('heading', { level: 2, name: 'Antes de tudo' });
    expect(openAtSending).toEqual(raised);
    // The crisis card has the focus, so the page is scrolled to the result without moving the focus.
    await waitFor(() => expect(scrolled).toHaveBeenCalled());
    expect(document.activeElement?.tagName).not.toBe('H1');
  });

  it.each([
    ['Continuar', () => press('Continuar')],
    ['Voltar', () => press('Voltar')],
    ['Começar de novo', () => press('Começar de novo')],
    ['the link back', () => fireEvent.click(screen.getByRole('link', { name: 'Voltar às avaliações' }))],
  ])('shows a number to call, and opens the crisis card when its page is left by %s', async (_way, leave) => {
    await openNinth();
    choose('Quase todos os dias');
    screen.getByRole('link', { name: 'Ligar para o CVV: 188' });
    await act(async () => {});
    await question(9);
    expect(crisis.current()).toBeNull();
    leave();
    await waitFor(() => expect(crisis.current()).toEqual(raised));
  });

  it.each([
    ['closed', () => window.dispatchEvent(new Event('pagehide'))],
    ['hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('is asked about later if the app is %s on its page', async (_, leave) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await openNinth();
    choose('Nenhuma vez');
    press('Voltar');
    await question(8);
    press('Continuar');
    await question(9);
    crisis.close();
    leave();
    expect(deviceState('ana').lastCrisisAt).toBeNull();
    choose('Vários dias');
    leave();
    expect(deviceState('ana').lastCrisisAt).toBe(Date.parse(`${TODAY}T15:00:00Z`));
    expect(crisis.current()).toBeNull();
  });

  it('scrolls to the number to call after the scroll to the top', async () => {
    const moves: string[] = [];
    vi.stubGlobal('scrollTo', () => moves.push('top'));
    Element.prototype.scrollIntoView = () => void moves.push('number');
    onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));
    await openNinth();
    press('Voltar');
    await question(8);
    moves.length = 0;
    press('Continuar');
    await question(9);
    expect(moves).toEqual(['top', 'number']);
  });

  it('leaves the focus, below the crisis card, on the heading of the page that the link leads to', async () => {
    await openNinth();
    let focused: Element | null = null;
    onTestFinished(crisis.subscribe(() => (focused ??= document.activeElement)));
    const link = screen.getByRole('link', { name: 'Voltar às avaliações' });
    link.focus();
    fireEvent.click(link);
    await waitFor(() => expect(crisis.current()).toEqual(raised));
    expect(focused).toBe(screen.getByRole('heading', { level: 1, name: 'Avaliações' }));
  });

  it('opens the crisis card once', async () => {
    await openNinth();
    press('Continuar');
    await screen.findByRole('button', { name: 'Ver meu resultado' });
    crisis.close();
    fireEvent.click(send());
    await screen.findByRole('heading', { level: 2, name: 'Antes de tudo' });
    expect(crisis.current()).toBeNull();
  });

  it('opens the crisis card offline and keeps the answers', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    server.answer('GET /screenings', never);
    server.answer('POST /screenings', never);
    await sendDraft('PHQ-9', { ...full('PHQ-9', 1), phq9: 3 });
    expect(crisis.current()).toEqual(raised);
    expect(readDraft('ana', 'PHQ-9')?.answers.phq9).toBe(3);
  });

  it('is shown with the other questions offline', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    server.answer('GET /screenings', never);
    take('PHQ-9');
    screen.getByRole('heading', { level: 1, name: /^Pergunta 1 de 9/ });
    screen.getByText('PHQ-9: sintomas de depressão');
  });

  it('doesn’t open the crisis card after the answer 0', async () => {
    await sendDraft('PHQ-9', { ...full('PHQ-9', 3), phq9: 0 });
    await screen.findByRole('heading', { name: 'Sintomas depressivos graves' });
    expect(crisis.current()).toBeNull();
  });
});
