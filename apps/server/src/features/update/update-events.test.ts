import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS } from '@alento/domain/time/local-date';
import { UPDATE_EVENTS_RETENTION_DAYS } from '@alento/domain/update/updates';
import { afterEach, describe, expect, it } from 'vitest';
import { updateBundles, updateEvents } from '../../db/schema/update.ts';
import { openForFile } from '../../testing/open-for-file.ts';
import { NOON, startTestApp } from '../../testing/test-app.ts';
import { openTestUpdates } from '../../testing/updates/test-updates.ts';
import { dropExpired } from '../upkeep/upkeep.jobs.ts';
import { withdrawBundle } from './update.repository.ts';
import { isCountedAction } from './update.service.ts';

const updates = await openForFile(openTestUpdates());
const app = await openForFile(startTestApp({ OTA_DIR: updates.otaDir }));
await updates.publish(app.database.db, '1.0.0+1');
afterEach(() => app.database.db.delete(updateEvents));

const DEVICE = { device_id: 'aparelho-secreto', app_id: 'app.alento', version_build: '1.0.0', custom_id: 'ninguem' };
const event = (action: string, version_name = '1.0.0+1', platform = 'android') => ({
  ...DEVICE,
  ...{ platform, action, version_name, old_version_name: 'builtin', timestamp: NOON, metadata: { a: 'b' } },
});
const send = (body: unknown) => app.call('POST', '/updates/stats', { body });
const rows = async () =>
  (await app.database.db.select().from(updateEvents)).map(Object.values).sort((a, b) => (`${a}` < `${b}` ? -1 : 1));
const DAY = '2026-03-14';

describe('POST /updates/stats', () => {
  it('counts one event or several, by day, platform, version and action', async () => {
    expect((await send(event('set'))).body).toEqual({ status: 'ok' });
    await send([event('set'), event('set', '1.0.0+1', 'ios'), event('download_10'), event('set')]);
    await send([]);
    expect(await rows()).toEqual([
      [DAY, 'android', '1.0.0+1', 'download_10', 1],
      [DAY, 'android', '1.0.0+1', 'set', 3],
      [DAY, 'ios', '1.0.0+1', 'set', 1],
    ]);
    expect(JSON.stringify(await rows())).not.toContain('secreto');
  });

  it('counts the failure of a file for its version, and the app in the shell', async () => {
    await send([event('download_manifest_file_fail', '1.0.0+1:assets/a.js'), event('reset', 'builtin')]);
    expect(await rows()).toEqual([
      [DAY, 'android', '1.0.0+1', 'download_manifest_file_fail', 1],
      [DAY, 'android', 'builtin', 'reset', 1],
    ]);
  });

  it('ignores unknown versions, unknown actions, and what isn’t about updates', async () => {
    const ignored = [
      ...[event('set', '9.9.9'), event('set', ''), event('set', 'x'.repeat(500)), event('nada'), event('')],
      ...[event('app_moved_to_foreground'), event('webview_javascript_error'), event('__proto__')],
    ];
    expect((await send(ignored)).status).toBe(200);
    expect(await rows()).toEqual([]);
  });

  it('goes on counting a withdrawn version', async () => {
    await updates.publish(app.database.db, '1.0.0+2');
    await withdrawBundle(app.database.db, '1.0.0+2', new Date(NOON));
    await send(event('reset', '1.0.0+2'));
    expect(await rows()).toEqual([[DAY, 'android', '1.0.0+2', 'reset', 1]]);
  });

  it('accepts as many events as the plugin keeps, and counts concurrent calls', async () => {
    await Promise.all(
      Array.from({ length: 8 }, (_, number) =>
        send(Array.from({ length: 200 }, (_, at) => event((at + number) % 2 ? 'set' : 'delete'))),
      ),
    );
    expect(await rows()).toEqual([
      [DAY, 'android', '1.0.0+1', 'delete', 800],
      [DAY, 'android', '1.0.0+1', 'set', 800],
    ]);
    expect((await send(Array.from({ length: 201 }, () => event('set')))).status).toBe(422);
  });

  it('doesn’t overflow', async () => {
    await app.database.db
      .insert(updateEvents)
      .values({ day: DAY, platform: 'ios', version: '1.0.0+1', action: 'set', count: 2_147_483_646 });
    await send([event('set', '1.0.0+1', 'ios'), event('set', '1.0.0+1', 'ios')]);
    expect(await rows()).toEqual([[DAY, 'ios', '1.0.0+1', 'set', 2_147_483_647]]);
  });

  it('refuses other bodies', async () => {
    for (const body of [{}, [{}], event('x'.repeat(65)), { ...event('set'), platform: 'web' }, 'x', null])
      expect((await send(body)).status, JSON.stringify(body)).toBe(422);
  });

  it('deletes counts after their time', async () => {
    await send(event('set'));
    await dropExpired(app.database.db, NOON + UPDATE_EVENTS_RETENTION_DAYS * DAY_MS);
    expect(await rows()).toHaveLength(1);
    await dropExpired(app.database.db, NOON + (UPDATE_EVENTS_RETENTION_DAYS + 1) * DAY_MS);
    expect(await rows()).toEqual([]);
    expect(await app.database.db.select().from(updateBundles)).not.toEqual([]);
  });
});

describe('isCountedAction', () => {
  /** Reported about the use of the app, or only when the plugin looks for updates by itself, or for its own service. */
  const OTHERS = [
    ...['app_moved_to_background', 'app_moved_to_foreground', 'app_launch_ready', 'app_launch_start'],
    ...['app_launch_timeout', 'blocked_by_server_url'],
  ];

  it('has every action about versions in the sources of the plugin', () => {
    const root = join(import.meta.dirname, '../../../../../node_modules/@capgo/capacitor-updater');
    const sources = ['android/src/main/java', 'ios/Sources'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => /\.(java|swift)$/.test(entry.name))
        .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8')),
    );
    const reported = sources.flatMap((text) =>
      [...text.matchAll(/sendStats(?:Async)?\((?:action: )?\s*"([a-z_]+)"[,)]/g)].map(([, action = '']) => action),
    );
    expect(reported.length).toBeGreaterThan(50);
    const missing = new Set(reported.filter((action) => !isCountedAction(action)));
    expect([...missing].sort()).toEqual([...OTHERS].sort());
  });
});
