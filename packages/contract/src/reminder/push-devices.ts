import { DEVICE_ID_MAX, DEVICE_PLATFORMS, PUSH_ADDRESS_MAX, USER_AGENT_MAX } from '@alento/domain/reminder/limits';
import { z } from 'zod';
import { get, post, refusedAs, remove } from '../endpoint.ts';

/** The id that a device made for itself and keeps, also after a sign-out. */
export const DeviceId = z
  .string(refusedAs('DEVICE_ID_INVALID'))
  .regex(new RegExp(`^[A-Za-z0-9_-]{8,${DEVICE_ID_MAX}}$`), refusedAs('DEVICE_ID_INVALID'));

const Bytes = (characters: number) =>
  z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${characters}}={0,2}$`), refusedAs('PUSH_SUBSCRIPTION_INVALID'));

/** A browser's subscription, as `PushSubscription.toJSON()` gives it. */
const WebSubscription = z.object({
  endpoint: z.string().max(PUSH_ADDRESS_MAX, refusedAs('PUSH_SUBSCRIPTION_INVALID')),
  expirationTime: z.number().nullish(),
  keys: z.object({
    p256dh: Bytes(87).meta({ description: 'Uncompressed P-256 point, base64url' }),
    auth: Bytes(22).meta({ description: '16 bytes, base64url' }),
  }),
});

/** The token of the native app, from Firebase or Apple. */
const NativeSubscription = z.object({
  token: z
    .string()
    .min(16, refusedAs('PUSH_SUBSCRIPTION_INVALID'))
    .max(PUSH_ADDRESS_MAX, refusedAs('PUSH_SUBSCRIPTION_INVALID'))
    .regex(/^[A-Za-z0-9:_-]+$/, refusedAs('PUSH_SUBSCRIPTION_INVALID')),
});

export const PushRegistration = z.object({
  subscription: z.union([WebSubscription, NativeSubscription], refusedAs('PUSH_SUBSCRIPTION_INVALID')),
  deviceId: DeviceId,
  platform: z.enum(DEVICE_PLATFORMS),
  userAgent: z.string().max(USER_AGENT_MAX),
  isCapacitor: z.boolean(),
});
export type PushRegistration = z.infer<typeof PushRegistration>;

/** A device that gets notifications. */
export const PushDevice = z.object({
  id: z.string(),
  name: z.string().meta({ description: 'Browser and system, such as Chrome no Android' }),
  platform: z.enum(DEVICE_PLATFORMS),
  isCapacitor: z.boolean(),
  registeredAt: z.number().meta({ description: 'ms epoch' }),
  lastSeenAt: z.number().meta({ description: 'Last registration, ms epoch' }),
});
export type PushDevice = z.infer<typeof PushDevice>;

export const readPushKey = get('/push-notifications/key', {
  summary: 'The key with which a browser subscribes, and the kinds of native apps that can be notified',
  unauthorized: 'PUSH_UNAUTHORIZED',
  answers: z.object({
    publicKey: z.string().meta({ description: 'VAPID public key, base64url of the uncompressed point' }),
    android: z.boolean(),
    ios: z.boolean(),
  }),
});

export const registerPush = post('/push-notifications/register', {
  summary: 'Register a device for notifications, or renew its registration. It ends with the session',
  unauthorized: 'PUSH_UNAUTHORIZED',
  body: PushRegistration,
  answers: z.object({ success: z.literal(true), status: z.literal('success'), message: z.string() }),
  errors: ['DEVICE_ID_INVALID', 'PUSH_SUBSCRIPTION_INVALID', 'PUSH_ADDRESS_REFUSED', 'PUSH_NOT_CONFIGURED'],
});

export const listPushDevices = get('/push-notifications/devices', {
  summary: 'One’s devices that get notifications, last seen first',
  unauthorized: 'PUSH_UNAUTHORIZED',
  answers: z.array(PushDevice),
});

const params = z.object({
  id: z.string().regex(new RegExp(`^[A-Za-z0-9_-]{8,${DEVICE_ID_MAX}}$`), refusedAs('PUSH_DEVICE_NOT_FOUND')),
});

export const removePushDevice = remove('/push-notifications/devices/{id}', {
  summary: 'Stop notifications to a device',
  unauthorized: 'PUSH_UNAUTHORIZED',
  params,
  response: { status: 204 },
  errors: ['PUSH_DEVICE_NOT_FOUND'],
});

export const sendTestPush = post('/push-notifications/devices/{id}/test', {
  summary: 'Send a test notification to a device',
  unauthorized: 'PUSH_UNAUTHORIZED',
  limits: ['writes', 'test-notifications'],
  params,
  answers: z.object({
    outcome: z
      .enum(['accepted', 'gone', 'later', 'refused'])
      .meta({ description: 'What the push service answered; after `gone` the device is removed' }),
  }),
  errors: ['PUSH_DEVICE_NOT_FOUND'],
});
