// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { scrolled, setUp } from './record-now.fixture.tsx';

const face = (name: string): HTMLElement => screen.getByRole('radio', { name });
const press = (name: string) => screen.findByRole('button', { name });

describe('the focus on /registrar', () => {
  it('is on the chosen face after undo', async () => {
    const { user } = setUp();
    await user.click(face('Bem'));
    await user.click(await press('Desfazer'));
    await screen.findByText(/Registro desfeito/);
    expect(document.activeElement).toBe(face('Bem'));
    expect(scrolled).toHaveBeenCalledWith(screen.getByRole('radiogroup'), { block: 'nearest', behavior: 'smooth' });
  });

  it('is on the first face after undo if no face had the focus', async () => {
    const { user } = setUp();
    // A touch on a button doesn't focus it in every browser.
    face('Bem').click();
    await user.click(await press('Desfazer'));
    await screen.findByText(/Registro desfeito/);
    expect(document.activeElement).toBe(face('Muito mal'));
  });

  it('is on the faces when another entry is started', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const { user } = setUp();
    await user.click(face('Bem'));
    await user.click(await press('Fazer outro registro'));
    expect(document.activeElement).toBe(face('Bem'));
    expect(face('Bem').getAttribute('aria-checked')).toBe('false');
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    expect(scrolled).toHaveBeenCalledWith(screen.getByRole('radiogroup'), { block: 'nearest', behavior: 'auto' });
  });

  it('stays outside the form if the person left the form during undo', async () => {
    const { user } = setUp();
    const elsewhere = document.body.appendChild(document.createElement('button'));
    await user.click(face('Bem'));
    (await press('Desfazer')).click();
    elsewhere.focus();
    await screen.findByText(/Registro desfeito/);
    expect(document.activeElement).toBe(elsewhere);
    expect(scrolled).not.toHaveBeenCalled();
    elsewhere.remove();
  });
});
