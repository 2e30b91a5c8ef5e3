// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { press, show } from '../../../testing/show.tsx';
import { signUp } from './sign-in.mutation.ts';
import { SignInForm } from './sign-in-form.tsx';

/** Pages on plain HTTP have no `crypto.subtle`, without which the pseudonymous address can't be derived. */
beforeEach(() => vi.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as unknown as SubtleCrypto));

const HTTPS = /^O Alento precisa de uma conexão segura \(https\)/;

it('sign-in on a page of plain HTTP says that it needs https, and sends nothing', async () => {
  show(
    <SignInForm
      email={{ text: 'maria@exemplo.com', edited: true }}
      onEmailChange={() => undefined}
      password="Nuvem-calma-42"
      onPasswordChange={() => undefined}
      back={null}
      onSecondStep={() => undefined}
    />,
  );
  await press('Entrar');
  expect((await screen.findByRole('alert')).textContent).toMatch(HTTPS);
  expect(server.calls('POST /auth/sign-in/email')).toEqual([]);
});

it('sign-up on a page of plain HTTP is refused with the same words', async () => {
  const documents = { termsOfUseDocumentId: 't', privacyPolicyDocumentId: 'p' };
  await expect(signUp({ email: 'maria@exemplo.com', password: 'Nuvem-calma-42', ...documents })).rejects.toThrow(HTTPS);
});
