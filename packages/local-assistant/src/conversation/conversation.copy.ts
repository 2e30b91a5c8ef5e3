/** The assistant isn't sure what was meant; choices follow. */
export const ASK_BACK = [
  'Não quero responder outra coisa. Qual destas é a sua?',
  'Posso ter entendido de mais de um jeito. É sobre qual destas?',
  'Para eu acertar: qual destas chega mais perto?',
] as const;
/** Nothing is near enough for choices. */
export const ASK_OPEN = [
  'Essa eu não entendi direito. Você pode dizer com outras palavras?',
  'Fiquei sem entender o que você precisa. Conta um pouco mais?',
  'Não peguei. É sobre os seus registros, sobre o app, ou algo que você está vivendo?',
] as const;
/** Below a listening reply, beside choices. */
export const OR_CHOOSE = ['Se for por um destes lados, é só tocar.', 'Se quiser ir por um destes, toque.'] as const;
/** The same with one choice. */
export const OR_CHOOSE_ONE = ['Se for por este lado, é só tocar.', 'Se quiser ir por aqui, toque.'] as const;
export const CORRECTED = ['Entendi errado, desculpe.', 'Certo, não era isso.', 'Obrigado por corrigir.'] as const;

/** Before the last step in fewer words. */
export const SIMPLER = ['Mais simples:', 'Em poucas palavras:', 'De outro jeito:'] as const;
export const SIMPLER_ASKS = ['Assim fica mais claro?', 'Dá para entender melhor assim?'] as const;
/** "???" where there is nothing to say again. */
export const PUZZLED = ['Não fui claro, desculpe.', 'Ficou confuso, e a falha é minha.'] as const;
export const PUZZLED_ASKS = ['Qual parte ficou sem sentido?', 'O que você queria saber?'] as const;

/** Before another step, when the last one didn't help. */
export const NOT_WORKING = [
  'Tudo bem não ter servido. Nem tudo serve para todo mundo.',
  'Tá, essa não ajudou. A gente larga ela aqui.',
  'Entendi, essa não ajudou.',
] as const;
export const ANOTHER = ['Tem mais esta:', 'Ou então:', 'Mais uma ideia:'] as const;
export const NO_MORE_HELPS = [
  'Já disse as ideias que tenho sobre isso, e não vou repetir para encher.',
  'Ideias novas sobre isso eu não tenho mais aqui.',
] as const;
export const NO_MORE_HELPS_ASKS = [
  'O que, do que você já tentou algum dia, ajudou nem que fosse um pouco?',
  'Quer ver como chegar a alguém que entenda disso, ou prefere seguir conversando?',
] as const;

/** The person wants to try a step. */
export const AGREED = [
  'Combinado. Vai no seu tempo, e depois me conta como foi, se quiser.',
  'Certo. Se travar no caminho, volte aqui e a gente ajusta.',
  'Tá bom. Um pedaço já conta.',
] as const;
/** The person goes on telling about the same subject. */
export const STAYED = [
  'Entendi.',
  'Pode contar no seu ritmo.',
  'Isso também conta.',
  'Bom você ter dito isso.',
  'É mais um pedaço da história.',
  'Vou juntando com o que você contou.',
  'Fico com essa parte também.',
  'Estou acompanhando.',
] as const;
/** The same where no question follows. */
export const STAYED_ALONE = [
  'Pode contar no seu ritmo, estou lendo tudo.',
  'Fico aqui enquanto você conta.',
  'Leio com calma o que você escrever. Não precisa estar em ordem.',
] as const;
export const STAYED_GOOD = ['Que bom.', 'Dá gosto de ler.', 'Bonito isso.'] as const;

/** The exercise waits while something else is answered. */
export const EXERCISE_WAITS = 'O exercício ficou no passo {step}. Para voltar a ele, escreva “continua”.';
export const NO_EXERCISE = [
  'Não ficou exercício pela metade nesta conversa. Posso começar um: respiração, aterramento ou relaxamento.',
] as const;

/** "Guarda isso pra mim": the assistant doesn't write into the diary. */
export const SAVE = [
  'No diário, quem escreve é você: em [registrar](/registrar), bastam um toque e uma nota. O que você me disse fica em [conversas](/chat/sessions).',
  'Aqui também é com você: [registrar](/registrar), um toque e uma nota. A conversa fica guardada em [conversas](/chat/sessions).',
] as const;
export const LISTEN_TO = [
  'Há áudios curtos em [podcasts](/podcasts): respiração, relaxamento, um para adormecer e artigos narrados.',
] as const;
export const SLEEP_NOW = [
  'Para ir baixando o ritmo: luz fraca, tela longe, e o corpo solto por partes. Em [podcasts](/podcasts) há o áudio “Para adormecer”.',
] as const;

/** A question about the diary of a kind that can't be answered. */
export const FACT_HINT = [
  'Isso dos seus registros eu não sei calcular. Sei dizer médias, melhores e piores dias, contagens, comparações e o que costuma vir junto, de qualquer período: “média de maio”, “quantos dias com Terapia este ano”, “e na semana passada?”.',
] as const;
/** "Não entendi esse número". */
export const FACT_MEANING = [
  'Em palavras: cada registro vale de 0 (Muito mal) a 5 (Excelente). A média soma as notas do período e divide pelo número de registros; perto de 3 é um período no meio, nem ruim nem ótimo. Entram só os dias que você anotou. Em [análises](/analises) o mesmo aparece em gráfico.',
] as const;
/** "Por quê?" after something that has no explanation here. */
export const HELP_PAGE = [
  'Está explicado passo a passo em {page}.',
  'O passo a passo está em {page}.',
  'Em {page} está cada passo, com o nome dos botões.',
] as const;
export const HELP_STUCK = [
  'Então algo não está como eu descrevi. O passo a passo está em {page}; se falhar mesmo assim, os [termos de uso](/termos-de-uso) dizem como falar com quem cuida do serviço.',
] as const;
/** The person's plan, and the messages that are left today. */
export const MY_PLAN = {
  some: 'Seu plano é o **{plan}**, e hoje ainda restam **{left}** de {limit} mensagens comigo.',
  one: 'Seu plano é o **{plan}**, e hoje ainda resta **{left}** de {limit} mensagens comigo.',
  none: 'Seu plano é o **{plan}**, e as {limit} mensagens de hoje acabam com esta.',
  unlimited: 'Seu plano é o **{plan}**: as mensagens comigo são sem limite por dia.',
} as const;
