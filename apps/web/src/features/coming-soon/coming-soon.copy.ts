import { paths } from '@alento/domain/interface/paths';

export const comingSoonCopy = {
  mark: 'Em breve',
  whatTitle: 'O que vai ter aqui',
  when: 'Ainda não há data. Esta página abre quando o que ela promete estiver pronto.',
  meanwhile: 'Enquanto isso',
} as const;

type Way = { label: string; path: string };
export type ComingSoon = {
  title: string;
  lead: string;
  what: readonly string[];
  /** Links to available screens. */
  ways: readonly [Way, ...Way[]];
};

const recordNow: Way = { label: 'Registrar humor agora', path: paths.record };

/** The screens that are not built yet. */
export const comingSoonScreens = {
  notifications: {
    title: 'Lembretes e notificações',
    lead: 'Um toque no ombro de manhã, à tarde ou à noite, nas horas que você escolher.',
    what: [
      'Lembretes para registrar, nos horários que combinam com você.',
      'Um botão para desligar tudo de uma vez.',
      'Nada de cobrança por dias sem registro.',
    ],
    ways: [recordNow, { label: 'Ir para o perfil', path: paths.profile }],
  },
} as const satisfies Record<string, ComingSoon>;

export type ComingSoonName = keyof typeof comingSoonScreens;
