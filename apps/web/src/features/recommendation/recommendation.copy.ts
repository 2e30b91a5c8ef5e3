/** The title and the error messages are specified verbatim. */
export const cardCopy = {
  title: 'Recomendações do Dia',
  lead: 'Leituras e áudios escolhidos a partir do que você registrou.',
  leadFree: 'Escolhidas pelos seus registros. Abrir hoje usa um dos seus dias do mês.',
  leadTaken: 'Escolhidas pelos seus registros. Hoje já conta entre os seus dias do mês.',
  open: 'Ver recomendações',
  close: 'Ocultar recomendações',
  noMood: 'Conte como você está hoje, e as sugestões partem daí.',
  record: 'Registrar humor',
  checkFailed: 'Não foi possível verificar seus registros de humor.',
  failed: 'Não foi possível carregar suas recomendações do dia.',
  help: 'Ajuda agora',
} as const;

export const helpFirstCopy = {
  title: 'Hoje, primeiro você',
  text: 'Os últimos dias trouxeram um momento difícil. As sugestões podem esperar: estas pessoas atendem agora.',
  plan: 'Abrir meu plano de segurança',
  more: 'Mais caminhos de ajuda',
} as const;
