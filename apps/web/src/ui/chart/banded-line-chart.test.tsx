// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { BandedLineChart } from './banded-line-chart.tsx';

const bands = [
  { from: 0, to: 4, label: 'leves', tone: 0 },
  { from: 5, to: 9, label: 'graves', tone: 4 },
];
const point = (at: number, value: number) => ({ key: `${at}`, at, value, name: `dia ${at}`, detail: `${value} de 9` });

function draw(points: ReturnType<typeof point>[]) {
  const { container } = render(<BandedLineChart label="Somas" bands={bands} points={points} ticks={[]} />);
  return {
    dots: [...container.querySelectorAll<HTMLElement>('span.rounded-full')].map(({ style }) => [style.left, style.top]),
    tip: () => container.querySelector('.shadow-raised')?.textContent ?? null,
  };
}

it('BandedLineChart places points by date, each in the middle of its score’s row', () => {
  expect(draw([point(0, 0), point(10, 9), point(40, 4)]).dots).toEqual([
    ['6%', '95%'],
    ['28%', '5%'],
    ['94%', '55%'],
  ]);
});

it('BandedLineChart centres a single point', () => {
  expect(draw([point(7, 5)]).dots).toEqual([['50%', '45%']]);
});

it('BandedLineChart has one tab stop, and arrow keys move its tooltip to other points', async () => {
  const user = userEvent.setup();
  const { tip } = draw([point(0, 0), point(10, 9)]);
  expect(tip()).toBeNull();
  await user.tab();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('dia 10: 9 de 9');
  expect(tip()).toBe('dia 109 de 9');
  await user.keyboard('{ArrowLeft}');
  expect(tip()).toBe('dia 00 de 9');
  await user.keyboard('{Escape}');
  expect(tip()).toBeNull();
  await user.tab();
  expect(document.activeElement).toBe(document.body);
});
