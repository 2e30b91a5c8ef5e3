export const yearAgoCopy = {
  title: 'Há um ano',
  close: 'Fechar',
  stop: 'Não mostrar mais',
  stopped: '“Há um ano” não aparece mais no início deste aparelho.',
  failed: 'Não foi possível guardar esta escolha no aparelho.',
  setting: 'Há um ano, no início',
  settingHint:
    'No máximo uma vez por semana, um dia bom de um ano atrás. Dias difíceis nunca aparecem. Vale para este aparelho.',
} as const;
