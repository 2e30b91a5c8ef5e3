import { endpoints } from '@alento/contract/endpoints';
import { orRefuse } from '../../http/errors/refusal.ts';
import type { Mount } from '../../http/mount.ts';
import type { PushSender } from '../../integrations/push/push-sender.ts';
import type { deviceService } from './device/device.service.ts';
import type { scheduleService } from './schedule/schedule.service.ts';

type Services = {
  devices: ReturnType<typeof deviceService>;
  schedules: ReturnType<typeof scheduleService>;
  push: Pick<PushSender, 'publicKey' | 'sends'>;
};

/** Specified text. */
const REGISTERED = 'Registro para notificações push concluído com sucesso!';

export function reminderRoutes(mount: Mount, { devices, schedules, push }: Services): void {
  mount(endpoints.readPushKey, async () => ({
    publicKey: push.publicKey,
    android: push.sends('fcm'),
    ios: push.sends('apns'),
  }));

  mount(endpoints.registerPush, async ({ actor, body }) => {
    orRefuse(await devices.register(actor, body));
    return { success: true as const, status: 'success' as const, message: REGISTERED };
  });

  mount(endpoints.listPushDevices, ({ actor }) => devices.list(actor));

  mount(endpoints.removePushDevice, ({ actor, params }) => devices.remove(actor, params.id));

  mount(endpoints.sendTestPush, async ({ actor, params }) => ({
    outcome: orRefuse(await devices.test(actor, params.id)),
  }));

  mount(endpoints.readReminderSchedule, ({ actor }) => schedules.read(actor));

  mount(endpoints.changeReminderSchedule, async ({ actor, body: { deviceId: _device, ...change } }) => ({
    status: 'success' as const,
    schedule: await schedules.change(actor, change),
  }));
}
