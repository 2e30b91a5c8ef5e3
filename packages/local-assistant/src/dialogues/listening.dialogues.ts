import type { Dialogue } from './talk.harness.ts';

/** Where a reply repeats the person's own words. */
const ECHO =
  /Fiquei com este pedaço|isso tem peso|Você escreveu “|Dá para sentir o quanto|imagino o quanto|^Entendi: “|Você disse “/;
const SHORT_STAY = /^(?:Estou aqui|Fico por aqui|Sem pressa|Não precisa ter palavra)[^?]*$/;

/** Messages without a request: echoes, pauses, and requests that aren't understood. */
export const LISTENING_DIALOGUES: readonly Dialogue[] = [
  {
    turns: ['hoje eu acordei pensando naquela conversa do ano retrasado e fiquei o dia todo rodando nela, sabe'],
    says: [/\?$|toque|tocar/],
  },
  ...[
    'me dá uma forma d começar',
    'tenta me acalmar',
    'manda algo pra apagar logo',
    'faz aquele negocio comigo de achar 5 coisa q eu to vendo',
    'me acha alguma coisa pra ler de ansiedade q n seja coach',
    'eu escrevo muito de madrugada ou é só sensaçao conta pra mim',
    'eu disse abril mas queria março sorry',
    'as duas foi ruim ou só uma',
    'meu pai pediu p ver oq ele escreveu no dia 9 de fevereiro',
    'queria q vc me dissesse uma coisa bonita pra eu levar pra minha reunião',
    'você podia me ajudar a escrever um texto pra minha chefe',
    'o natal passado eu tava viajando ou tava em casa dá pra ver aí',
  ].flatMap((text): Dialogue[] => [
    { turns: [text], never: [ECHO] },
    { turns: ['to triste', text], never: [ECHO] },
    { turns: ['quero desabafar', text], never: [ECHO] },
  ]),
  {
    turns: [
      'eu chorei no banheiro do serviço de novo e ninguém reparou',
      'minha irmã nem me respondeu quando contei, e eu fiquei olhando pro celular',
      'eu ainda queria ter respondido outra coisa pra ela naquele dia lá',
    ],
    never: [ECHO],
  },
  { turns: ['tenta me acalmar'], says: ['Aterramento · passo 1 de 5'] },
  { turns: ['queria q vc me dissesse uma coisa bonita pra eu levar pra minha reunião'], says: [/\?$/] },
  { turns: ['...'], says: [SHORT_STAY] },
  { turns: ['to triste', '...'], says: [SHORT_STAY], never: [/emoji/] },
  { turns: ['to triste', '… …'], says: [SHORT_STAY] },
  { turns: ['respiração guiada', '...'], says: [SHORT_STAY], never: ['passo'] },
  { turns: ['respiração guiada', '...', 'pronto'], says: ['Respiração guiada · passo 2 de 5'] },
  { turns: ['to triste', '???'], says: [/^(?:Mais simples|Em poucas palavras|De outro jeito)/], never: [/emoji/] },
  { turns: ['to triste', 'não entendi'], says: [/^(?:Mais simples|Em poucas palavras|De outro jeito)/] },
  { turns: ['respiração guiada', '??'], says: ['Respiração guiada · passo 1 de 5'] },
  { turns: ['esqueci de registrar ontem', '???'], says: ['/ajuda/app/'] },
  { turns: ['oi', '???'], says: [/\?$/], never: [/emoji/] },
  { turns: ['???'], says: [/\?$/], never: [/emoji/] },
];
