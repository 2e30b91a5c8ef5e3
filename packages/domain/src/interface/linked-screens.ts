/** Screens that texts of the library may lead to, beside the library's own pages. */
export const LINKED_SCREENS = [
  '/registrar',
  '/registrar-lote',
  '/historico',
  '/analises',
  '/avaliacoes',
  '/plano-de-seguranca',
  '/ajuda',
  '/psicologos',
  '/planos',
] as const;
