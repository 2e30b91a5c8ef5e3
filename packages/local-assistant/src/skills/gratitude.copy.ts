export const GRATITUDE_OPENS = [
  'Boa. Não precisa ser nada grande: um café quente, uma mensagem, o ônibus que passou logo.',
  'Vamos lá. Miudezas contam, e em dia ruim elas contam mais.',
] as const;
export const GRATITUDE_ASKS = [
  'Quais são três coisas de hoje que valeram, mesmo que pouco?',
  'O que três momentos de hoje tiveram de bom, por menor que seja?',
] as const;
export const GRATITUDE_REPLIES = [
  'Recebi, e leio de volta para você:',
  'Que bonito juntar isso. Aqui estão:',
  'Olha o que coube no seu dia:',
] as const;
export const FEWER = [
  'Se vier mais alguma depois, ótimo. Se não, estas bastam.',
  'Não precisa completar três. O que veio já é de verdade.',
] as const;
export const KEEP = [
  'Se quiser guardar, cole no [registro de hoje](/registrar). Em dia cinza, é bom ter onde reler.',
  'Dá para deixar isso em [registrar](/registrar), para encontrar mais tarde.',
] as const;
export const GRATITUDE_NEXT = [
  'Qual delas foi a mais inesperada?',
  'Em qual delas você ficaria mais um pouco?',
  'Tem alguém a quem você queria agradecer por uma delas?',
] as const;
export const NONE_TODAY = [
  'Tem dia em que não vem nada, e tudo bem. Não vou insistir: gratidão forçada pesa.',
  'Sem problema. Obrigar a gente a achar coisa boa em dia ruim não ajuda ninguém.',
] as const;
export const NONE_ASKS = ['Quer me contar o que pesou no dia?', 'O que tomou o lugar hoje?'] as const;
