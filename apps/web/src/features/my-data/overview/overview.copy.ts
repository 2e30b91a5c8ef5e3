export const myDataCopy = {
  title: 'Meus dados',
  lead: 'O que o Alento guarda sobre você. Tudo aqui é seu: dá para ver, levar, trazer e apagar.',
} as const;

export const storedDataCopy = {
  title: 'O que está guardado',
  lead: 'Cada tipo de dado, quanto há dele e desde quando.',
  loading: 'Carregando o que está guardado',
  failed: 'Não foi possível ler seus dados agora. Eles continuam guardados; tente de novo.',
  list: 'Dados guardados',
  since: (day: string): string => `Desde ${day}`,
  none: (names: string): string => `Nada guardado de: ${names}.`,
  empty: 'Ainda não há nada guardado além da sua conta.',
  encryption:
    'O que você escreve fica cifrado com uma chave só sua: notas, nomes de marcadores, conversas, respostas e plano de segurança. Os números de 0 a 5 do humor e as datas ficam sem essa cifra, para calcular médias; os dados do seu plano e dos pagamentos também.',
  privacy: 'Ler a Política de Privacidade',
} as const;

export const consentHistoryCopy = {
  title: 'Permissões',
  lead: 'O que só acontece se você permitir, e o que você já permitiu antes. Uma mudança vale na hora.',
  history: 'Histórico desta permissão',
  never: 'Você nunca permitiu.',
  open: (from: string): string => `Permitido desde ${from}`,
  closed: (from: string, until: string): string => `Permitido de ${from} a ${until}`,
  loading: 'Carregando suas permissões',
  failed: 'Não foi possível ver agora todas as permissões e quando elas valeram. Nada mudou nelas.',
  noneRequested:
    'Nenhuma permissão é pedida a você agora. Nenhuma IA externa recebe o que você escreve, e um profissional só lê o que você compartilhar.',
  earlier: 'Permissões que não são mais pedidas aqui',
  purposes: {
    'external-ai': 'Respostas de uma IA externa',
    'external-voice': 'Conversa por voz com um serviço externo',
    'ad-network': 'Anúncios de uma rede na biblioteca',
  },
} as const;

export const contactCopy = {
  title: 'Contato sobre seus dados',
  lead: 'Quem cuida dos dados nesta instalação.',
  text: 'Para perguntar, corrigir algo ou reclamar sobre seus dados, escreva para:',
  none: 'Esta instalação ainda não informou um contato para isso. Ver, levar, trazer e excluir não dependem dele: estão nesta página.',
} as const;

export const actionsCopy = {
  list: 'O que você pode fazer',
  exportTitle: 'Levar uma cópia',
  exportLead: 'Tudo o que é seu, em um arquivo.',
  importTitle: 'Trazer um diário',
  importLead: 'Do Daylio, do Pixels ou de uma cópia do Alento.',
  importText:
    'Se você já registrava seu humor em outro aplicativo, traga esses dias para cá. Antes, você vê o que vem.',
  importOpen: 'Trazer um diário',
  leaveTitle: 'Excluir minha conta',
  leaveLead: 'Apagar tudo e sair de vez.',
  leaveText: 'Apaga a conta e tudo o que está nela. Não dá para desfazer. Antes, mostramos o que vai e o que fica.',
  leaveOpen: 'Ver como excluir',
} as const;
