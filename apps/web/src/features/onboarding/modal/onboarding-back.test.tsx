// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type BackAnswer, sendBackPress } from '../../../ui/overlay/back-press.ts';
import { choose, goOn, openStep, server, TITLES, title, type } from '../onboarding.fixture.tsx';

const back = (): BackAnswer | null => {
  let answer: BackAnswer | null = null;
  act(() => {
    answer = sendBackPress(document.activeElement ?? document.body);
  });
  return answer;
};

it('the hardware back button goes to the step before, and from the first required step it leaves the app', async () => {
  await openStep(TITLES.personal);
  await goOn(TITLES.recovery);
  // The key Escape does not go back.
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await title(TITLES.recovery);
  expect(back()).toBe('handled');
  await title(TITLES.personal);
  expect(back()).toBe('leave');
  await title(TITLES.personal);
});

it('the hardware back button goes to the page before within a step', async () => {
  server.completed = ['personal-info'];
  await openStep(TITLES.recovery);
  fireEvent.click(screen.getByRole('checkbox'));
  await goOn(TITLES.demographics);
  choose('Nordeste');
  await goOn('Qual é o seu gênero? (opcional)');
  expect(back()).toBe('handled');
  await title(TITLES.demographics);
  expect(back()).toBe('handled');
  await title(TITLES.recovery);
});

it('the hardware back button closes a dialog above the onboarding first', async () => {
  await openStep(TITLES.personal);
  const toggle = () => fireEvent.click(screen.getByRole('switch', { hidden: true }));
  toggle();
  type('Nome', 'Luana');
  toggle();
  const question = await screen.findByRole('alertdialog');
  // From then on it is the layer on top.
  await waitFor(() => expect(question.contains(document.activeElement)).toBe(true));
  expect(back()).toBe('handled');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await title(TITLES.personal);
});
