export const HISTORY_OPENS = [
  'Achei isto nos seus registros e conversas:',
  'Encontrei estes pedaços seus:',
  'Foi isto que apareceu:',
] as const;
export const HISTORY_NOTHING = [
  'Procurei {query} nos seus registros e conversas e não encontrei nada.',
  'Não achei {query} no que você já escreveu.',
] as const;
export const HISTORY_HINT = [
  'Talvez esteja com outra palavra. O [histórico](/historico) também tem busca.',
  'Tente uma palavra que você teria usado na hora, ou veja o [histórico](/historico).',
] as const;
export const HISTORY_ASKS = [
  'Era isso que você procurava?',
  'O que você queria lembrar?',
  'Como é ler isso agora?',
] as const;
export const HISTORY_WHAT = [
  'Procuro, sim, nas suas notas e conversas.',
  'Posso buscar no que você já escreveu.',
] as const;
export const HISTORY_WHAT_ASKS = ['Que palavra ou assunto eu procuro?', 'Sobre quem, ou sobre o quê?'] as const;
