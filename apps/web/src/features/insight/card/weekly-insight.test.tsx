// @vitest-environment jsdom
import { INSIGHT_FAILURE_DISPLAY_MS, INSIGHT_RETRY_EVERY_MS, SUMMARY_CACHE_MS } from '@alento/domain/insight/limits';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { lost, never, offContract, refused } from '../../../testing/fake-server/reply.ts';
import { aSummary, begun, entry, ready, requested, server, state, weekOf, withInsights } from '../insight.harness.ts';
import { ask, button, isOffered, pass, show, statusText, tap, words } from './weekly-insight.harness.tsx';

withInsights();

describe('the weekly insight before it is requested', () => {
  it('names the free plan’s limit and sends no request', async () => {
    await show();
    expect(button()).toBeTruthy();
    expect(screen.getByText(/No plano Grátis, são 2 por mês\. Rever o mesmo texto não conta\./)).toBeTruthy();
    await pass(SUMMARY_CACHE_MS);
    expect(requested()).toEqual([]);
  });

  it.each(['essencial', 'premium'] as const)('loads by itself on the plan %s, which has no limit', async (plan) => {
    server.plan = plan;
    const { change } = await show();
    await pass();
    expect(requested()).toEqual([0]);
    expect(statusText()).toBe('Lendo sua semana. Leva alguns segundos.');
    expect(screen.queryByText(/por mês/)).toBeNull();
    await change(weekOf(5));
    expect(requested()).toEqual([0]);
  });

  it('does not load by itself with too few days, and waits for a tap after a failure', async () => {
    server.plan = 'premium';
    const { change } = await show(weekOf(2));
    await pass();
    expect(requested()).toEqual([]);
    server.request = [lost];
    await change(weekOf(5));
    await pass(60_000);
    const tries = requested().length;
    expect(tries).toBeGreaterThan(0);
    await pass(600_000);
    expect(requested()).toHaveLength(tries);
    expect(isOffered()).toBe(true);
  });

  it('shows how many days with entries are missing', async () => {
    const { change } = await show([...weekOf(2), entry(0, 5)]);
    expect(screen.getByText('O insight precisa de registros em 5 dias diferentes da semana.')).toBeTruthy();
    expect(screen.getByText(/^Você já tem 2; faltam 3\./)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Registrar humor' }).getAttribute('href')).toBe('/registrar');
    expect(isOffered()).toBe(false);
    await change(weekOf(4));
    expect(screen.getByText(/^Você já tem 4; falta 1\./)).toBeTruthy();
    await change(weekOf(5));
    expect(button()).toBeTruthy();
  });
});

describe('the weekly insight after it is requested', () => {
  it('shows the summary that was requested before midnight, and sends no second request, which would count', async () => {
    server.poll = [state('processing'), never];
    const { change } = await ask(begun);
    server.poll = [state('completed')];
    await change(weekOf(5), '2026-11-22');
    await words('De 15 a 21 de novembro');
    expect(requested()).toEqual([0]);
  });

  it('shows its text as Markdown, with its author and a disclaimer', async () => {
    server.poll = [state('processing'), state('completed', { summary: 'Média **3,4 de 5**.\n\n- sexta\n- sábado' })];
    await ask(begun);
    expect(statusText()).toBe('Lendo sua semana. Leva alguns segundos.');
    expect(button().getAttribute('aria-disabled')).toBe('true');
    await pass(2000);
    await words('3,4 de 5');
    expect(screen.getByText('3,4 de 5').tagName).toBe('STRONG');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['sexta', 'sábado']);
    expect(screen.getByText('Escrito aqui, pelo modelo local. Não é diagnóstico.')).toBeTruthy();
    expect(screen.getByText('De 15 a 21 de novembro')).toBeTruthy();
    expect(statusText()).toBe('Insight da semana pronto.');
    expect(isOffered()).toBe(false);
  });

  it('names both months if the week spans two months', async () => {
    await ask(aSummary({ startDate: '2026-10-29', endDate: '2026-11-04' }));
    await words('De 29 de outubro a 4 de novembro');
  });

  it.each([
    ['external', 'Escrito por uma IA externa. Não é diagnóstico.'],
    [undefined, 'Não é diagnóstico.'],
  ])('shows for the author "%s" the line "%s"', async (writtenBy, text) => {
    await ask(offContract(JSON.stringify({ ...aSummary(), writtenBy })));
    await words(text);
  });

  it('keeps the focus on the button during the request, then moves it to the heading', async () => {
    server.poll = [state('processing'), state('completed')];
    await ask(begun);
    expect(document.activeElement).toBe(button());
    await pass(2000);
    expect(document.activeElement?.textContent).toBe('Insight da semana');
  });

  it('leaves the focus on an element that got it during the request', async () => {
    server.poll = [state('processing'), state('completed')];
    await ask(begun);
    const elsewhere = document.body.appendChild(document.createElement('button'));
    elsewhere.focus();
    await pass(2000);
    expect(document.activeElement).toBe(elsewhere);
    elsewhere.remove();
  });

  it('renders only internal and telephone links, and no images', async () => {
    const summary =
      '[ajuda](/ajuda) [188](tel:188) [fora](https://x.test) [mau](javascript:x) [h](//x.test) ![p](https://x.test/p)';
    await ask(aSummary({ summary }));
    await words('ajuda');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/ajuda', 'tel:188']);
    expect(document.querySelector('img')).toBeNull();
  });
});

describe('the text of a weekly insight', () => {
  const LONG = `${'Uma semana comprida de contar. '.repeat(8)}O fim.`;

  it('is unfolded without losing the focus if it is long', async () => {
    await ask(aSummary({ summary: LONG }));
    await words(/…$/);
    const more = screen.getByRole('button', { name: 'Ler mais' });
    expect(more.getAttribute('aria-expanded')).toBe('false');
    more.focus();
    fireEvent.click(more);
    expect(screen.getByText(/O fim\.$/)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ler menos', expanded: true }));
    fireEvent.click(more);
    expect(screen.queryByText(/O fim\.$/)).toBeNull();
  });
});

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

  it.each([
    [409, 'WEEKLY_SUMMARY_PROCESSING', /^Já existe um processamento assíncrono em andamento\. Aguarde/],
    [403, 'FORBIDDEN', /^Você não tem acesso a isto\.$/],
  ] as const)('says after the refusal %i %s why, and can be requested again', async (status, code, text) => {
    await ask(refused(status, code, status === 403 ? { message: 'Você não tem acesso a isto.' } : {}));
    expect(statusText()).toMatch(text);
    expect(button().getAttribute('aria-disabled')).toBe(status === 403 ? null : 'true');
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
});
