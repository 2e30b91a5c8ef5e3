// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PasswordField } from './password-field.tsx';
import { TextField } from './text-field.tsx';

function Form() {
  const [both, setBoth] = useState({ password: '', again: '' });
  const [email, setEmail] = useState('');
  return (
    <form>
      <TextField label="E-mail" value={email} onChange={(event) => setEmail(event.target.value)} />
      <PasswordField
        label="Senha"
        value={both.password}
        onChange={(event) => setBoth({ ...both, password: event.target.value })}
      />
      <PasswordField
        label="De novo"
        value={both.again}
        onChange={(event) => setBoth({ ...both, again: event.target.value })}
      />
      <output>{JSON.stringify({ email, ...both })}</output>
    </form>
  );
}

it('TextField and PasswordField keep text that was typed before hydration', async () => {
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(<Form />);
  const typed = ['ana@exemplo.com', 'Nuvem-calma-42', 'Nuvem-calma-42'];
  for (const [index, input] of place.querySelectorAll('input').entries()) input.value = typed[index] ?? '';
  await act(async () => hydrateRoot(place, <Form />));
  expect(place.querySelector('output')?.textContent).toBe(
    '{"email":"ana@exemplo.com","password":"Nuvem-calma-42","again":"Nuvem-calma-42"}',
  );
  expect([...place.querySelectorAll('input')].map((input) => input.value)).toEqual(typed);
});
