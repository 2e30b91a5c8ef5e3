import { type Native, NativeError, type Options, type Plugin } from '../phone-state.ts';

const textOf = (options: Options, name: string): string => {
  const value = options[name];
  if (typeof value !== 'string') throw new NativeError(`Must provide ${name}`);
  return value;
};

/** @capacitor/preferences: shared preferences on Android, user defaults on iOS. */
export const preferences = ({ state }: Native): Plugin => ({
  get: (options) => ({ value: state.preferences.get(textOf(options, 'key')) ?? null }),
  set: (options) => void state.preferences.set(textOf(options, 'key'), textOf(options, 'value')),
  remove: (options) => void state.preferences.delete(textOf(options, 'key')),
  keys: () => ({ keys: [...state.preferences.keys()] }),
});

/** @aparajita/capacitor-secure-storage: AndroidKeyStore or the keychain. The values are JSON. */
export const secureStorage = ({ state }: Native): Plugin => ({
  internalGetItem(options) {
    const key = textOf(options, 'prefixedKey');
    if (state.unreadable.has(key)) throw new NativeError('An OS error occurred', 'osError');
    return { data: state.keyStore.get(key) ?? null };
  },
  internalSetItem(options) {
    const key = textOf(options, 'prefixedKey');
    state.unreadable.delete(key);
    state.keyStore.set(key, textOf(options, 'data'));
  },
  internalRemoveItem(options) {
    const key = textOf(options, 'prefixedKey');
    state.unreadable.delete(key);
    return { success: state.keyStore.delete(key) };
  },
});
