// @vitest-environment jsdom
import { errorText } from '@alento/domain/errors/catalogue';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../../lib/session/session.ts';
import { signedInAs } from '../../../testing/answers.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { GUESSABLE_PASSWORD, PASSWORD } from '../../../testing/passwords.ts';
import { show } from '../../../testing/show.tsx';
import { leave } from '../../../testing/signed-in.ts';
import { prefilledEmail } from '../sign-in/login-address.ts';
import { type DocumentsState, SignUpForm } from './sign-up-form.tsx';

const ready: DocumentsState = {
  status: 'ready',
  termsOfUseDocumentId: 't1',
  privacyPolicyDocumentId: 'p1',
  reload: vi.fn(),
};

const SIGN_UP = 'POST /auth/sign-up/email';
const opened = vi.fn();

function Harness({ documents }: { documents: DocumentsState }) {
  const [email, setEmail] = useState(prefilledEmail(null));
  return <SignUpForm email={email} onEmailChange={setEmail} documents={documents} onOpenDocument={opened} />;
}

const open = (documents: DocumentsState = ready) => show(<Harness documents={documents} />);

/** Pastes a text into a field: it takes one event where typing takes one for each letter. */
async function enter(label: string, text: string): Promise<void> {
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.paste(text);
}

async function fill(password: string = PASSWORD): Promise<void> {
  await enter('E-mail', 'Maria@Exemplo.com');
  await enter('Senha', password);
  await enter('Confirmar senha', password);
}

const box = () => screen.getByRole('checkbox');
const submit = (name = 'Criar conta') => screen.getByRole<HTMLButtonElement>('button', { name });

/** Fills in the form, and accepts the terms. */
async function complete(password?: string): Promise<void> {
  await fill(password);
  await userEvent.click(box());
}
/** Fills in the form, accepts the terms and submits. */
async function create(): Promise<void> {
  open();
  await complete();
  await userEvent.click(submit());
}

afterEach(async () => {
  await leave();
  vi.resetAllMocks();
});

describe('the sign-up form', () => {
  it('enables the submit button only if every field is valid', async () => {
    open();
    expect(submit().disabled).toBe(true);
    await fill();
    expect(submit().disabled).toBe(true);
    await userEvent.click(box());
    expect(submit().disabled).toBe(false);
    await userEvent.type(screen.getByLabelText('Confirmar senha'), 'x');
    expect(submit().disabled).toBe(true);
    await userEvent.tab();
    expect(screen.getByText('As senhas não coincidem')).toBeTruthy();
  });

  it('fills the repetition from a password that is shown, and asks for it again once it is hidden', async () => {
    open();
    await enter('E-mail', 'maria@exemplo.com');
    await userEvent.click(box());
    const [eye] = screen.getAllByRole('button', { name: 'Mostrar senha' });
    if (eye) await userEvent.click(eye);
    expect(screen.queryByLabelText('Confirmar senha')).toBeNull();
    await enter('Senha', PASSWORD);
    expect(submit().disabled).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Ocultar senha' }));
    expect(screen.getByLabelText<HTMLInputElement>('Confirmar senha').value).toBe(PASSWORD);
    await userEvent.type(screen.getByLabelText('Senha'), 'x');
    expect(submit().disabled).toBe(true);
  });

  it('shows a field’s error only after the click that moved the focus away has ended', async () => {
    open();
    const field = screen.getByLabelText('Confirmar senha');
    await userEvent.type(screen.getByLabelText('Senha'), PASSWORD);
    await userEvent.type(field, 'outra');
    fireEvent.mouseDown(box());
    fireEvent.blur(field);
    expect(screen.queryByText('As senhas não coincidem')).toBeNull();
    fireEvent.mouseUp(box());
    fireEvent.click(box());
    expect(screen.queryByText('As senhas não coincidem')).toBeNull();
    expect(await screen.findByText('As senhas não coincidem')).toBeTruthy();
    expect((box() as HTMLInputElement).checked).toBe(true);
  });

  it('can’t be submitted while the legal documents load, or if they could not be loaded', async () => {
    const missing = { ...ready, termsOfUseDocumentId: null, privacyPolicyDocumentId: null };
    const { unmount } = open({ ...missing, status: 'loading' });
    expect(submit('Carregando...').disabled).toBe(true);
    unmount();
    open({ ...missing, status: 'failed' });
    await complete();
    expect(submit().disabled).toBe(true);
    expect(screen.getByRole('alert').textContent).toBe(
      'Falha ao carregar os documentos legais. Tente recarregar a página.',
    );
  });

  it('shows that acceptance is required after the checkbox is cleared', async () => {
    open();
    await userEvent.click(box());
    await userEvent.click(box());
    expect(screen.getByText('Você precisa aceitar os Termos de Uso e a Política de Privacidade.')).toBeTruthy();
  });

  it('opens a legal document by the link in the label without ticking the checkbox', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Política de Privacidade' }));
    expect(opened).toHaveBeenCalledWith('PRIVACY_POLICY');
    expect((box() as HTMLInputElement).checked).toBe(false);
  });

  it('shows the password’s strength in words, and none of an empty field', async () => {
    open();
    expect(screen.queryByText(/fraca$/i)).toBeNull();
    await enter('Senha', 'a');
    screen.getByText('Fraca');
    await enter('Senha', 'Abcdef12#');
    expect(screen.getByText('Muito forte')).toBeTruthy();
  });

  it('shows one problem of the passwords at a time, that of the first field before that of its repetition', async () => {
    open();
    await enter('Confirmar senha', 'outra');
    await enter('Senha', 'curta');
    await userEvent.tab();
    await screen.findByText(/^A senha não é forte o suficiente\./);
    expect(screen.queryByText('As senhas não coincidem')).toBeNull();
    await enter('Senha', PASSWORD);
    await screen.findByText('As senhas não coincidem');
    expect(screen.queryByText(/^A senha não é forte o suficiente\./)).toBeNull();
  });

  it('sends only the anonymous address, and stores the real address on the device', async () => {
    server.answer(SIGN_UP, signedInAs('u1', 'tok'));
    await create();
    await waitFor(() => expect(session.current()).toEqual({ userId: 'u1', token: 'tok' }));
    const body = server.calls(SIGN_UP)[0]?.body;
    expect(body).toEqual({
      email: expect.stringMatching(/^anon_[a-z2-7]{52}@[a-z2-7]{52}\.invalid$/),
      password: PASSWORD,
      isAnonymous: true,
      termsOfUseDocumentId: 't1',
      privacyPolicyDocumentId: 'p1',
    });
    expect(JSON.stringify(body).toLowerCase()).not.toContain('exemplo.com');
    expect(session.loginEmail()).toBe('maria@exemplo.com');
  });

  it('refuses a guessable password without a request', async () => {
    open();
    await complete(GUESSABLE_PASSWORD);
    const field = screen.getByLabelText<HTMLInputElement>('Senha');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    const described = (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id));
    const sentence = described.at(-1);
    expect(sentence?.textContent).toMatch(/^Uma palavra conhecida .+ Experimente três ou quatro palavras/);
    expect(sentence?.getAttribute('aria-live')).toBe('polite');
    expect(submit().disabled).toBe(true);
    screen.getByText('Fraca');
    await userEvent.type(field, '-nuvem');
    await userEvent.type(screen.getByLabelText('Confirmar senha'), '-nuvem');
    expect(field.getAttribute('aria-invalid')).toBeNull();
    expect(submit().disabled).toBe(false);
    expect(screen.queryByText('Fraca')).toBeNull();
    expect(server.calls()).toEqual([]);
  });

  it('refuses the person’s e-mail address as the password without a request', async () => {
    open();
    await complete('maria@exemplo.com');
    await screen.findByText(/^Seu nome e seu e-mail são o primeiro palpite/);
    expect(submit().disabled).toBe(true);
    expect(server.calls()).toEqual([]);
  });

  it('shows after a lost response that the account may have been created', async () => {
    server.fail(SIGN_UP);
    await create();
    const text = 'Não sabemos se chegou. Tente entrar com esta senha; se não der, tente de novo.';
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(text));
    expect([session.current(), server.calls().length]).toEqual([null, 1]);
  });

  it('marks the address, which the message under the form describes, if it has an account', async () => {
    server.refuse(SIGN_UP, 409, 'ACCOUNT_EXISTS');
    await create();
    const field = screen.getByLabelText('E-mail');
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const alert = screen.getByRole('alert');
    expect([alert.textContent, session.current()]).toEqual([errorText('ACCOUNT_EXISTS'), null]);
    expect(field.getAttribute('aria-describedby')).toBe(alert.parentElement?.id);
    fireEvent.change(field, { target: { value: 'outra@exemplo.com' } });
    expect(screen.queryByText(errorText('ACCOUNT_EXISTS'))).toBeNull();
    expect(field.getAttribute('aria-invalid')).toBeNull();
  });

  it('requires acceptance again if a newer version of a document was published', async () => {
    server.refuse(SIGN_UP, 409, 'LEGAL_DOCUMENTS_OUTDATED');
    await create();
    await waitFor(() => expect(ready.reload).toHaveBeenCalled());
    expect((box() as HTMLInputElement).checked).toBe(false);
  });
});
