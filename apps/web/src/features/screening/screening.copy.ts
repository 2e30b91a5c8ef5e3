export const formCopy = {
  progress: (answered: number, total: number): string =>
    answered === 1 ? `1 de ${total} respondida` : `${answered} de ${total} respondidas`,
  /** @param numbers the numbers of the items, such as "3, 5 e 8" */
  missing: (count: number, numbers: string): string =>
    count === 1 ? `Falta a pergunta ${numbers}.` : `Faltam as perguntas ${numbers}.`,
  missingHere: 'Esta pergunta ainda está sem resposta.',
} as const;

/** The authors' terms, as printed on the forms: no permission is required to reproduce, show or distribute. */
export const creditCopy =
  'PHQ-9 e GAD-7 foram desenvolvidos por Robert L. Spitzer, Janet B. W. Williams, Kurt Kroenke e colegas, com apoio educacional da Pfizer Inc. Não é necessária permissão para reproduzir, traduzir, exibir ou distribuir.';
