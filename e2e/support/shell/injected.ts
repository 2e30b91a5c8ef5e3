import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Os } from './phone-state.ts';
import { pluginHeaders } from './plugin-headers.ts';

const MODULES = join(import.meta.dirname, '../../../node_modules/@capacitor');
/** Capacitor's own script, which a shell runs in each page before the page's scripts. */
const BRIDGE = {
  android: join(MODULES, 'android/capacitor/src/main/assets/native-bridge.js'),
  ios: join(MODULES, 'ios/Capacitor/Capacitor/assets/native-bridge.js'),
};

/** Origin of the app's own pages. */
export const LOCAL = 'https://localhost';
/** Function of the page that passes a call to the native side, and gets the answer. */
export const TO_NATIVE = 'callNativeSide';
/** Type of the message that a new page sends first. */
export const PAGE_STARTED = 'page.started';
/** Function of the page that receives an event of the native side. */
export const FROM_NATIVE = 'receiveFromNativeSide';

/**
 * The channel between page and native side: the object that the system's web view adds to the page. On Android it takes
 * and gives text (addWebMessageListener); on iOS it takes what can be cloned, and the native side calls `fromNative`.
 * There the native side also answers `prompt`, by which the bridge asks for its settings.
 */
const CHANNELS = {
  android: `
    const channel = { postMessage: (text) => { send(text); }, onmessage: null };
    window.androidBridge = channel;
    const receive = (text) => channel.onmessage?.({ data: text });`,
  ios: `
    window.webkit = { messageHandlers: { bridge: {
      postMessage: (message) => { send(JSON.stringify(structuredClone(message))); },
    } } };
    window.prompt = (text) => {
      if (/"type":"Capacitor(Cookies.isEnabled|Http)"/.test(text)) return 'false';
      throw new Error('The native side knows no prompt ' + text);
    };
    const receive = (text) => window.Capacitor.fromNative(JSON.parse(text));`,
};

/** Functions of each plugin in the page, as JSExport of both platforms writes them. */
const PLUGINS = `
  for (const { name, methods } of window.Capacitor.PluginHeaders) {
    const plugin = (window.Capacitor.Plugins[name] = {
      addListener: (event, callback) => window.Capacitor.addListener(name, event, callback),
    });
    for (const { name: method, rtype } of methods) {
      if (method === 'addListener' || method === 'removeListener') continue;
      plugin[method] = (options, callback) =>
        rtype === 'promise'
          ? window.Capacitor.nativePromise(name, method, options)
          : window.Capacitor.nativeCallback(name, method, options, callback);
    }
  }`;

/** What the native side runs at the start of each page of the app. */
export function injectedScript(os: Os): string {
  return `if (location.origin === '${LOCAL}' && window === window.top) {
  window.Capacitor = { DEBUG: false, isLoggingEnabled: false, Plugins: {} };
  window.WEBVIEW_SERVER_URL = '${LOCAL}';
  const native = window.${TO_NATIVE};
  void native(JSON.stringify({ type: '${PAGE_STARTED}' }));
  const send = (text) => void native(text).then((answer) => answer !== null && receive(answer));
  ${CHANNELS[os]}
  window.${FROM_NATIVE} = receive;
  ${readFileSync(BRIDGE[os], 'utf8')}
  window.Capacitor.PluginHeaders = ${JSON.stringify(pluginHeaders(os))};
  ${PLUGINS}
}`;
}
