// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PlanComparison } from './plan-comparison.tsx';

/** The cells of a row: what Grátis, Essencial and Premium have. */
function cellsOf(name: string): (string | null)[] {
  render(<PlanComparison />);
  const row = screen.getByRole('rowheader', { name }).closest('tr') as HTMLElement;
  return within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
}

it.each([
  ['Prontuários por mês', ['1', '4', 'sem limite']],
  ['Fotos e notas de voz por mês', ['20', 'sem limite', 'sem limite']],
  ['Insights da semana por mês', ['2', 'sem limite', 'sem limite']],
  ['Conversa com livros', ['Não', 'Não', 'Sim']],
])('PlanComparison states what each plan has: %s', (name, cells) => {
  expect(cellsOf(name)).toEqual(cells);
});
