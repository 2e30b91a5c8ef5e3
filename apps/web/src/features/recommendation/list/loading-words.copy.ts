export const waitingWords = 'Carregando suas recomendações';

/** 13 texts that alternate while the set is being written. */
export const loadingWords: readonly string[] = [
  'Olhando seus últimos registros com calma…',
  'Juntando o que combina com a sua semana…',
  'Separando uma leitura que caiba no seu dia…',
  'Procurando algo leve para agora…',
  'Lembrando do que você já leu, para não repetir…',
  'Vendo se há um áudio para descansar os olhos…',
  'Escolhendo poucas coisas, e boas…',
  'Pensando no que você contou que busca…',
  'Deixando de fora o que não ajuda hoje…',
  'Respire sem pressa, isto é rápido…',
  'Arrumando as sugestões em ordem…',
  'Escrevendo por que escolhemos cada uma…',
  'Quase pronto para você…',
];
