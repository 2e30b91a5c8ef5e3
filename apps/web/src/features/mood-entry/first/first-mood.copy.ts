export const firstMoodCopy = {
  title: 'Como você está agora?',
  lead: 'Toque no que mais parece. Fica só neste aparelho.',
  saved: (label: string, time: string): string => `${label}, guardado às ${time}.`,
  savedLead: 'Mudou de ideia? Toque em outro rosto.',
  notStored:
    'Este aparelho não deixou guardar: o registro some ao sair desta página. Depois de criar a conta, registre de novo.',
  undo: 'Desfazer',
  undone: 'Registro apagado deste aparelho.',
  askTitle: 'Guardar na sua conta?',
  ask: 'Ela é grátis e pseudônima: seu e-mail vira um código. Sem conta, o registro some daqui em 7 dias.',
  stored: (count: number): string =>
    count === 1 ? 'Há 1 registro guardado neste aparelho.' : `Há ${count} registros guardados neste aparelho.`,
  create: 'Criar conta',
  signIn: 'Já tenho conta',
  help: 'Preciso de ajuda agora',
  /** On /login. */
  joins: (count: number): string =>
    count === 1
      ? 'O registro feito neste aparelho entra na conta.'
      : `Os ${count} registros feitos neste aparelho entram na conta.`,
  drop: 'Apagar',
  dropped: 'Apagado deste aparelho.',
  /** First screen of the native app. */
  welcomeTitle: 'Um respiro para entender seus dias.',
  welcome: 'Você registra como está com um toque e, com o tempo, suas semanas começam a fazer sentido.',
  begin: 'Começar',
} as const;
