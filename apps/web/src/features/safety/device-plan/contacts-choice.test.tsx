// @vitest-environment jsdom
import { emptySafetyPlan, type SafetyPlanContent } from '@alento/domain/safety/safety-plan';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { PlanConflict } from '../plan/plan-conflict.tsx';
import { PlanParts } from '../plan/plan-parts-list.tsx';
import { mergePlans } from './merge-plans.ts';

const CONTENT: SafetyPlanContent = { ...emptySafetyPlan(), people: [{ name: 'Rafa', phone: '(81) 99999-0101' }] };
let content: SafetyPlanContent;

beforeEach(() => {
  content = CONTENT;
});

const show = (): void => {
  cleanup();
  render(
    <PlanParts
      content={content}
      current={() => content}
      onChange={(next) => {
        content = next;
      }}
      begins={false}
    />,
  );
};
const question = () => screen.queryByRole('group', { name: /Deixar os contatos à mão/ });
const answers = () =>
  within(screen.getByRole('group', { name: /Deixar os contatos à mão/ })).getAllByRole<HTMLInputElement>('radio');

describe('the choice whether contacts stay readable', () => {
  it('is offered once the plan contains a phone number, without a default, and explains who could read it', () => {
    content = { ...emptySafetyPlan(), reasons: ['a'], people: [{ name: 'Vó Nena', phone: '' }] };
    show();
    expect(question()).toBeNull();
    content = { ...emptySafetyPlan(), professionals: [{ name: 'CAPS', phone: '3333-4444' }] };
    show();
    expect(answers().map(({ checked }) => checked)).toEqual([false, false]);
    expect(screen.getByText(/Sem resposta/)).toBeTruthy();
    const text = question()?.textContent ?? '';
    for (const words of [/Quem estiver com o aparelho/, /nomes e telefones/, /188/, /192/]) expect(text).toMatch(words);
    expect(text).not.toMatch(/!/);
  });

  it.each([
    ['Sim, deixar à mão', true, 'Não, fechar com o plano', false],
    ['Não, fechar com o plano', false, 'Sim, deixar à mão', true],
  ])('is saved as "%s" by one tap, and can be changed', async (first, choice, second, changed) => {
    const user = userEvent.setup();
    show();
    await user.click(screen.getByRole('radio', { name: first }));
    expect(content).toEqual({ ...CONTENT, readableContacts: choice });
    show();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: first }).checked).toBe(true);
    expect(screen.queryByText(/Sem resposta/)).toBeNull();
    await user.click(screen.getByRole('radio', { name: second }));
    expect(content.readableContacts).toBe(changed);
  });
});

describe('the choices of two different versions of the plan', () => {
  const yes = { ...CONTENT, readableContacts: true };
  const no = { ...CONTENT, readableContacts: false };

  it('are merged to “no” if one of them is “no”', () => {
    expect(mergePlans(yes, no)?.readableContacts).toBe(false);
    expect(mergePlans(no, yes)?.readableContacts).toBe(false);
    expect(mergePlans(yes, CONTENT)?.readableContacts).toBe(true);
    expect(mergePlans(CONTENT, no)?.readableContacts).toBe(false);
    expect(mergePlans(CONTENT, CONTENT)).toEqual(CONTENT);
  });

  it('are shown as a difference between the versions', () => {
    render(<PlanConflict mine={yes} theirs={no} onSettle={() => undefined} />);
    expect(screen.getByText('Sim, deixar à mão')).toBeTruthy();
    expect(screen.getByText('Não, fechar com o plano')).toBeTruthy();
    expect(screen.queryByText(/em outra ordem/)).toBeNull();
  });
});
