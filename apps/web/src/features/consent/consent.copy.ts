export const consentCopy = {
  title: 'Permissões',
  lead: 'O que só acontece se você permitir. Mude quando quiser: vale na hora.',
  failed: 'Não foi possível mudar agora. Continua como estava.',
} as const;
