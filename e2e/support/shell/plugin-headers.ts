import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Os } from './phone-state.ts';

const MODULES = join(import.meta.dirname, '../../../node_modules');
/** The packages with the plugins of the shell. Those of Capacitor itself, such as SystemBars, are in its platforms. */
const PACKAGES = [
  '@aparajita/capacitor-biometric-auth',
  '@aparajita/capacitor-secure-storage',
  '@capacitor/app',
  '@capacitor/haptics',
  '@capacitor/keyboard',
  '@capacitor/local-notifications',
  '@capacitor/network',
  '@capacitor/preferences',
  '@capacitor/privacy-screen',
  '@capacitor/push-notifications',
  '@capacitor/share',
  '@capacitor/splash-screen',
  '@capacitor/status-bar',
  '@capgo/capacitor-updater',
];

type MethodHeader = { name: string; rtype?: 'promise' | 'callback' };
export type PluginHeader = { name: string; methods: MethodHeader[] };

/** Methods that the base class adds to each plugin, with the order and types of JSExport.swift and Plugin.java. */
const BASE: MethodHeader[] = [
  { name: 'addListener' },
  { name: 'removeListener' },
  { name: 'removeAllListeners', rtype: 'promise' },
  { name: 'checkPermissions', rtype: 'promise' },
  { name: 'requestPermissions', rtype: 'promise' },
];

const headerOf = (name: string, type: string): MethodHeader => {
  const rtype = /none$/i.test(type) ? undefined : /callback$/i.test(type) ? 'callback' : 'promise';
  return rtype ? { name, rtype } : { name };
};

/** The plugin that a Java or Kotlin file declares by annotations; null if it declares none. */
function androidHeader(source: string): PluginHeader | null {
  const name = /@CapacitorPlugin\s*\([^"]*?name\s*=\s*"(\w+)"/.exec(source)?.[1] ?? bareName(source);
  if (name === undefined) return null;
  const method =
    /@PluginMethod\b(?:\(([^)]*)\))?(?:\s*@\w+(?:\([^)]*\))?)*\s*(?:override\s+)?(?:public\s+void|fun)\s+(\w+)/g;
  const methods = [...source.matchAll(method)].map(([, type = '', own = '']) => headerOf(own, type));
  return { name, methods: withBase(methods) };
}

/** An annotation without a name names the plugin by its class. */
const bareName = (source: string): string | undefined =>
  /@CapacitorPlugin(?:\([^"]*?\))?\s*(?:public\s+)?class\s+(\w+)/.exec(source)?.[1];

/** The forms in which Swift and Objective-C files list a plugin's methods. */
const IOS_METHODS = [
  /CAPPluginMethod\(name:\s*"(\w+)"\s*,\s*returnType:\s*\.?(\w+)/g,
  /(?:CAPPluginMethod|\.init)\(#selector\((?:\w+\.)?(\w+)\)\s*(?:,\s*returnType:\s*\.?(\w+))?/g,
  /CAP_PLUGIN_METHOD\((\w+),\s*(\w+)\)/g,
];

/** The plugin that a Swift or Objective-C file declares in its lists; null if it declares none. */
function iosHeader(source: string): PluginHeader | null {
  const name = (/jsName\s*=\s*"(\w+)"/.exec(source) ?? /^CAP_PLUGIN\(\w+,\s*"(\w+)"/m.exec(source))?.[1];
  if (name === undefined) return null;
  const methods = IOS_METHODS.flatMap((form) =>
    [...source.matchAll(form)].map(([, own = '', type = '']) => headerOf(own, type)),
  );
  return { name, methods: withBase(methods) };
}

const withBase = (methods: MethodHeader[]): MethodHeader[] => {
  const own = new Set(methods.map(({ name }) => name));
  return [...BASE.filter(({ name }) => !own.has(name)), ...methods];
};

const PLATFORMS = {
  android: {
    folder: 'android',
    core: '@capacitor/android/capacitor/src/main',
    kind: /\.(java|kt)$/,
    read: androidHeader,
  },
  ios: { folder: 'ios', core: '@capacitor/ios/Capacitor/Capacitor/Plugins', kind: /\.(swift|m)$/, read: iosHeader },
};

const read = new Map<Os, PluginHeader[]>();

/** What the native side tells of its plugins (`window.Capacitor.PluginHeaders`), read from the plugins' native code. */
export function pluginHeaders(os: Os): PluginHeader[] {
  const known = read.get(os);
  if (known) return known;
  const { folder, core, kind, read: readHeader } = PLATFORMS[os];
  const folders = [...PACKAGES.map((name) => join(MODULES, name, folder)), join(MODULES, core)];
  const headers = folders.flatMap((path) =>
    readdirSync(path, { recursive: true, encoding: 'utf8' })
      .filter((file) => kind.test(file) && !/(^|\/)(test|androidTest|Tests)\//.test(file))
      .flatMap((file) => readHeader(readFileSync(join(path, file), 'utf8')) ?? []),
  );
  const empty = headers.filter(({ methods }) => methods.length <= BASE.length).map(({ name }) => name);
  if (empty.length > 0) throw new Error(`No method of these plugins was found: ${empty.join(', ')}`);
  read.set(os, headers);
  return headers;
}
