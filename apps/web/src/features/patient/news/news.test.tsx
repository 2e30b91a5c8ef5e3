// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { queryClient } from '../../../lib/query-client.ts';
import { allRead } from '../../../testing/all-read.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { LAST_VISIT, moodSummaryOf, patientOf, screeningOf } from '../../../testing/patient-answers.ts';
import { NOON, open, openShared, shares, withAna } from '../patient.harness.tsx';

withAna();

const news = (): string =>
  screen.getByRole('region', { name: 'Desde a última visita' }).textContent?.replace(/\s/g, ' ') ?? '';

describe('what is new since the last visit', () => {
  it('is named for each part: entries, results beside the ones before, records, treatment and plan', async () => {
    await openShared();
    expect(news()).toContain('O que tem data depois da sua última visita: 14 de novembro de 2026, 12:00.');
    expect(news()).toContain('Uma nova visita conta depois de 30 minutos sem leitura.');
    expect(news()).toContain('12 registros novos em 6 dias, média Neutro (2,4).');
    expect(news()).toContain('Nos 28 dias anteriores à última visita, média Bem (3,1).');
    expect(news()).toContain(
      'PHQ-9 em 18 de novembro de 2026: 14 de 27, sintomas moderados.Antes: 8 de 27, em 21 de outubro de 2026.',
    );
    expect(news()).toContain(
      'GAD-7 em 18 de novembro de 2026: 9 de 21, sintomas leves.Antes: 12 de 21, em 21 de outubro de 2026.',
    );
    expect(news()).not.toContain('19 de 27');
    expect(news()).toContain('De 24 de agosto a 21 de novembro de 2026, preparado em 19 de novembro de 2026.');
    expect(news()).not.toContain('12 de outubro');
    expect(news()).toContain('Tratamento e medicaçãoNada novo nesses dias.');
    expect(news()).toContain('Mudou: 18 de novembro de 2026, 12:00.');
  });

  it('says of each part that nothing is new', async () => {
    shares(patientOf({ parts: ['moods', 'screenings', 'records'] }));
    const none = { since: LAST_VISIT, entries: 0, days: 0, average: null, averageBefore: 3 };
    server.answer('GET /patients/{id}/mood-summary', moodSummaryOf({ news: none }));
    server.answer('GET /patients/{id}/screenings', [screeningOf('PHQ-9', 7, 8)]);
    server.answer('GET /patients/{id}/health-records', []);
    open();
    await allRead(queryClient);
    expect(news()).toMatch(/Nenhum registro novo\..*Nenhuma resposta nova\..*Nenhum prontuário novo\./);
  });

  it('has no average to compare with if nothing was recorded before', async () => {
    shares(patientOf({ parts: ['moods'] }));
    const fresh = { since: LAST_VISIT, entries: 1, days: 1, average: 4, averageBefore: null };
    server.answer('GET /patients/{id}/mood-summary', moodSummaryOf({ news: fresh }));
    open();
    await allRead(queryClient);
    expect(news()).toContain('1 registro novo em 1 dia, média Muito bem (4,0).');
    expect(news()).toContain('não há registros para comparar');
  });

  it('says on the first visit that all is new', async () => {
    await openShared({ lastVisitAt: null });
    expect(news()).toContain('Esta é sua primeira visita');
    expect(news()).toContain('Uma nova visita conta depois de 30 minutos sem leitura.');
    expect(screen.queryByText('Novo')).toBeNull();
  });

  it('names an earlier visit of the same day', async () => {
    await openShared({ lastVisitAt: NOON - 3_600_000 });
    expect(news()).toContain('O que tem data depois da sua última visita: hoje, 11:00.');
    within(screen.getByRole('navigation', { name: 'Partes desta página' })).getByRole('link', { name: 'Humor' });
  });
});
