/** Why an update failed, and in which call of the shell: specified texts. */
export const failureTexts = {
  download: { error: 'Falha no download', detail: 'Erro no download da atualização' },
  install: { error: 'Falha na instalação', detail: 'Erro na instalação da atualização' },
  apply: { error: 'Falha na instalação', detail: 'Falha na aplicação da atualização' },
  restart: { error: 'Falha na instalação', detail: 'Erro ao reiniciar aplicativo' },
} as const;

/** Other failures. */
export const problemTexts = {
  check: 'Erro ao verificar atualizações',
  sync: 'Erro na sincronização de atualizações',
  rollback: 'Falha no rollback da atualização',
} as const;

/** Dialogs of the updates. */
export const updateCopy = {
  available: {
    title: 'Atualização Disponível',
    text: (version: string): string => `A versão ${version} do Alento pode ser baixada agora.`,
    more: 'Você continua usando o app enquanto ela chega, e nada do que você escreveu se perde. Se pular, só avisamos de novo quando houver outra versão.',
    skip: 'Pular',
    download: 'Baixar',
  },
  downloading: {
    title: 'Baixando',
    text: (version: string): string => `A versão ${version} está chegando.`,
    more: 'Pode fechar este aviso e continuar usando o app: avisamos quando estiver pronta.',
    bar: 'Download da atualização',
    percent: (percent: number): string => `${percent}%`,
    announced: (percent: number): string => `Download da atualização: ${percent}%`,
  },
  downloaded: {
    title: 'Atualização Pronta',
    text: (version: string): string => `A versão ${version} já está neste aparelho, conferida.`,
    more: 'Instalar deixa a versão nova para a próxima vez que você abrir o Alento. Instalar e Reiniciar abre o app de novo agora. O que ainda não foi enviado continua guardado aqui.',
    later: 'Depois',
    install: 'Instalar',
    installAndRestart: 'Instalar e Reiniciar',
  },
  installing: {
    title: 'Instalando',
    text: (version: string): string => `Preparando a versão ${version}.`,
    more: 'Leva alguns segundos. Seus registros não são tocados.',
  },
  installed: {
    title: 'Atualização Instalada',
    text: (version: string): string => `A versão ${version} começa a valer quando o Alento reiniciar.`,
    more: 'Se deixar para depois, ela entra quando você abrir o app de novo. O que ainda não foi enviado continua guardado aqui.',
    later: 'Depois',
    restart: 'Reiniciar Agora',
  },
  failed: {
    title: 'Erro na Atualização',
    download:
      'O arquivo não chegou inteiro ou não passou na conferência, e nada foi trocado. Veja a conexão e o espaço livre no aparelho; o Alento procura de novo mais tarde.',
    install: 'A versão que você já usava continua valendo. Nada do que você escreveu se perdeu.',
    undone: (version: string): string =>
      `A versão ${version} não abriu como devia, e o app voltou sozinho para uma que funciona. Nada do que você escreveu se perdeu.`,
    back: 'Reverter volta para a versão que veio com o app e abre o Alento de novo.',
    close: 'Fechar',
    revert: 'Reverter',
  },
} as const;

/** The item of /perfil in the native app. */
export const versionCopy = {
  title: 'Versão do app',
  lead: (version: string): string => `Você está na versão ${version}.`,
  search: 'Procurar atualização',
  searching: 'Procurando...',
  upToDate: 'Você já está na versão mais nova.',
  offline: 'Sem internet agora. O Alento procura de novo quando a conexão voltar.',
  failed: 'A versão de agora continua valendo; tente de novo mais tarde.',
  waiting: (version: string): string => `A versão ${version} está disponível.`,
} as const;
