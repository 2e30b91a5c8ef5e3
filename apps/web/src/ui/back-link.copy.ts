/** The link of the screens to which /perfil leads. */
export const backLinkCopy = { toProfile: 'Voltar ao perfil' } as const;
