// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { press } from '../../../testing/show.tsx';
import { button, face } from '../mood-server.harness.ts';
import { open, record, scrolled } from './record-now.fixture.tsx';

describe('the focus on /registrar', () => {
  it('is on the chosen face after undo', async () => {
    await record();
    await press('Desfazer');
    await screen.findByText(/Registro desfeito/);
    expect(document.activeElement).toBe(face('Bem'));
    expect(scrolled).toHaveBeenCalledWith(screen.getByRole('radiogroup'), { block: 'nearest', behavior: 'smooth' });
  });

  it('is on the first face after undo if no face had the focus', async () => {
    open();
    // A touch on a button doesn't focus it in every browser.
    face('Bem').click();
    await press('Desfazer');
    await screen.findByText(/Registro desfeito/);
    expect(document.activeElement).toBe(face('Muito mal'));
  });

  it('is on the faces when another entry is started', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    await record();
    await press('Fazer outro registro');
    expect(document.activeElement).toBe(face('Bem'));
    expect(face('Bem').getAttribute('aria-checked')).toBe('false');
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    expect(scrolled).toHaveBeenCalledWith(screen.getByRole('radiogroup'), { block: 'nearest', behavior: 'auto' });
  });

  it('stays outside the form if the person left the form during undo', async () => {
    const elsewhere = document.body.appendChild(document.createElement('button'));
    await record();
    button('Desfazer').click();
    elsewhere.focus();
    await screen.findByText(/Registro desfeito/);
    expect(document.activeElement).toBe(elsewhere);
    expect(scrolled).not.toHaveBeenCalled();
    elsewhere.remove();
  });
});
