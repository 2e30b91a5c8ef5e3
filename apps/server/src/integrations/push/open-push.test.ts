import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { startPushDouble } from '../../../../../testing/push-double/push-double.ts';
import { ConfigError, readConfig } from '../../config.ts';
import { createLog } from '../../log/log.ts';
import { folderForFile } from '../../testing/open-for-file.ts';
import { openPush } from './open-push.ts';
import { messageOf, SILENT, targetOf } from './push.harness.ts';
import type { PushTarget } from './push-sender.ts';

const SEED = { vapidSeed: () => Buffer.alloc(48, 7) };
const double = await startPushDouble();
afterAll(() => double.stop());
const directory = await folderForFile();
await writeFile(join(directory, 'account.json'), double.fcm.account.file);
await writeFile(join(directory, 'key.p8'), double.apns.keyFile);
await writeFile(join(directory, 'broken'), '{"private_key": "segredo"}');

const variables = (): Record<string, string> => ({
  PUSH_ALLOWED_ORIGINS: `${double.address},${double.tlsAddress}`,
  FCM_SERVICE_ACCOUNT: join(directory, 'account.json'),
  FCM_API_BASE: double.address,
  APNS_KEY: join(directory, 'key.p8'),
  APNS_KEY_ID: double.apns.keyId,
  APNS_TEAM_ID: double.apns.teamId,
  APNS_TOPIC: double.apns.topic,
  APNS_API_BASE: double.tlsAddress,
});
const targets = (): PushTarget[] => [
  targetOf(double.subscribe('chrome')),
  { kind: 'fcm', token: double.fcm.register() },
  { kind: 'apns', token: double.apns.register() },
];

describe('openPush', () => {
  it('sends to browsers only without further configuration, and refuses other targets', async () => {
    const push = openPush(readConfig({}), SEED, SILENT);
    expect((['web', 'fcm', 'apns'] as const).map((kind) => push.sends(kind))).toEqual([true, false, false]);
    expect(await push.send({ kind: 'apns', token: 'ab'.repeat(32) }, messageOf())).toEqual({
      outcome: 'refused',
      status: 0,
    });
    expect(Buffer.from(push.publicKey, 'base64url')).toHaveLength(65);
    expect(push.accepts('https://web.push.apple.com/abc')).toBe(true);
    expect(push.accepts(`${double.address}/fcm/send/abc`)).toBe(false);
    await push.close();
  });

  it('names the variable of a key file that can’t be used, and nothing of the file', () => {
    for (const [name, file] of [
      ['FCM_SERVICE_ACCOUNT', 'broken'],
      ['FCM_SERVICE_ACCOUNT', 'missing'],
      ['FCM_SERVICE_ACCOUNT', 'key.p8'],
      ['APNS_KEY', 'broken'],
      ['APNS_KEY', 'account.json'],
    ] as const) {
      const open = () => openPush(readConfig({ ...variables(), [name]: join(directory, file) }), SEED, SILENT);
      expect(open, `${name} ${file}`).toThrow(ConfigError);
      expect(open).toThrow(`${name}: `);
      expect(open).not.toThrow('segredo');
    }
  });

  it('writes no address, token, key or text to the log, whatever fails', async () => {
    const lines: string[] = [];
    const log = createLog('debug', { write: (line) => lines.push(line) });
    const push = openPush(readConfig(variables()), SEED, log, double.ca);
    const message = messageOf({ title: 'título secreto' });
    const all = targets();
    double.plan({ status: 400, times: 3 });
    for (const target of all) expect((await push.send(target, message)).outcome).toBe('refused');
    double.plan({ status: 500 });
    for (const target of all) for (let count = 0; count < 6; count += 1) await push.send(target, message);
    await push.close();
    double.reset();
    expect(lines.length).toBeGreaterThanOrEqual(6);
    for (const target of all) {
      const secrets = target.kind === 'web' ? [new URL(target.endpoint).pathname, target.auth] : [target.token];
      for (const secret of [...secrets, 'título']) expect(lines.join('\n')).not.toContain(secret);
    }
  });
});
