import { titleOf } from '../lib/page/title-of.ts';

/** Texts of the shell around every screen. */
export const appCopy = {
  brand: 'Alento',
  brandLink: 'Alento, ir para o início',
  loading: 'Carregando...',
  skip: 'Pular para o conteúdo',
  mainNav: 'Navegação principal',
  tabNav: 'Navegação',
  signIn: 'Entrar',
  signOut: 'Sair',
  profile: 'Perfil',
  profileOf: (address: string): string => `Perfil de ${address}`,
  contents: 'Conteúdos',
  plans: 'Planos',
  more: 'Mais',
  record: 'Registrar',
  free: 'Grátis',
  premium: 'Premium',
  titleOf,
} as const;

export const crashCopy = {
  title: 'Algo não saiu como devia',
  text: 'O erro é nosso, não seu. O que você já guardou está seguro. Recarregar costuma resolver.',
  reload: 'Recarregar a página',
  home: 'Ir para o início',
} as const;
