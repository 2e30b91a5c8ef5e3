// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PlanComparison } from './plan-comparison.tsx';

afterEach(cleanup);

const linesUnder = (title: string): (string | null)[] => {
  const { container } = render(<PlanComparison />);
  const group = [...container.querySelectorAll('tbody')].find(
    (body) => body.querySelector('[scope=rowgroup]')?.textContent === title,
  );
  return [...(group?.querySelectorAll('[scope=row]') ?? [])].map(({ textContent }) => textContent);
};

it('PlanComparison lists under "Está chegando" only features that are not built', () => {
  expect(linesUnder('Está chegando')).toEqual(['Prontuários por mês']);
});

it('PlanComparison lists the assistant, the insights and the book chat as existing features', () => {
  expect(linesUnder('Já existe')).toEqual(
    expect.arrayContaining(['Mensagens ao assistente por dia', 'Insights da semana por mês', 'Conversa com livros']),
  );
});
