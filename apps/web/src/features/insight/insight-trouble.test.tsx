// @vitest-environment jsdom
import {
  INSIGHT_ASYNC_WAIT_MS,
  INSIGHT_FAILURE_DISPLAY_MS,
  INSIGHT_RETRY_EVERY_MS,
} from '@alento/domain/insight/limits';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { lost, offContract, refused } from '../../testing/fake-server/reply.ts';
import { ask, button, isOffered, pass, statusText, tap, words } from './card/weekly-insight.harness.tsx';
import { ready, requested, server, withInsights } from './insight.harness.ts';

withInsights();

describe('the weekly insight after a failed request', () => {
  it('shows each retry and finally the failure for 5 s', async () => {
    await ask(lost);
    for (const attempt of [1, 2, 3]) {
      expect(statusText()).toBe(`Reconectando ao serviço de IA... (tentativa ${attempt} de 3)`);
      await pass(INSIGHT_RETRY_EVERY_MS);
    }
    expect(statusText()).toBe('Não foi possível conectar ao serviço de IA no momento. Tente novamente mais tarde.');
    fireEvent.click(button());
    expect(button().getAttribute('aria-disabled')).toBe('true');
    await pass(INSIGHT_FAILURE_DISPLAY_MS);
    expect(statusText()).toBe('');
    expect(document.activeElement).toBe(button());
    expect(requested()).toHaveLength(4);
    server.request = [ready];
    await tap();
    await words('3,4 de 5');
  });

  it('shows the reason beside each retry and the failure', async () => {
    const reason = 'Resposta vazia da API';
    await ask(offContract('null'));
    expect(statusText()).toBe('Reconectando ao serviço de IA... (tentativa 1 de 3)');
    expect(screen.getByText(reason)).toBeTruthy();
    await pass(3 * INSIGHT_RETRY_EVERY_MS);
    expect(statusText()).toMatch(/^Não foi possível conectar/);
    expect(screen.getByText(reason)).toBeTruthy();
    await pass(INSIGHT_FAILURE_DISPLAY_MS);
    expect(screen.queryByText(reason)).toBeNull();
  });

  it('shows when the monthly limit resets, and links the plans', async () => {
    await ask(refused(429, 'WEEKLY_SUMMARY_MONTHLY_LIMIT_EXCEEDED'));
    expect(statusText()).toBe('Você usou os insights deste mês.');
    expect(screen.getByText(/O plano Grátis tem 2 por mês; a conta recomeça em 1º de dezembro\./)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ver os planos' }).getAttribute('href')).toBe('/planos');
    expect(isOffered()).toBe(false);
  });

  it('links the form for a new entry if the server counts too few days', async () => {
    await ask(refused(429, 'WEEKLY_SUMMARY_INSUFFICIENT_DAYS'));
    expect(statusText()).toBe('O insight precisa de registros em 5 dias diferentes da semana.');
    expect(screen.queryByText(/faltam?/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Registrar humor' })).toBeTruthy();
  });

  it('is requested again after 30 s if another insight is being written', async () => {
    await ask(refused(409, 'WEEKLY_SUMMARY_PROCESSING'), ready);
    expect(statusText()).toMatch(/^Já existe um processamento assíncrono em andamento\. Aguarde/);
    await pass(INSIGHT_ASYNC_WAIT_MS);
    await words('3,4 de 5');
  });

  it('shows the server’s message after any other refusal', async () => {
    await ask(refused(403, 'FORBIDDEN', { message: 'Você não tem acesso a isto.' }));
    expect(statusText()).toBe('Você não tem acesso a isto.');
    expect(button().getAttribute('aria-disabled')).toBeNull();
  });
});
