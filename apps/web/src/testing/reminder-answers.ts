import type { PushDevice } from '@alento/contract/reminder/push-devices';
import type { ReminderSchedule } from '@alento/contract/reminder/schedule';

// The gallery answers with these too, so this file imports nothing of the app but types.

/** A schedule of which only the evening is on. */
export const scheduleOf = (overrides: Partial<ReminderSchedule> = {}): ReminderSchedule => ({
  morning: { time: '09:00', isOn: false, nextAt: null },
  afternoon: { time: '14:00', isOn: false, nextAt: null },
  evening: { time: '21:00', isOn: true, nextAt: 0 },
  skipsRecent: true,
  skipsToday: false,
  isDiscreet: false,
  timeZone: 'America/Sao_Paulo',
  ...overrides,
});

/** A device that was seen at the given time. */
export const pushDeviceOf = (lastSeenAt: number, overrides: Partial<PushDevice> = {}): PushDevice => ({
  id: 'aparelho-1',
  name: 'Chrome no Android',
  platform: 'android',
  isCapacitor: false,
  registeredAt: lastSeenAt,
  lastSeenAt,
  ...overrides,
});

export const REGISTERED = { success: true, status: 'success', message: 'Registrado.' } as const;
export const PUSH_KEY = { publicKey: 'BAECAwQ', android: false, ios: false } as const;
