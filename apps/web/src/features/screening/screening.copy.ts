/** The authors' terms, as printed on the forms: no permission is required to reproduce, show or distribute. */
export const creditCopy =
  'PHQ-9 e GAD-7 foram desenvolvidos por Robert L. Spitzer, Janet B. W. Williams, Kurt Kroenke e colegas, com apoio educacional da Pfizer Inc. Não é necessária permissão para reproduzir, traduzir, exibir ou distribuir.';
