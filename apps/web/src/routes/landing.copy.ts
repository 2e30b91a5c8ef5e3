export const landingCopy = {
  brand: 'Alento',
  title: 'Um respiro para entender seus dias',
  text: 'Registre como você está em dois toques e veja suas semanas com calma. Sua conta é pseudônima, e seu e-mail não sai do aparelho.',
  create: 'Criar conta',
  signIn: 'Entrar',
  moods: 'Seis humores, do mais difícil ao mais leve',
  terms: 'Termos de Uso',
  privacy: 'Política de Privacidade',
  helpBefore: 'Precisa conversar agora? ',
  help: 'CVV, ligue 188',
} as const;
