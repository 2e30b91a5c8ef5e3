export const screeningStepCopy = {
  failed:
    'Não conseguimos abrir as perguntas agora. Nada do que você contou se perdeu: tente de novo ou pule por enquanto.',
} as const;
