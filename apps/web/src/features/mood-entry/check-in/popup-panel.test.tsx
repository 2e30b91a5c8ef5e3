// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { emptyDevice } from '../../../testing/device.ts';
import { showScreens } from '../../../testing/show.tsx';
import { signIn } from '../../../testing/signed-in.ts';
import { PopupPanel } from './popup-panel.tsx';
import { isPopupOff } from './popup-setting.ts';

beforeEach(async () => {
  await emptyDevice();
  await signIn('ana');
});

it('the switch on /notificacoes turns the popup off and on for this person', async () => {
  showScreens({ '*': <PopupPanel /> }, '/notificacoes');
  const control = screen.getByRole('switch', { name: 'Convite para registrar' });
  expect(control.getAttribute('aria-checked')).toBe('true');
  fireEvent.click(control);
  await waitFor(() => expect(control.getAttribute('aria-checked')).toBe('false'));
  expect([isPopupOff('ana'), isPopupOff('bia')]).toEqual([true, false]);
  fireEvent.click(control);
  await waitFor(() => expect(isPopupOff('ana')).toBe(false));
});
