import { describe, expect, it } from 'vitest';
import { routeAt } from './route-at.ts';
import { declarationOf, pathsLinkedFrom, routeNames } from './routes.ts';

const exampleOf = (name: (typeof routeNames)[number]): string => {
  const { path, example = path } = declarationOf(name);
  return example.split('?')[0] ?? '';
};

describe('routeAt()', () => {
  it.each(routeNames)('finds the route %s by its example address', (name) => {
    expect(routeAt(exampleOf(name)).path).toBe(declarationOf(name).path);
  });

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
  it.each(routeNames)('give for %s an example address that matches the path of the route', (name) => {
    const expression = declarationOf(name).path.replace(/:\w+/g, '[a-z-]+').replace('*', '.+');
    expect(exampleOf(name)).toMatch(new RegExp(`^${expression}$`));
  });

  it('allow texts to link only to paths without parameters', () => {
    for (const path of [...pathsLinkedFrom('library'), ...pathsLinkedFrom('assistant')])
      expect(path).not.toMatch(/[:*]/);
  });

  it('show the assistant on every screen but the conversations and those of help in a crisis', () => {
    const without = routeNames.filter((name) => declarationOf(name).hides?.includes('assistant'));
    expect(without).toEqual(['chat', 'chatAny', 'chatSessions', 'help', 'safetyPlan']);
  });
});
