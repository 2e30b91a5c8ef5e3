/**
 * Texts of the choice whether anybody who has the device may read the contacts without signing in (help comes first).
 */
export const choiceCopy = {
  part: 'Contatos sem entrar na conta',
  question: 'Deixar os contatos à mão sem entrar na conta?',
  why: 'Se a sessão deste aparelho terminar sozinha, o plano fica fechado até você entrar de novo, e para isso é preciso internet. Os contatos podem continuar visíveis em Ajuda agora.',
  who: 'Quem estiver com o aparelho poderá ler os nomes e telefones que estão aqui, e nada mais do plano.',
  yes: 'Sim, deixar à mão',
  no: 'Não, fechar com o plano',
  everywhere: 'Vale nos aparelhos em que você entra, e dá para mudar quando quiser. O 188 e o 192 estão sempre à mão.',
  unanswered: 'Sem resposta, ficam fechados.',
} as const;
