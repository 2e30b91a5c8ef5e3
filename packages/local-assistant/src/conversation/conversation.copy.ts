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
export const CORRECTED = ['Entendi errado, desculpe.', 'Certo, não era isso.', 'Obrigado por corrigir.'] as const;

/** Before another step, when the last one didn't help. */
export const NOT_WORKING = [
  'Tudo bem não ter servido. Nem tudo serve para todo mundo.',
  'Obrigado por dizer. Então deixamos essa de lado.',
  'Entendi, essa não ajudou.',
] as const;
export const ANOTHER = ['Outra possibilidade:', 'Dá para tentar por outro lado:', 'Mais uma ideia:'] as const;
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
  'Combinado. Vá no seu tempo, e depois me conta como foi, se quiser.',
  'Certo. Se travar no caminho, volte aqui e a gente ajusta.',
  'Tá bom. Um pedaço já conta.',
] as const;
/** The person goes on telling about the same subject. */
export const STAYED = [
  'Entendi.',
  'Obrigado por contar mais.',
  'Faz sentido isso mexer com você.',
  'Estou acompanhando.',
  'Certo, agora vejo melhor.',
] as const;
export const STAYED_GOOD = ['Que bom.', 'Dá gosto de ler.', 'Bonito isso.'] as const;

/** The exercise waits while something else is answered. */
export const EXERCISE_WAITS = 'O exercício ficou no passo {step}. Para voltar a ele, escreva “continua”.';
export const NO_EXERCISE = [
  'Não ficou exercício pela metade nesta conversa. Posso começar um: respiração, aterramento ou relaxamento.',
] as const;

/** "Guarda isso pra mim": the assistant doesn't write into the diary. */
export const SAVE = [
  'Eu não escrevo no seu diário, só você. Em [registrar](/registrar) dá para guardar isso com um toque e uma nota. Esta conversa também fica salva em [conversas](/chat/sessions).',
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
export const HELP_PAGE = ['Está explicado passo a passo em {page}.', 'O passo a passo está em {page}.'] as const;
export const HELP_STUCK = [
  'Então algo não está como eu descrevi. O passo a passo está em {page}; se falhar mesmo assim, os [termos de uso](/termos-de-uso) dizem como falar com quem cuida do serviço.',
] as const;
