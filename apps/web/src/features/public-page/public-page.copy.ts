import { paths } from '@alento/domain/interface/paths';

export const footerCopy = {
  helpTitle: 'Precisa conversar agora?',
  helpText: 'O CVV atende pelo 188, a qualquer hora, de graça e em sigilo.',
  helpCall: 'Ligar para o 188',
  helpMore: 'Outros caminhos de ajuda',
  nav: 'Mais sobre o Alento',
  note: 'Alento é um diário de humor. Não faz diagnóstico e não substitui tratamento.',
} as const;

export const footerLinks = [
  { label: 'Sobre o Alento', path: paths.about },
  { label: 'Como usar o Alento', path: paths.appHelp },
  { label: 'Planos', path: paths.plans },
  { label: 'Para profissionais', path: paths.professionals },
  { label: 'Onde buscar ajuda', path: paths.psychologists },
  { label: 'Ajuda agora', path: paths.help },
  { label: 'Exercícios para agora', path: paths.exercises },
  { label: 'Privacidade', path: paths.privacy },
  { label: 'Termos de Uso', path: paths.terms },
] as const;
