import { describe, expect, it } from 'vitest';
import type { NotificationStatus } from '../registration/status.query.ts';
import { bannerStateOf } from './banner-state.ts';

const status = (overrides: Partial<NotificationStatus> = {}): NotificationStatus => ({
  pushSupported: true,
  permission: 'default',
  serviceWorkerRegistered: true,
  subscription: null,
  isSafariIOS: false,
  isHomeScreenApp: false,
  isCapacitor: false,
  platform: 'android',
  backendRegistered: false,
  ...overrides,
});
const granted = { permission: 'granted', subscription: { token: 't' } } as const;
const outside = { isSafariIOS: true, pushSupported: false } as const;

describe('bannerStateOf()', () => {
  it.each([
    ['enabled', { ...granted, backendRegistered: true }],
    ['unregistered', granted],
    ['unregistered', { permission: 'granted' }],
    ['native', { isCapacitor: true }],
    ['enabled', { ...granted, isCapacitor: true, backendRegistered: true }],
    ['safari-ios', outside],
    ['safari-ios', { ...outside, permission: 'denied' }],
    ['prompt', { isSafariIOS: true, isHomeScreenApp: true }],
    ['prompt', {}],
    ['denied', { permission: 'denied' }],
    ['denied', { permission: 'denied', isCapacitor: true }],
    ['unsupported', { pushSupported: false }],
  ] as [string, Partial<NotificationStatus>][])('is %s for %j', (state, overrides) => {
    expect(bannerStateOf(status(overrides))).toBe(state);
  });
});
