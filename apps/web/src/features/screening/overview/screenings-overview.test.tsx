// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { answered } from '../screening.fixture.ts';
import { card, openScreenings, refused, setServerResults, TODAY, withServer } from '../screening.harness.tsx';

withServer();

describe('the screen /avaliacoes', () => {
  it('offers both questionnaires to a new person', async () => {
    openScreenings();
    const depression = await card('Sintomas de depressão');
    within(depression).getByText(/Você ainda não respondeu/);
    const start = within(depression).getByRole('link', { name: 'Responder: PHQ-9' });
    expect(start.getAttribute('href')).toBe('/avaliacoes?instrumento=PHQ-9');
    within(await card('Sintomas de ansiedade')).getByRole('link', { name: 'Responder: GAD-7' });
    screen.getByRole('heading', { name: 'Seu histórico aparece aqui' });
    screen.getByText(/não um diagnóstico/);
    screen.getByText(/Não é necessária permissão/);
  });

  it('offers the questionnaires even if the results can’t be loaded', async () => {
    server.answer('GET /screenings', refused(500, 'INTERNAL'));
    const user = openScreenings();
    expect((await screen.findByRole('alert')).textContent).toMatch(/Eles continuam guardados/);
    screen.getByRole('link', { name: 'Responder: PHQ-9' });
    expect(screen.queryByText(/Você ainda não respondeu/)).toBeNull();
    server.answer('GET /screenings', [answered('GAD-7', '2026-11-01', 5)]);
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await screen.findByRole('heading', { name: 'Seu histórico no GAD-7' });
  });

  it('shows the last result, its date, and when to answer again', async () => {
    setServerResults(
      answered('PHQ-9', '2026-11-12', 12),
      answered('PHQ-9', '2026-10-20', 8),
      answered('GAD-7', '2026-11-07', 3),
    );
    openScreenings();
    const depression = await card('Sintomas de depressão');
    expect(depression.textContent).toMatch(
      /Último resultado, em 12 de novembro de 2026Sintomas depressivos moderados \(12 de 27\)/,
    );
    within(depression).getByText(/a próxima seria em 26 de novembro\. Antes disso também pode/);
    expect(within(depression).getByRole('link', { name: 'Ver o resultado: PHQ-9' }).getAttribute('href')).toBe(
      '/avaliacoes?instrumento=PHQ-9&resultado=PHQ-9-2026-11-12',
    );
    within(depression).getByRole('link', { name: 'Responder de novo: PHQ-9' });
    within(await card('Sintomas de ansiedade')).getByText(/este é um bom momento para repetir/);
  });

  it('allows one result per day for each questionnaire', async () => {
    setServerResults(answered('GAD-7', TODAY, 6));
    openScreenings();
    const anxiety = await card('Sintomas de ansiedade');
    const button = within(anxiety).getByRole<HTMLButtonElement>('button', { name: 'Responder de novo: GAD-7' });
    expect(button.disabled).toBe(true);
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Você já respondeu a este questionário hoje. Amanhã ele abre de novo.',
    );
    within(anxiety).getByText('Último resultado, hoje');
    within(await card('Sintomas de depressão')).getByRole('link', { name: 'Responder: PHQ-9' });
  });

  it('shows the history as a sentence, a chart and a table', async () => {
    setServerResults(answered('PHQ-9', '2026-11-12', 12), answered('PHQ-9', '2026-10-20', 8));
    const user = openScreenings();
    const history = await card('Seu histórico no PHQ-9');
    within(history).getByText(/^2 respostas, .*As somas foram de 8 a 12; a mais recente é 12, sintomas moderados\.$/);
    within(history).getByRole('button', { name: '12 de novembro de 2026: 12 de 27 · sintomas moderados' });
    await user.click(within(history).getByText('Ver como tabela'));
    const rows = within(await within(history).findByRole('table')).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'QuandoSomaFaixa',
      '12 de novembro de 202612 de 27sintomas moderados',
      '20 de outubro de 20268 de 27sintomas leves',
    ]);
    expect(screen.queryByRole('region', { name: 'Seu histórico no GAD-7' })).toBeNull();
  });

  it.each(['?instrumento=XYZ', '?instrumento=phq-9', '?resultado=1'])(
    'shows both questionnaires for the query string %s, which names none',
    async (search) => {
      openScreenings(`/avaliacoes${search}`);
      await screen.findByRole('heading', { level: 1, name: 'Avaliações' });
    },
  );
});
