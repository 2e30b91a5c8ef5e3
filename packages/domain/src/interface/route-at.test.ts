import { describe, expect, it } from 'vitest';
import { pathsLinkedFrom } from './linked-paths.ts';
import { routeAt } from './route-at.ts';
import { declarationOf, routeNames } from './routes.ts';

describe('routeAt()', () => {
  it.each([
    ['/chat/sessions', '/chat/sessions'],
    ['/chat/abc/def', '/chat/*'],
    ['/chatice', '/'],
    ['/prontuarios/1', '/prontuarios/:id'],
    ['/prontuarios/1/x', '/prontuarios/:id'],
    ['/Registrar/', '/registrar'],
    ['/livros/noites/sessoes', '/livros/:id/sessoes'],
    ['/nao-existe', '/'],
  ])('of %s is the route %s', (address, path) => {
    expect(routeAt(address).path).toBe(path);
  });
});

describe('route declarations', () => {
  it('allow texts to link only to paths without parameters', () => {
    for (const path of [...pathsLinkedFrom('library'), ...pathsLinkedFrom('assistant')])
      expect(path).not.toMatch(/[:*]/);
  });

  it('show the assistant on every screen but the conversations, the screening and those of help in a crisis', () => {
    const without = routeNames.filter((name) => declarationOf(name).hides?.includes('assistant'));
    expect(without).toEqual(['chat', 'chatAny', 'chatSessions', 'help', 'screenings', 'safetyPlan']);
  });
});
