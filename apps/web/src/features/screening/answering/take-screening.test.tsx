// @vitest-environment jsdom

import type { Instrument } from '@alento/domain/screening/instruments';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { hasUnsavedWork } from '../../../lib/page/unsaved-work.ts';
import { crisis } from '../../../state/crisis/crisis.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { never } from '../../../testing/fake-server/reply.ts';
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

/** Opens a questionnaire whose answers are on this device, and sends them. */
async function sendDraft(instrument: Instrument, answers: Record<string, number>) {
  storeDraft(instrument, answers);
  const user = take(instrument);
  await user.click(await screen.findByRole('button', { name: 'Ver meu resultado' }));
  return user;
}
const send = () => screen.getByRole('button', { name: /Ver meu resultado|Enviar de novo/ });

describe('answering a questionnaire', () => {
  it('sends the answers, shows the result and deletes the draft', async () => {
    const user = take('GAD-7');
    await screen.findByRole('heading', { level: 1, name: 'GAD-7: sintomas de ansiedade' });
    for (const answer of screen.getAllByRole('radio', { name: 'Vários dias' })) await user.click(answer);
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
    await user.click(await screen.findByRole('radio', { name: 'Alguma dificuldade' }));
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
    await waitFor(() => expect(document.activeElement?.textContent).toBe('PHQ-9: sintomas de depressão'));
    screen.getByText('Suas respostas de ontem estão aqui.');
    expect(screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Começar de novo' }));
    expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false);
    expect(readDraft('ana', 'PHQ-9')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Voltar às avaliações' }));
    await screen.findByRole('link', { name: 'Responder: PHQ-9' });
  });

  it('sends nothing while an answer is missing', async () => {
    await sendDraft('GAD-7', { gad1: 1 });
    await screen.findByText('Faltam as perguntas 2, 3, 4, 5, 6 e 7.');
    await waitFor(() => expect(document.activeElement?.closest('fieldset')?.textContent).toMatch(/^2\./));
    expect(sent()).toEqual([]);
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
    await user.click(screen.getAllByRole('radio', { name: 'Vários dias' })[0] as HTMLElement);
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
    screen.getByRole('heading', { level: 1, name: 'PHQ-9: sintomas de depressão' });
  });

  it('doesn’t open the crisis card after the answer 0', async () => {
    await sendDraft('PHQ-9', { ...full('PHQ-9', 3), phq9: 0 });
    await screen.findByRole('heading', { name: 'Sintomas depressivos graves' });
    expect(crisis.current()).toBeNull();
  });
});
