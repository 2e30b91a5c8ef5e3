import type { ReactElement } from 'react';
import { afterEach, beforeEach } from 'vitest';
import { emptyDevice } from '../../testing/device.ts';
import { draw } from '../../testing/draw.tsx';
import { server } from '../../testing/fake-server/fake-server.ts';
import { PUSH_KEY, pushDeviceOf, REGISTERED, scheduleOf } from '../../testing/reminder-answers.ts';
import { withMember } from '../../testing/signed-in.ts';

/** Signs Maria in before each test of the file, with a server that takes everything, and empties the device after it. */
export function withNotifications(): void {
  afterEach(emptyDevice);
  withMember();
  beforeEach(answerAll);
}

/** Responses of a server that takes everything; the device list has this device once it is registered. */
export function answerAll(): void {
  server.answer('GET /push-notifications/key', PUSH_KEY);
  server.answer('POST /push-notifications/register', REGISTERED);
  server.answer('GET /push-notifications/schedule', scheduleOf());
  server.answer('PUT /push-notifications/schedule', { status: 'success', schedule: scheduleOf() });
  server.answer('GET /push-notifications/devices', () =>
    server
      .calls('POST /push-notifications/register')
      .slice(0, 1)
      .map(({ body, at }) => pushDeviceOf(at, { id: body.deviceId })),
  );
}

export const show = (element: ReactElement) => draw(element);
