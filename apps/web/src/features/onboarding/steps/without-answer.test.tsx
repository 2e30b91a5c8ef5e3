// @vitest-environment jsdom
import type { OnboardingStep } from '@alento/domain/onboarding/steps';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { choose, goOn, openOnly, press, savedAt, server, title } from '../onboarding.fixture.tsx';

const ONE = 'Escolha uma opção para continuar.';

it.each<[OnboardingStep, heading: string | RegExp, message: string]>([
  ['motivation', 'O que traz você ao Alento?', 'Escolha pelo menos uma opção para continuar.'],
  ['depression-screening', /^Pergunta 1 de 9/, ONE],
  ['anxiety-screening', /^Pergunta 1 de 7/, ONE],
  ['mental-health-history', 'Você convive com alguma condição de saúde mental?', ONE],
  ['current-treatment', 'Você faz algum tratamento ou cuidado hoje?', ONE],
  ['sleep-quality', 'Como você tem dormido?', ONE],
  ['social-support', 'Você tem com quem contar?', ONE],
])(
  'the step %s stays after Continuar without an answer, with a message at the field that has the focus',
  async (step, heading, message) => {
    await openOnly(step);
    await title(heading);
    press('Continuar');
    const { id, parentElement: field } = screen.getByText(message);
    await waitFor(() => expect(field?.contains(document.activeElement)).toBe(true));
    expect(document.querySelector(`[aria-describedby~="${id}"]`)).not.toBeNull();
    screen.getByRole('button', { name: 'Pular' });
    expect(server.completed).not.toContain(step);
  },
);

it('the step demographics goes on to the gender without an answer, which is enough by itself', async () => {
  await openOnly('demographics');
  await title('Um pouco sobre você');
  await goOn('Qual é o seu gênero? (opcional)');
  press('Continuar');
  const field = screen.getByText('Responda a pelo menos uma pergunta para continuar.').parentElement;
  await waitFor(() => expect(field?.contains(document.activeElement)).toBe(true));
  screen.getByRole('button', { name: 'Pular' });
  choose('Feminino');
  press('Continuar');
  expect(await savedAt('Pronto, é isso')).toEqual([{ gender: 'feminino' }]);
});
