// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { session } from '../../../lib/session/session.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { never } from '../../../testing/fake-server/reply.ts';
import { onPlan, show, withBook, withChat } from '../chat.harness.tsx';
import { BookChatEntry } from './book-entry.tsx';

withChat();
withBook();

const open = () => show(<BookChatEntry id="noites" />, '/livros/noites');
const way = () => screen.findByRole('link', { name: /^Conversar sobre este livro/ });
const target = async (): Promise<string | null> => (await way()).getAttribute('href');

describe('the link on a book’s page to a conversation about the book', () => {
  it('opens the conversation for a person on the plan premium', async () => {
    open();
    expect(await target()).toBe('/chat?bookId=noites');
  });

  it('names the required plan on the plan essencial, and leads to earlier conversations', async () => {
    onPlan('essencial');
    open();
    expect(await target()).toBe('/planos');
    expect((await way()).textContent).toContain('Faz parte do Premium. Ver os planos');
    const all = screen.getByRole('link', { name: 'Suas conversas sobre este livro' });
    expect(all.getAttribute('href')).toBe('/livros/noites/sessoes');
  });

  it('names no plan while the person’s plan is unknown', async () => {
    server.answer('GET /user-plans/current', never);
    const { unmount } = open();
    screen.getByText('Carregando seu plano');
    expect(screen.queryByRole('link', { name: /^Conversar/ })).toBeNull();
    unmount();
    server.refuse('GET /user-plans/current', 500, 'INTERNAL');
    open();
    expect(await target()).toBe('/chat?bookId=noites');
  });

  it('leads a visitor to sign-up without a request', async () => {
    await session.leave();
    open();
    expect(await target()).toBe('/login?createAccount=true');
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(server.calls()).toHaveLength(0);
  });
});
