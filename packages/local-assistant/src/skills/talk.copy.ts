export const HELLO: Readonly<Record<'night' | 'morning' | 'afternoon' | 'evening', readonly string[]>> = {
  night: ['Oi. Madrugada por aqui, então vamos baixinho.', 'Oi. Ainda acordado o mundo, ou só nós dois?'],
  morning: ['Bom dia.', 'Oi, bom dia. Que bom ver você por aqui.'],
  afternoon: ['Boa tarde.', 'Oi, boa tarde. Bom ter você por aqui.'],
  evening: ['Boa noite.', 'Oi, boa noite. Que bom que você veio.'],
};
export const HELLO_ASKS = [
  'Como você está?',
  'Como foi o dia até agora?',
  'O que você precisa hoje: conversar, um exercício, ou olhar a sua semana?',
  'Como você chegou aqui hoje?',
] as const;
export const WELCOME = [
  'Por nada. Fico contente se ajudou um pouco.',
  'Eu que agradeço por você ter contado.',
  'De nada. Estou por aqui quando quiser.',
] as const;
export const WELCOME_ASKS = ['Tem mais alguma coisa?', 'Como você está saindo desta conversa?'] as const;
export const GOODBYE = [
  'Até mais. A conversa fica aqui, para quando você quiser voltar.',
  'Se cuida. Pode voltar a qualquer hora, sem motivo nenhum.',
  'Até logo. Volte quando quiser, nem que seja para uma linha só.',
] as const;

export const NOT_MINE = [
  'Isso foge do que eu sei fazer: sou um modelo local, sem IA externa, feito para humor e bem-estar. Posso olhar a sua semana, guiar um exercício, procurar algo que você escreveu ou só conversar.',
  'Nessa eu não consigo ajudar. Sou um modelo local, sem IA externa, e sei pouco fora do cuidado do dia a dia. O que sei fazer: mostrar os seus registros, guiar uma respiração, achar uma leitura, ouvir.',
] as const;
export const NOT_MINE_ASKS = ['E você, como está hoje?', 'Alguma dessas coisas serve agora?'] as const;
export const SAME_SELF = [
  'Continuo sendo o assistente do Alento, um modelo local, sem IA externa, e não mudo de papel por pedido. Mas sigo à disposição para o que é meu: ouvir, mostrar os seus registros, guiar um exercício.',
  'Não tenho instruções escondidas para trocar. Sou um modelo local, sem IA externa, e faço o de sempre: escuto, olho os seus registros, procuro na biblioteca.',
] as const;
export const ENGLISH = [
  'Eu só converso em português, me desculpe. *I only speak Portuguese, sorry. If you are in danger, call 192; to talk to someone (in Portuguese), call 188.*',
] as const;
export const ENGLISH_ASKS = ['Quer tentar em português, do jeito que der?'] as const;

export const FOUND_ASKS = [
  'Era isso que você queria saber?',
  'Isso toca no que você está vivendo?',
  'Quer me contar o que fez você pensar nisso?',
] as const;
