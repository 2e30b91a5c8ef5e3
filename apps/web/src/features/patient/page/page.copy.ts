export const pageCopy = {
  back: 'Pacientes',
  loading: 'Carregando o que a pessoa mostra',
  failed: 'Não foi possível abrir esta página agora.',
  days: (period: string): string => `De ${period}.`,
  until: (day: string, time: string): string => `Acesso até ${day}, às ${time}.`,
  about:
    'Só leitura. Aqui está o que a pessoa registrou e respondeu: não é laudo nem diagnóstico. Ela vê cada leitura sua, com dia e hora.',
  parts: 'Partes desta página',
  stale: (moment: string): string =>
    `Sem conexão com o Alento. O que está aqui foi lido ${moment} e pode ter mudado desde então.`,
  staleAgain: (moment: string): string =>
    `Não foi possível atualizar. O que está aqui foi lido ${moment} e pode ter mudado desde então.`,
  unread: 'Não foi possível carregar esta parte agora.',
  print: 'Imprimir',
  pdf: 'Baixar PDF',
  fhir: 'Baixar FHIR',
  fhirText: 'Um formato para sistemas de saúde, com as mesmas partes do PDF.',
  fileName: (lastDate: string, extension: string): string => `alento-acesso-${lastDate}.${extension}`,
  files: 'Baixar ou imprimir',
  filesText:
    'O arquivo traz só o que foi compartilhado. Depois de baixado, ele fica com você: guarde como guarda um prontuário.',
  limits:
    'Montado a partir do que a própria pessoa registrou. PHQ-9 e GAD-7 são rastreios, não diagnósticos. Diferenças entre poucos dias ou poucos registros podem ser acaso, e aparecer junto não quer dizer causar.',
  endedTitle: 'Este acesso terminou',
  ended: (name: string): string =>
    `Você não vê mais o que ${name} mostrava: saiu desta tela e não fica guardado neste aparelho.`,
  noneTitle: 'Não há acesso aberto aqui',
  none: 'O acesso já terminou, ou este endereço não é de nenhum acesso seu.',
  endedWhy:
    'Um acesso termina quando a pessoa o encerra, quando chega ao fim o prazo que ela definiu ou quando você exclui seu cadastro profissional.',
  endedBack: 'Ver seus pacientes',
} as const;
