import { exampleOf } from '@alento/domain/interface/example-addresses';
import { declarationOf, routeNames } from '@alento/domain/interface/routes';
import { matchRoutes, type RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import { routes } from './router.tsx';
import { Guard } from './start/guard.tsx';

const flat = (list: readonly RouteObject[]): RouteObject[] =>
  list.flatMap((route) => [route, ...flat(route.children ?? [])]);

/** Example addresses of the specified routes, and whether they require login. */
const SPECIFIED: readonly [address: string, isProtected: boolean][] = [
  ['/', false],
  ['/login', false],
  ['/profissionais', false],
  ['/planos', false],
  ['/sobre', false],
  ['/politica-de-privacidade', false],
  ['/termos-de-uso', false],
  ['/payment-success', false],
  ['/payment-cancel', false],
  ['/professional-invite/abc', false],
  ['/conteudos', false],
  ['/conteudos/sono', false],
  ['/conteudos/sono/rotina', false],
  ['/conteudos/sono/rotina/luz', false],
  ['/podcasts', false],
  ['/livros', false],
  ['/livros/7', false],
  ['/psicologos', false],
  ['/livros/7/sessoes', true],
  ['/home', true],
  ['/historico', true],
  ['/analises', true],
  ['/periodo-detalhes', true],
  ['/registrar', true],
  ['/registrar-lote', true],
  ['/prontuarios', true],
  ['/perfil', true],
  ['/chat', true],
  ['/chat/abc/def', true],
  ['/chat/sessions', true],
  ['/notificacoes', true],
  ['/compartilhar', true],
  ['/pacientes', true],
  ['/pacientes/abc', true],
  ['/cadastro-profissional', true],
];

const isGuard = ({ element }: RouteObject): boolean =>
  typeof element === 'object' && element !== null && 'type' in element && element.type === Guard;

describe('routes', () => {
  it.each(SPECIFIED)('include the specified path %s (login required: %s)', (address, isProtected) => {
    const matches = matchRoutes(routes, address) ?? [];
    expect(matches.at(-1)?.route.path).not.toBe('*');
    expect(matches.some(({ route }) => isGuard(route))).toBe(isProtected);
  });

  it.each(routeNames.map((name) => ({ ...declarationOf(name), example: exampleOf(name) })))(
    'require login for $path as declared: $access',
    ({ path, example, access }) => {
      const matches = matchRoutes(routes, new URL(example, 'http://alento').pathname) ?? [];
      expect(matches.at(-1)?.route.path).toBe(path);
      expect(matches.some(({ route }) => isGuard(route))).toBe(access === 'members');
    },
  );

  it('call /home “Início”', () => {
    const [home] = matchRoutes(routes, '/home')?.toReversed() ?? [];
    expect(home?.route.handle).toMatchObject({ title: 'Início' });
  });

  it('have a title', () => {
    for (const { path, handle } of flat(routes)) {
      if (path !== undefined) expect(handle, path).toMatchObject({ title: expect.stringMatching(/\S/) });
    }
  });

  it('open the list of conversations at /chat/sessions, not a conversation named “sessions”', () => {
    expect(matchRoutes(routes, '/chat/sessions')?.at(-1)?.route.path).toBe('/chat/sessions');
  });
});
