/** Words of the shell around every screen. */
export const appCopy = {
  brand: 'Alento',
  brandLink: 'Alento, ir para o início',
  loading: 'Carregando...',
  skip: 'Pular para o conteúdo',
  mainNav: 'Navegação principal',
  tabNav: 'Navegação',
  signIn: 'Entrar',
  signOut: 'Sair',
  signInOrUp: 'Entrar / Cadastrar',
  profile: 'Perfil',
  profileOf: (address: string): string => `Perfil de ${address}`,
  more: 'Mais',
  record: 'Registrar',
  titleOf: (page: string): string => `${page} · Alento`,
} as const;

/** Titles of the routes: shown in the tab of the browser and announced on arrival. */
export const routeTitles = {
  landing: 'Alento: um respiro para entender seus dias',
  login: 'Entrar',
  resetPassword: 'Redefinir senha',
  home: 'Início',
  record: 'Registrar humor',
  recordPast: 'Registrar humores passados',
  history: 'Histórico',
  dayDetail: 'Seu dia',
  profile: 'Perfil',
  terms: 'Termos de Uso',
  privacy: 'Política de Privacidade',
  notFound: 'Página não encontrada',
} as const;

export const crashCopy = {
  title: 'Algo não saiu como devia',
  text: 'O erro é nosso, não seu. O que você já guardou está seguro. Recarregar costuma resolver.',
  reload: 'Recarregar a página',
  home: 'Ir para o início',
} as const;
