import { expect, it, vi } from 'vitest';
import { openForFile } from '../testing/open-for-file.ts';
import { startTestApp } from '../testing/test-app.ts';

const app = await openForFile(startTestApp());

it.each(['openapi.json', 'docs', 'export-schema.json', 'live-chat-events.json'])(
  'the text of /api/%s is written once, not for each request',
  async (name) => {
    const read = async () => (await app.app.app.request(`/api/${name}`)).text();
    const first = await read();
    // The texts are JSON, or a page whose parts are escaped.
    const writing = [vi.spyOn(JSON, 'stringify'), vi.spyOn(String.prototype, 'replace')];
    const again = await read();
    const steps = writing.map(({ mock }) => mock.calls.length);
    vi.restoreAllMocks();
    expect(again).toBe(first);
    expect(first.length).toBeGreaterThan(1000);
    expect(steps).toEqual([0, 0]);
  },
);
