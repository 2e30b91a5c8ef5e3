import type { Native, Options, Plugin, Scheduled } from '../phone-state.ts';

const idsOf = ({ notifications }: Options): number[] =>
  (Array.isArray(notifications) ? notifications : []).map(({ id }: { id: number }) => id);

/** @capacitor/local-notifications. A story reads what is scheduled in the phone's state. */
export const localNotifications = ({ state }: Native): Plugin => ({
  checkPermissions: () => ({ display: state.permissions.local }),
  requestPermissions() {
    if (state.permissions.local === 'prompt') state.permissions.local = 'granted';
    return { display: state.permissions.local };
  },
  schedule(options) {
    const ids = idsOf(options);
    const added = options.notifications as Scheduled[];
    state.scheduled = [...state.scheduled.filter(({ id }) => !ids.includes(id)), ...added];
    return { notifications: ids.map((id) => ({ id })) };
  },
  cancel(options) {
    const ids = idsOf(options);
    state.scheduled = state.scheduled.filter(({ id }) => !ids.includes(id));
  },
});

/** @capacitor/push-notifications. */
export const pushNotifications = ({ state, emit }: Native): Plugin => ({
  checkPermissions: () => ({ receive: state.permissions.push }),
  requestPermissions() {
    if (state.permissions.push === 'prompt') state.permissions.push = 'granted';
    return { receive: state.permissions.push };
  },
  register() {
    void emit('PushNotifications', 'registration', { value: 'token-of-this-phone' }, true);
  },
  unregister: () => undefined,
});
