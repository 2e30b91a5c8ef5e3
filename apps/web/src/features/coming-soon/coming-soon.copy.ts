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
const history: Way = { label: 'Ver seu histórico', path: paths.history };
const analytics: Way = { label: 'Ver sua análise', path: paths.analytics };
const about: Way = { label: 'Conhecer o Alento', path: paths.about };

/** The screens that are not built yet. */
export const comingSoonScreens = {
  records: {
    title: 'Prontuários',
    lead: 'Um resumo do seu período, pronto para levar a uma consulta. Seu, e só compartilhado se você quiser.',
    what: [
      'Médias, melhores dias e dias difíceis de um período.',
      'O que você contou sobre sono, tratamento e medicação.',
      'Um link com prazo para um profissional, que você encerra quando quiser.',
    ],
    ways: [analytics, history],
  },
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
  professionalInvite: {
    title: 'Convite para profissionais',
    lead: 'Esta página vai mostrar quem convida e o que seria compartilhado, antes de qualquer aceite.',
    what: [
      'O nome de quem convida e por quanto tempo o acesso vale.',
      'O que cada um vê, parte por parte.',
      'Um registro de cada acesso, e como encerrar com um toque.',
    ],
    ways: [{ label: 'Alento para profissionais', path: paths.professionals }, about],
  },
} as const satisfies Record<string, ComingSoon>;

export type ComingSoonName = keyof typeof comingSoonScreens;
