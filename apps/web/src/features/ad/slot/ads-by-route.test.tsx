// @vitest-environment jsdom

import { paths } from '@alento/domain/interface/paths';
import { cleanup } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { queryClient } from '../../../lib/query-client.ts';
import { currentPlanQuery } from '../../../state/account/current-plan.ts';
import { draw } from '../../../testing/draw.tsx';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { never } from '../../../testing/fake-server/reply.ts';
import { withIntersections } from '../../../testing/observers.ts';
import { planOf } from '../../../testing/plan-answers.ts';
import { withVisitor } from '../../../testing/signed-in.ts';
import { AdSlot } from './ad-slot.tsx';
import { InContentAd } from './in-content-ad.tsx';

/** Paths without ads. */
const FORBIDDEN = [
  '/livros/sono/sessoes',
  '/chat',
  '/chat/uma-conversa',
  '/chat/sessions',
  '/prontuarios',
  '/prontuarios/sono',
  '/compartilhar',
  '/medicacao',
  '/sair-dos-avisos',
  '/cadastro-profissional',
  '/professional-invite/convite',
  '/pacientes',
  '/pacientes/sono',
  '/registrar',
  '/registrar-lote',
  '/psicologos',
  '/ajuda',
  '/exercicios',
  '/ajuda/app',
  '/ajuda/app/registrar-um-dia-que-passou',
  '/plano-de-seguranca',
  '/avaliacoes',
  '/planos',
  '/payment-success',
  '/meus-dados',
  '/meus-dados/importar',
  '/meus-dados/excluir',
  '/conta-excluida',
  '/comecar',
  '/modo-discreto',
  '/payment-cancel',
];
const FORBIDDEN_IN_THE_LIBRARY = [
  '/conteudos/crise-e-ajuda',
  '/conteudos/crise-e-ajuda/em-crise',
  '/conteudos/crise-e-ajuda/em-crise/quando-a-dor-fica-grande-demais',
];
const EXAMPLES: Readonly<Record<string, string>> = {
  ':categoryId': 'sono',
  ':subCategoryId': 'entender',
  ':articleId': 'por-que-o-sono-foge',
  ':id': 'sono',
  ':token': 'convite',
  ':address': 'registrar-um-dia-que-passou',
  '*': 'uma-conversa',
};
const addressOf = (path: string): string => path.replace(/:\w+|\*/g, (part) => EXAMPLES[part] ?? part);
const ADDRESSES = [...Object.values(paths).map(addressOf), ...FORBIDDEN_IN_THE_LIBRARY];

const EXPECTED = {
  basic: ['below-content'],
  // The shared slot has a place above and one at the end; each width shows one of them.
  essential: ['header-footer', 'in-content', 'header-footer'],
  premium: [],
} as const;
const PLANS = Object.keys(EXPECTED) as (keyof typeof EXPECTED)[];

withIntersections();
withVisitor();

/** The ad slots of a page, with every ad component that a page may contain. */
function placesOn(pathname: string, plan: keyof typeof EXPECTED, isMinor: boolean): (string | null)[] {
  server.otherwise(never);
  queryClient.setQueryData(currentPlanQuery().queryKey, { ...planOf('free'), currentPlan: plan });
  draw(
    <>
      <AdSlot at="header" pathname={pathname} isMinor={isMinor} />
      <InContentAd pathname={pathname} isMinor={isMinor} />
      <AdSlot at="footer" pathname={pathname} isMinor={isMinor} />
    </>,
  );
  return [...document.querySelectorAll('[data-ad-slot]')].map((place) => place.getAttribute('data-ad-slot'));
}

describe('AdSlot and InContentAd', () => {
  it('are excluded only from paths that exist', () => {
    expect(ADDRESSES).toEqual(expect.arrayContaining(FORBIDDEN));
  });

  it.each(ADDRESSES.flatMap((pathname) => PLANS.map((plan) => [pathname, plan] as const)))(
    'show on %s the ads of the plan %s unless the path is excluded',
    (pathname, plan) => {
      const isFree = [...FORBIDDEN, ...FORBIDDEN_IN_THE_LIBRARY].includes(pathname);
      expect(placesOn(pathname, plan, false)).toEqual(isFree ? [] : EXPECTED[plan]);
      cleanup();
      expect(placesOn(pathname, plan, true)).toEqual([]);
    },
  );
});
