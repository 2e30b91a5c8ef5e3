/** Specified verbatim: 'Complete seu perfil', 'Completar agora'. */
export const bannerCopy = {
  title: 'Complete seu perfil',
  lead: 'Quando quiser, e só o que quiser. Falta:',
  complete: 'Completar agora',
  dismiss: 'Agora não: fechar este aviso',
} as const;

/** Texts of the item on /perfil. Its title is specified verbatim. */
export const reviewCopy = {
  name: 'O que você contou',
  title: 'Revisar Informações de Perfil',
  lead: 'Veja e mude o que você contou ao chegar. Cada parte é salva quando você continua.',
} as const;

export const openCopy = {
  failed: 'Não foi possível abrir agora. Verifique sua internet e tente de novo.',
} as const;
