/** The offer of the app's icon on the home screen. */
export const installCopy = {
  title: 'Deixe o Alento na sua tela',
  text: 'O ícone abre o Alento direto, em uma janela própria. É o mesmo diário, com a mesma conta.',
  install: 'Pôr na tela',
  dismiss: 'Não mostrar mais',
} as const;
