import { describe, expect, it } from 'vitest';
import { type PushService, PushServices } from './push-services.ts';

/** Services without network: `busy` names those that have a connection. */
function open(busy: ReadonlySet<string> = new Set()) {
  const created: string[] = [];
  const closed: string[] = [];
  const services = new PushServices((origin) => {
    created.push(origin);
    const client = { isIdle: !busy.has(origin), close: () => closed.push(origin) };
    return { host: origin, client, gate: { isIdle: true }, header: {} } as unknown as PushService;
  });
  return { services, created, closed };
}

describe('PushServices', () => {
  it('creates a service once', () => {
    const { services, created } = open();
    expect(services.at('https://a.example')).toBe(services.at('https://a.example'));
    expect(created).toEqual(['https://a.example']);
  });

  it('keeps 500, and forgets the least recently used one without a connection', () => {
    const { services, created, closed } = open(new Set(['https://0.example']));
    for (let count = 0; count < 500; count += 1) services.at(`https://${count}.example`);
    services.at('https://1.example');
    expect(closed).toEqual([]);
    services.at('https://500.example');
    expect(closed).toEqual(['https://2.example']);
    services.at('https://0.example');
    expect(created).toHaveLength(501);
  });

  it('closes all', () => {
    const { services, closed } = open();
    for (const origin of ['https://a.example', 'https://b.example']) services.at(origin);
    services.close();
    expect(closed).toEqual(['https://a.example', 'https://b.example']);
  });
});
