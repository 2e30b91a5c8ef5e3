export const yearAgoCopy = {
  title: 'Há um ano',
  close: 'Fechar',
  stop: 'Não mostrar mais',
  stopped: '“Há um ano” não aparece mais neste aparelho, até você sair da conta.',
  failed: 'Não foi possível guardar esta escolha no aparelho.',
  setting: 'Há um ano, no início',
  settingHint:
    'No máximo uma vez por semana, um dia de um ano atrás em que você só marcou Bem ou melhor. Vale neste aparelho, até você sair da conta.',
} as const;
