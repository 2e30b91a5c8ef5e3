// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ChartTable } from './chart-table.tsx';
import { LineChart } from './line-chart.tsx';
import { MoodColumns } from './mood-columns.tsx';

const averages = [3, null, 4, null, null, 1];
const points = averages.map((average, index) => ({
  key: String(index),
  average,
  name: `dia ${index}`,
  detail: average === null ? 'Sem registros' : `média ${average}`,
}));

const focused = () => document.activeElement?.getAttribute('aria-label');

describe('LineChart', () => {
  it('has one tab stop, at the newest point, and arrow keys move between recorded points', async () => {
    const user = userEvent.setup();
    const { container } = render(<LineChart label="Humor" points={points} ticks={[]} />);
    await user.tab();
    expect(focused()).toBe('dia 5: média 1');
    await user.keyboard('{ArrowLeft}');
    expect(focused()).toBe('dia 2: média 4');
    expect(container.querySelector('[aria-hidden] .font-semibold')?.textContent).toBe('dia 2');
    await user.keyboard('{Home}{ArrowLeft}');
    expect(focused()).toBe('dia 0: média 3');
    await user.keyboard('{End}');
    expect(focused()).toBe('dia 5: média 1');
    await user.tab();
    expect(document.activeElement).toBe(document.body);
  });

  it('focuses the last focused point again when the focus returns to the chart', async () => {
    const user = userEvent.setup();
    const { container } = render(<LineChart label="Humor" points={points} ticks={[]} />);
    await user.tab();
    await user.keyboard('{Home}{Escape}');
    expect(container.querySelector('[aria-hidden] .font-semibold')).toBeNull();
    await user.tab();
    await user.tab();
    expect(focused()).toBe('dia 0: média 3');
  });

  it('draws a dot, not a line, for a day between days without entries', () => {
    const { container } = render(<LineChart label="Humor" points={points} ticks={[]} />);
    const lines = [...container.querySelectorAll('path[fill="none"]')].map((path) => path.getAttribute('d'));
    // Three points without neighbours: each path only moves to its point and has no curve.
    expect(lines).toHaveLength(3);
    expect(lines.every((line) => line?.startsWith('M') && !line.includes('C'))).toBe(true);
  });

  it('has no tab stop if there are no entries', async () => {
    render(<LineChart label="Humor" points={points.map((point) => ({ ...point, average: null }))} ticks={[]} />);
    await userEvent.setup().tab();
    expect(document.activeElement).toBe(document.body);
  });
});

it('MoodColumns gives an accessible name even to a column without an average', async () => {
  const user = userEvent.setup();
  const column = { short: 'dom', basis: '1', average: null, detail: 'Ainda não há registros suficientes' };
  render(
    <MoodColumns
      label="Humor"
      columns={[
        { ...column, key: 'a', name: 'domingo' },
        { ...column, key: 'b', name: 'segunda-feira', average: 3, detail: 'Bem (3,0)' },
      ]}
    />,
  );
  await user.tab();
  expect(focused()).toBe('segunda-feira: Bem (3,0)');
  await user.keyboard('{ArrowLeft}');
  expect(focused()).toBe('domingo: Ainda não há registros suficientes');
});

it('ChartTable shows its table after a click', async () => {
  render(<ChartTable caption="Humor" columns={['Dia', 'Média']} rows={[['domingo', '3,0']]} />);
  expect(screen.queryByRole('table')).toBeNull();
  await userEvent.setup().click(screen.getByText('Ver como tabela'));
  const table = await screen.findByRole('table', { name: 'Humor' });
  expect(within(table).getByRole('rowheader').textContent).toBe('domingo');
});
