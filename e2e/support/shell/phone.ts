import type { BrowserContext, Page } from '@playwright/test';
import { becomesReady } from '../open.ts';
import { keepOtherSitesOut, noteOtherSites, showPage, slowDown } from './app-page.ts';
import { FROM_NATIVE, injectedScript, LOCAL, PAGE_STARTED, TO_NATIVE } from './injected.ts';
import { type Call, type Native, NativeError, type Options, type Os, PhoneState, type Plugin } from './phone-state.ts';
import { plugins } from './plugins/all.ts';
import { Bundles } from './plugins/bundles.ts';
import { updater } from './plugins/updater.ts';
import { updaterSettings } from './plugins/updater-settings.ts';
import { PUBLIC_URL } from './shell-server.ts';

type Message = { callbackId: string; pluginId: string; methodName: string; options: Options; type?: string };
type Retained = { plugin: string; event: string; data: unknown };

/**
 * A phone with the native shell installed. Pages are opened and closed as the app's process starts and is killed; what
 * the phone keeps stays. The plugins' native sides are doubles, and all between them and the app is Capacitor's own.
 */
export class Phone implements Native {
  readonly os: Os;
  readonly state = new PhoneState();
  /** Calls that the app made, in order. Reads of the storage are not among them. */
  readonly calls: Call[] = [];
  /** Calls that the native side couldn't answer. */
  readonly problems: string[] = [];
  /** Addresses of other sites that the system's browser opened, in order. */
  readonly openedOutside: string[] = [];
  readonly updates = updaterSettings();
  readonly bundles: Bundles;
  readonly #context: BrowserContext;
  readonly #plugins: ReadonlyMap<string, Plugin>;
  readonly #listeners = new Map<string, Set<string>>();
  /** Resolves when the app has left the screen, which may be after the story's last line. */
  #leaving: Promise<void> = Promise.resolve();
  #retained: Retained[] = [];
  #page: Page | null = null;

  constructor(context: BrowserContext, os: Os, builtin: { folder: string; version: string }) {
    this.#context = context;
    this.os = os;
    this.bundles = new Bundles(builtin);
    this.emit = this.emit.bind(this);
    this.#plugins = new Map([...plugins(this), ['CapacitorUpdater', updater(this, this.bundles, this.updates)]]);
  }

  /** The open app. */
  get page(): Page {
    if (this.#page === null) throw new Error('The app is not open');
    return this.#page;
  }

  /** Prepares the browser's context. Call it once, before the first `open`. */
  async prepare(): Promise<void> {
    await this.#context.exposeBinding(TO_NATIVE, (_source, text: string) => this.#receive(JSON.parse(text)));
    await this.#context.addInitScript(injectedScript(this.os));
    noteOtherSites(this.#context, (url) => this.openedOutside.push(url));
  }

  /** Opens the app, as a tap on its icon does, or as a link of another app does, and waits until it is ready. */
  async open({ link = null }: { link?: string | null } = {}): Promise<Page> {
    const page = await this.start({ link });
    await becomesReady(page);
    return page;
  }

  /** Opens the app without waiting for its first screen. */
  async start({ link = null }: { link?: string | null } = {}): Promise<Page> {
    this.state.launchUrl = link;
    this.state.splashGoneAt = null;
    this.#page = await this.#context.newPage();
    await slowDown(this.#context, this.#page, this.state.slowdown);
    if (this.state.isOnline) await keepOtherSitesOut(this.#context, this.#page);
    else {
      // Chromium forgets the state of the network when a page gets the process of another origin.
      await this.#page.goto(`${LOCAL}/no-file.txt`);
      await this.#tellBrowser();
    }
    // iOS tells of the link at the start twice: by the event too.
    if (link !== null && this.os === 'ios') await this.emit('App', 'appUrlOpen', { url: link }, true);
    await this.#page.goto(`${LOCAL}/`);
    return this.#page;
  }

  /** Ends the app's process, as the system does when it needs memory. */
  async kill(): Promise<void> {
    await this.#page?.close();
    this.#page = null;
    this.#listeners.clear();
    this.#retained = [];
  }

  async reopen(): Promise<Page> {
    await this.kill();
    return this.open();
  }

  /** Ends the app, and everything that runs for it. */
  async stop(): Promise<void> {
    await this.#leaving;
    await this.bundles.clean();
  }

  async startAnew(): Promise<void> {
    await this.page.goto(`${LOCAL}/`);
  }

  leave(): void {
    this.#leaving = this.#leaving.then(() => this.background());
  }

  async fetch(url: string, init?: RequestInit): Promise<Response> {
    if (!this.state.isOnline) throw new Error('network_error');
    return fetch(url.replace(PUBLIC_URL, process.env.ALENTO_ADDRESS ?? ''), init);
  }

  /** The app leaves the screen. */
  async background(): Promise<void> {
    await showPage(this.page, false);
    await this.emit('App', 'pause', null);
  }

  /** The app returns to the screen. */
  async foreground(): Promise<void> {
    await showPage(this.page, true);
    await this.emit('App', 'resume', null);
  }

  /** Presses the hardware back button. Without a listener the system goes back in the history. */
  async pressBack(): Promise<void> {
    if (this.os === 'ios') throw new Error('An iPhone has no back button');
    const canGoBack = await this.page.evaluate(
      () => (window as { navigation?: { canGoBack: boolean } }).navigation?.canGoBack,
    );
    if (this.#isHeard('App', 'backButton')) await this.emit('App', 'backButton', { canGoBack }, true);
    else if (canGoBack) await this.page.goBack();
  }

  /** Another app opens an address of ours while the app runs. */
  async openLink(url: string): Promise<void> {
    await this.emit('App', 'appUrlOpen', { url }, true);
  }

  /** Taps a notification that the app scheduled. The event waits for the app, if it isn't open. */
  async tapNotification(id: number): Promise<void> {
    const notification = this.state.scheduled.find((scheduled) => scheduled.id === id);
    if (!notification) throw new Error(`There is no notification ${id}`);
    const data = { actionId: 'tap', inputValue: null, notification };
    await this.emit('LocalNotifications', 'localNotificationActionPerformed', data, true);
  }

  async showKeyboard(keyboardHeight: number): Promise<void> {
    await this.emit('Keyboard', 'keyboardWillShow', { keyboardHeight });
  }

  async hideKeyboard(): Promise<void> {
    await this.emit('Keyboard', 'keyboardWillHide', {});
  }

  /** Whether the app listens to an event. */
  #isHeard(plugin: string, event: string): boolean {
    return (this.#listeners.get(`${plugin}.${event}`)?.size ?? 0) > 0;
  }

  async setOnline(isOnline: boolean): Promise<void> {
    this.state.isOnline = isOnline;
    if (this.#page !== null) await this.#tellBrowser();
  }

  /** The calls of a method, such as `Haptics.impact`. */
  callsOf(name: string): Options[] {
    return this.calls.filter(({ plugin, method }) => `${plugin}.${method}` === name).map(({ options }) => options);
  }

  async emit(plugin: string, event: string, data: unknown, isRetained = false): Promise<void> {
    const ids = this.#listeners.get(`${plugin}.${event}`);
    if (!ids || ids.size === 0) {
      if (isRetained) this.#retained.push({ plugin, event, data });
      return;
    }
    for (const callbackId of ids) await this.#deliver(callbackId, plugin, data);
  }

  async #deliver(callbackId: string, pluginId: string, data: unknown): Promise<void> {
    const message = { save: true, callbackId, pluginId, methodName: 'addListener', success: true, data };
    await this.page.evaluate(
      ([receive, text]) => (window as unknown as Record<string, (json: string) => void>)[receive]?.(text),
      [FROM_NATIVE, JSON.stringify(message)] as const,
    );
  }

  /** Answers one message of the page; null for one without an answer. */
  async #receive({ callbackId, pluginId, methodName, options, type }: Message): Promise<string | null> {
    // Listeners of the page before belong to its scripts (Bridge.reset on both systems).
    if (type === PAGE_STARTED) this.#listeners.clear();
    if (type !== undefined && type !== 'message') return null;
    if (pluginId === 'Console') return null;
    const answer = { save: methodName === 'addListener', callbackId, pluginId, methodName };
    if (methodName === 'addListener' || methodName === 'removeListener' || methodName === 'removeAllListeners') {
      this.#listen(callbackId, pluginId, methodName, options);
      return methodName === 'removeAllListeners' ? JSON.stringify({ ...answer, success: true }) : null;
    }
    this.calls.push({ plugin: pluginId, method: methodName, options });
    try {
      const method = this.#plugins.get(pluginId)?.[methodName];
      if (!method) throw new Error(`The double of ${pluginId} has no ${methodName}`);
      const data = (await method(options)) ?? undefined;
      return JSON.stringify({ ...answer, success: true, data });
    } catch (error) {
      if (!(error instanceof NativeError)) this.problems.push(`${pluginId}.${methodName}: ${error}`);
      const { message, code } = error as NativeError;
      return JSON.stringify({ ...answer, success: false, error: { message, code } });
    }
  }

  #listen(callbackId: string, plugin: string, method: string, options: Options): void {
    const name = `${plugin}.${options.eventName}`;
    if (method === 'removeAllListeners') {
      for (const key of [...this.#listeners.keys()]) if (key.startsWith(`${plugin}.`)) this.#listeners.delete(key);
    } else if (method === 'removeListener') this.#listeners.get(name)?.delete(String(options.callbackId));
    else {
      this.#listeners.set(name, (this.#listeners.get(name) ?? new Set()).add(callbackId));
      const waiting = this.#retained.filter((retained) => `${retained.plugin}.${retained.event}` === name);
      this.#retained = this.#retained.filter((retained) => !waiting.includes(retained));
      for (const { data } of waiting) void this.#deliver(callbackId, plugin, data);
    }
  }

  /** The local files load without a network too, so only `navigator.onLine` and its events are changed. */
  async #tellBrowser(): Promise<void> {
    const session = await this.#context.newCDPSession(this.page);
    await session.send('Network.enable');
    await session.send('Network.overrideNetworkState' as 'Network.emulateNetworkConditions', {
      offline: !this.state.isOnline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
  }
}
