import type { Page } from '@playwright/test';

const DAY_MS = 86_400_000;

type Slot = { time: string; isOn: boolean; nextAt: number | null };
type Schedule = Record<'morning' | 'afternoon' | 'evening', Slot> & {
  skipsRecent: boolean;
  skipsToday: boolean;
  isDiscreet: boolean;
  timeZone: string;
};
type Device = { id: string; name: string; lastSeenAt: number };

/** What the mocked server was told and holds. */
export type MockedReminders = { registered: unknown[]; changes: Record<string, unknown>[]; devices: Device[] };

/**
 * Answers the calls about reminders in the browser. The schedule and the list of devices change as on the server.
 *
 * @param given statuses of every answer, and of those about the schedule, for stories in which the calls fail.
 */
export async function mockReminders(
  page: Page,
  { status = 200, scheduleStatus = 200 }: { status?: number; scheduleStatus?: number } = {},
): Promise<MockedReminders> {
  const told: MockedReminders = { registered: [], changes: [], devices: [] };
  const off = (time: string): Slot => ({ time, isOn: false, nextAt: null });
  const schedule: Schedule = {
    morning: off('09:00'),
    afternoon: off('14:00'),
    evening: off('21:00'),
    skipsRecent: true,
    skipsToday: false,
    isDiscreet: false,
    timeZone: 'America/Sao_Paulo',
  };
  const failure = { errorCode: 'INTERNAL', message: 'Algo não saiu como devia.' };

  await page.route('**/api/push-notifications/**', async (route) => {
    const request = route.request();
    const path = new URL(request.url()).pathname.replace('/api/push-notifications/', '');
    const asked = `${request.method()} ${path}`;
    const code = path === 'schedule' ? Math.max(status, scheduleStatus) : status;
    const answer = (json: unknown) => route.fulfill({ status: code, json: code < 400 ? json : failure });
    if (asked === 'GET key') return answer({ publicKey: 'BAECAwQ', android: false, ios: false });
    if (asked === 'POST register') {
      const body = request.postDataJSON();
      if (code < 400) {
        told.registered.push(body);
        told.devices = [{ id: body.deviceId, name: 'Chrome no Linux', lastSeenAt: Date.now() }];
      }
      return answer({ success: true, status: 'success', message: 'Registrado.' });
    }
    if (asked === 'PUT schedule') {
      const { deviceId: _, ...change } = request.postDataJSON();
      told.changes.push(change);
      for (const [name, value] of Object.entries(change)) {
        if (name === 'skipsRecent' || name === 'skipsToday' || name === 'isDiscreet') schedule[name] = value === true;
        else {
          const slot = schedule[name as 'morning'];
          const time = typeof value === 'string' ? value : slot.time;
          schedule[name as 'morning'] = {
            time,
            isOn: value !== null,
            nextAt: value === null ? null : Date.now() + DAY_MS,
          };
        }
      }
      return answer({ status: 'success', schedule });
    }
    if (asked === 'GET schedule') return answer(schedule);
    if (asked === 'GET devices') {
      return answer(
        told.devices.map((device) => ({ platform: 'linux', isCapacitor: false, registeredAt: 0, ...device })),
      );
    }
    if (request.method() === 'DELETE') {
      told.devices = told.devices.filter(({ id }) => path !== `devices/${id}`);
      return route.fulfill({ status: 204 });
    }
    return answer({ outcome: 'accepted' });
  });
  return told;
}
