// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { setDeviceZone } from '../../testing/clock.ts';
import { toast } from '../../ui/overlay/toast.tsx';
import { useZoneNotice } from './use-zone-notice.ts';

it('useZoneNotice() says once that days follow the time of Brasília if the device tells no known zone', () => {
  const hint = vi.spyOn(toast, 'hint').mockReturnValue(() => {});
  renderHook(useZoneNotice);
  expect(hint).not.toHaveBeenCalled();
  setDeviceZone('Etc/Unknown');
  renderHook(useZoneNotice);
  renderHook(useZoneNotice);
  expect(hint.mock.calls).toEqual([
    ['Este aparelho não diz um fuso horário conhecido. Dias e horas aqui seguem o horário de Brasília.', 10_000],
  ]);
});
