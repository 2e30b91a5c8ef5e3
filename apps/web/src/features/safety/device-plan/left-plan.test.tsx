// @vitest-environment jsdom
import { emptySafetyPlan, type SafetyPlanContent } from '@alento/domain/safety/safety-plan';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { session } from '../../../lib/session/session.ts';
import { lay } from '../../../testing/device.ts';
import { prerender, show } from '../../../testing/show.tsx';
import { DEVICE_KEY, signInAgain } from '../../../testing/sign-in-again.ts';
import { leave } from '../../../testing/signed-in.ts';
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

const open = () => show(<LeftPlan />);
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
afterEach(leave);

describe('LeftPlan', () => {
  it.each([undefined, false])('shows no contacts after the session expired without consent (%s)', async (choice) => {
    keep(choice);
    await end();
    expect(stored()).not.toMatch(/Rafa|99999|CAPS|Nena|Tapioca/);
    open();
    expect(screen.getByText(SENTENCE)).toBeTruthy();
    expect(screen.queryByText('Rafa')).toBeNull();
    expect(screen.getByRole('link', { name: 'Entrar' }).getAttribute('href')).toBe('/login');
  });

  it('shows after the session expired only contacts with a phone number if the person consented', async () => {
    keep(true);
    await end();
    expect(stored()).toContain('Rafa');
    expect(stored()).not.toMatch(/Nena|Tapioca|reasons|maria@/);
    open();
    expect(screen.getByRole('link', { name: 'Ligar para Rafa' }).getAttribute('href')).toBe('tel:+5581999990101');
    expect(screen.getByRole('link', { name: 'Ligar para CAPS do bairro' }).getAttribute('href')).toBe(
      'tel:+558133334444',
    );
    expect(screen.getByText(SENTENCE)).toBeTruthy();
  });

  it('has no contacts to show once the consent is withdrawn', async () => {
    keep(true);
    keep(false);
    expect(localStorage.getItem('alento:maria:safety-contacts')).toBeNull();
    keep(true);
    const content = { ...emptySafetyPlan(), readableContacts: true };
    writeDevicePlan('maria', { content, basedOn: 2, waiting: false });
    expect(localStorage.getItem('alento:maria:safety-contacts')).toBeNull();
  });

  it('shows the contacts even if the rest of the plan could not be encrypted', async () => {
    await session.start(AGAIN, 'maria@exemplo.com');
    keep(true);
    await end();
    expect(Object.keys(localStorage)).toEqual(['alento:maria:safety-contacts']);
    open();
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
    open();
    expect(screen.queryByText('Rafa')).toBeNull();
    await end();
    expect(screen.getByText('Rafa')).toBeTruthy();
    await act(() => signInAgain(AGAIN));
    expect(screen.queryByText('Rafa')).toBeNull();
  });

  it('renders nothing for a visitor and while prerendering', async () => {
    await session.leave();
    open();
    expect(document.body.textContent).toBe('');
    await session.start(AGAIN, 'maria@exemplo.com', DEVICE_KEY);
    keep(true);
    await end();
    expect(prerender(<LeftPlan />)).toBe('');
  });

  it.each(['{', '[{"name":7}]', '"Rafa"'])('ignores the invalid stored value %s', async (value) => {
    await end();
    await lay({ 'alento:maria:safety-contacts': value });
    open();
    expect(screen.getByText(SENTENCE)).toBeTruthy();
  });
});
