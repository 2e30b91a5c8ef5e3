export const INSULT = [
  'Tudo bem ficar com raiva de mim. Se errei, me diga onde, com as suas palavras, que eu tento de novo.',
  'Ouvi. Não vou revidar. Se eu respondi torto, pode me corrigir.',
] as const;
export const INSULT_ASKS = [
  'O que você queria que eu tivesse entendido?',
  'O que está por trás dessa raiva hoje?',
] as const;
export const PRAISE = [
  'Obrigado. Fico contente que tenha servido.',
  'Que bom. Foi você que fez a parte difícil.',
] as const;
export const PRAISE_ASKS = ['Quer seguir em alguma coisa?', 'O que mais ficou daí?'] as const;
export const JOKE = ['De piada eu entendo pouco. Se você tiver uma boa, pode contar, que eu leio com gosto.'] as const;
export const LAUGH = ['Bom ver riso por aqui.', 'Gostei do riso.'] as const;
export const LAUGH_ASKS = ['O que foi engraçado?', 'E o resto do dia, como está?'] as const;
export const TEST = [
  'Chegou, estou aqui. Pode perguntar dos seus registros, do app, ou contar como você está.',
  'Funcionando por aqui. Experimente: “como foi minha semana?” ou “não consigo dormir”.',
] as const;
