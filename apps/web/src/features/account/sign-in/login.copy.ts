import type { Closing } from './closing.ts';

/** Shown after a lost response: the account or the password may already exist. */
const UNSURE = 'Não sabemos se chegou. Tente entrar com esta senha; se não der, tente de novo.';

/** The specified texts are verbatim; the texts of refusals come from the domain's catalogue. */
export const loginCopy = {
  signInTitle: 'Entre no Alento',
  signInLead: 'Seus registros estão esperando por você.',
  createTitle: 'Crie sua conta',
  createLead: 'Leva um minuto. Guarde bem a senha.',
  ended: 'Sua sessão terminou. Entre de novo para continuar; nada do que você guardou se perdeu.',
  /** Instead of `ended`, if the person closed the account themselves. */
  closed: {
    'pin-removed':
      'Você saiu, e o PIN deste aparelho foi apagado junto. Depois de entrar, dá para ligar outro em Perfil, Modo discreto.',
    'pin-forgotten':
      'A conta foi fechada neste aparelho, como você pediu. Entre com seu e-mail e sua senha; nada do que você guardou se perdeu.',
  } satisfies Record<Closing, string>,
  thenPayment: (plan: string): string => `Depois de entrar, você segue para o pagamento do ${plan}.`,
  createThenPayment: (plan: string): string => `Depois de criar a conta, você segue para o pagamento do ${plan}.`,
  thenReturn: 'Depois de entrar, você continua de onde estava.',
  createThenReturn: 'Depois de criar a conta, você continua de onde estava.',
  noScript:
    'Para entrar, seu navegador precisa do JavaScript ligado: é nele que seu e-mail vira um endereço pseudônimo.',
  email: 'E-mail',
  emailPlaceholder: 'voce@exemplo.com',
  password: 'Senha',
  /** The same rule as the specified refusal PASSWORD_WEAK. */
  passwordHint: 'Pelo menos 8 caracteres, com letras maiúsculas, minúsculas, números e caracteres especiais.',
  confirmation: 'Confirmar senha',
  pseudonymous: 'Seu e-mail não sai deste aparelho: ele vira um código, e sua conta fica pseudônima.',
  pseudonymousCreate: 'Fica neste aparelho; sua conta é pseudônima.',
  forgot: 'Esqueci minha senha',
  signIn: 'Entrar',
  signingIn: 'Entrando...',
  create: 'Criar conta',
  creating: 'Criando...',
  loading: 'Carregando...',
  toSignIn: 'Já tem uma conta? Faça login',
  toCreate: 'Não tem uma conta? Crie uma',
  /** The page with help needs no sign-in. */
  help: 'Preciso de ajuda agora',
  /** The checkbox's label contains two buttons that open the documents. */
  accept: { before: 'Li e aceito os ', terms: 'Termos de Uso', between: ' e a ', privacy: 'Política de Privacidade' },
  documentsFailed: 'Falha ao carregar os documentos legais. Tente recarregar a página.',
  strength: 'Força da senha',
  insecure: 'O Alento precisa de uma conexão segura (https). Abra o endereço que começa com https:// e tente de novo.',
  unsure: UNSURE,
} as const;

export const resetCopy = {
  askTitle: 'Redefinir senha',
  askLead: 'Informe o e-mail com que você entra ou o de recuperação. Enviaremos um link que vale por uma hora.',
  askNote:
    'Para enviar a mensagem, este endereço vai ao nosso servidor. Ele serve só para isso e é esquecido em seguida.',
  email: 'E-mail de acesso ou de recuperação',
  send: 'Enviar link',
  sending: 'Enviando...',
  sentTitle: 'Confira sua caixa de entrada',
  /** The text is the same whether or not the account exists. */
  sent: 'Se houver uma conta com este endereço, enviaremos um link para redefinir a senha. Pode levar alguns minutos; olhe também o spam.',
  another: 'Usar outro endereço',
  backToLogin: 'Voltar para o login',
  newTitle: 'Escolha uma senha nova',
  newLead: 'Depois disso, todas as sessões abertas desta conta se encerram, e você entra de novo.',
  password: 'Senha nova',
  confirmation: 'Confirmar senha nova',
  save: 'Salvar senha nova',
  saving: 'Salvando...',
  saved: 'Senha redefinida. Agora é só entrar.',
  askAgain: 'Pedir um novo link',
  unsure: UNSURE,
} as const;
