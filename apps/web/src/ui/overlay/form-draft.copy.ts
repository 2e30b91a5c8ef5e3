export const draftCopy = {
  kept: 'O que você mudou fica guardado neste aparelho. Abra de novo para continuar.',
  notKept: 'Este aparelho está sem espaço: o que você mudou não ficou guardado.',
  restored: 'Estas são as mudanças que você não tinha salvado.',
  drop: 'Descartar',
  dropped: 'Mudanças descartadas.',
} as const;
