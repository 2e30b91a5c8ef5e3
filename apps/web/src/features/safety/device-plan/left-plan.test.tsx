// @vitest-environment jsdom
import { emptySafetyPlan, type SafetyPlanContent } from '@alento/domain/safety/safety-plan';
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { session } from '../../../lib/session/session.ts';
import { lay } from '../../../testing/device.ts';
import { DEVICE_KEY, signInAgain } from '../../../testing/sign-in-again.ts';
import { writeDevicePlan } from './device-plan.ts';
import { LeftPlan } from './left-plan.tsx';

const AGAIN = { userId: 'maria', token: 't2' };
const CONTENT: SafetyPlanContent = {
  ...emptySafetyPlan(),
  reasons: ['Minha gata Tapioca'],
  people: [
    { name: 'Rafa', phone: '(81) 99999-0101' },
    { name: 'Vó Nena', phone: '' },
  ],
  professionals: [{ name: 'CAPS do bairro', phone: '(81) 3333-4444' }],
};
const SENTENCE = /abre depois que você entrar de novo/;

const page = (
  <MemoryRouter>
    <LeftPlan />
  </MemoryRouter>
);
const stored = (): string => JSON.stringify({ ...localStorage });
const keep = (readableContacts?: boolean): void =>
  writeDevicePlan('maria', { content: { ...CONTENT, readableContacts }, basedOn: 1, waiting: false });
async function end(): Promise<void> {
  await act(async () => {
    await session.end();
    await session.sealed();
  });
}

beforeEach(() => session.start({ userId: 'maria', token: 't1' }, 'maria@exemplo.com', DEVICE_KEY));
afterEach(async () => {
  cleanup();
  await session.leave();
});

describe('LeftPlan', () => {
  it.each([undefined, false])('shows no contacts after the session expired without consent (%s)', async (choice) => {
    keep(choice);
    await end();
    expect(stored()).not.toMatch(/Rafa|99999|CAPS|Nena|Tapioca/);
    render(page);
    expect(screen.getByText(SENTENCE)).toBeTruthy();
    expect(screen.queryByText('Rafa')).toBeNull();
    expect(screen.getByRole('link', { name: 'Entrar' }).getAttribute('href')).toBe('/login');
  });

  it('shows after the session expired only contacts with a phone number if the person consented', async () => {
    keep(true);
    await end();
    expect(stored()).toContain('Rafa');
    expect(stored()).not.toMatch(/Nena|Tapioca|reasons|maria@/);
    render(page);
    expect(screen.getByRole('link', { name: 'Ligar para Rafa' }).getAttribute('href')).toBe('tel:81999990101');
    expect(screen.getByRole('link', { name: 'Ligar para CAPS do bairro' }).getAttribute('href')).toBe('tel:8133334444');
    expect(screen.getByText(SENTENCE)).toBeTruthy();
  });

  it('has no contacts to show once the consent is withdrawn', async () => {
    keep(true);
    keep(false);
    expect(localStorage.getItem('alento:maria:safety-contacts')).toBeNull();
    keep(true);
    writeDevicePlan('maria', {
      content: { ...emptySafetyPlan(), readableContacts: true },
      basedOn: 2,
      waiting: false,
    });
    expect(localStorage.getItem('alento:maria:safety-contacts')).toBeNull();
  });

  it('shows the contacts even if the rest of the plan could not be encrypted', async () => {
    await session.start(AGAIN, 'maria@exemplo.com');
    keep(true);
    await end();
    expect(Object.keys(localStorage)).toEqual(['alento:maria:safety-contacts']);
    render(page);
    expect(screen.getByText('Rafa')).toBeTruthy();
  });

  it('has no contacts to show after another person’s sign-in or a sign-out', async () => {
    keep(true);
    await end();
    await signInAgain({ userId: 'joao', token: 'j' });
    expect(stored()).not.toContain('Rafa');
    await session.leave();
    await session.start(AGAIN, 'maria@exemplo.com', DEVICE_KEY);
    keep(true);
    await end();
    await session.leave();
    expect(stored()).not.toContain('Rafa');
  });

  it('appears when the session expires and disappears at sign-in', async () => {
    keep(true);
    render(page);
    expect(screen.queryByText('Rafa')).toBeNull();
    await end();
    expect(screen.getByText('Rafa')).toBeTruthy();
    await act(() => signInAgain(AGAIN));
    expect(screen.queryByText('Rafa')).toBeNull();
  });

  it('renders nothing for a visitor and while prerendering', async () => {
    await session.leave();
    render(page);
    expect(document.body.textContent).toBe('');
    await session.start(AGAIN, 'maria@exemplo.com', DEVICE_KEY);
    keep(true);
    await end();
    expect(renderToString(page)).toBe('');
  });

  it.each(['{', '[{"name":7}]', '"Rafa"'])('ignores the invalid stored value %s', async (value) => {
    await end();
    await lay({ 'alento:maria:safety-contacts': value });
    render(page);
    expect(screen.getByText(SENTENCE)).toBeTruthy();
  });
});
