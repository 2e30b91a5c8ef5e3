// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { server } from '../../testing/fake-server/fake-server.ts';
import { refused } from '../../testing/fake-server/reply.ts';
import { DEVICE_KEY } from '../../testing/sign-in-again.ts';
import { withMember } from '../../testing/signed-in.ts';
import { writeFixed, writeOwned } from '../session/device/device-store.ts';
import { hasErased } from '../session/erased.ts';
import { session } from '../session/session.ts';
import { call } from './client.ts';

const DELETED = refused(401, 'UNAUTHORIZED', { code: 'ACCOUNT_DELETED' });

withMember('maria', DEVICE_KEY);

describe('a 401 to the token of a deleted account', () => {
  it('leaves nothing on the device', async () => {
    writeOwned('maria', 'mood-note-draft', '{"text":"uma nota"}');
    await writeFixed('deviceProofs', '[]');
    server.answer('GET /tags', DELETED);
    await expect(call('GET /tags', {})).rejects.toMatchObject({ status: 401, code: 'ACCOUNT_DELETED' });
    await session.sealed();
    expect([session.current(), localStorage.length, hasErased()]).toEqual([null, 0, true]);
  });

  it('doesn’t end the session of somebody who signed in meanwhile', async () => {
    server.answer('GET /tags', async () => {
      await session.start({ userId: 'joao', token: 'j1' }, 'joao@exemplo.com');
      return DELETED;
    });
    await expect(call('GET /tags', {})).rejects.toMatchObject({ status: 401 });
    expect([session.token(), hasErased()]).toEqual(['j1', false]);
  });
});
