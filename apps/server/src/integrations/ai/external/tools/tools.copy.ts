import type { ToolName } from './tool-names.ts';

/** What the model reads about each tool. */
export const TOOL_DESCRIPTIONS: Readonly<Record<ToolName, string>> = {
  diary:
    'Responde, com números calculados, a uma pergunta sobre as notas de humor e os marcadores de todo o diário da pessoa: média, melhor ou pior dia, quantos registros ou dias, sequência, variação, divisão das notas, marcadores, última vez, de qualquer período e com qualquer marcador. Só para o que a pessoa pergunta na última mensagem.',
  library: 'Busca passagens nos artigos e livros do Alento, com título e endereço para citar.',
  help: 'Busca nas páginas de ajuda como se usa o aplicativo: telas, conta, senha, lembretes, privacidade, apagar, exportar.',
  plan: 'Diz o plano da pessoa, o que ele inclui e quantas mensagens ao assistente restam hoje.',
};
export const QUESTION_DESCRIPTION =
  'A pergunta inteira em português, com o período: “qual foi minha média em março de 2026”, “quantos dias com Corrida desde janeiro”';
export const WORDS_DESCRIPTION = 'Poucas palavras do assunto, em português';

export const NOT_A_QUESTION =
  'Não entendi a pergunta. Pergunte de outro jeito, com um período e o que se quer saber (média, melhor dia, quantos registros), ou diga à pessoa que não sabe.';
export const PRIVATE =
  'Isso não é dado a este serviço: texto das notas, avaliações, tratamentos e remédios. Diga à pessoa que ela os encontra no Histórico, em Avaliações ou no Perfil.';
export const NOTHING_FOUND = 'Nada encontrado.';
export const ENOUGH = 'Já foram buscas bastantes. Responda com o que há.';
export const NO_LIMIT = 'sem limite';
