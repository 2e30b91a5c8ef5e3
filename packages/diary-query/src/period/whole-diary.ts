/** Phrases for the whole diary, as `Words.after` reads them. */
export const WHOLE = [
  'desde o? sempre',
  'desde que comecei a? usar|aqui|registrar|anotar',
  'desde que uso|entrei|instalei|baixei|abri',
  'desde o comeco|inicio',
  'desde meu|o primeiro registro|dia',
  'de todos os tempos',
  'de sempre',
  'ate hoje',
  'todo o periodo|tempo|historico|diario',
  'diario|historico inteiro|todo|completo',
  'a|da vida toda|inteira',
  'no total',
  'em tudo',
  'ao todo',
  'no geral',
  'de todos|todas os|as? tempos',
  'do diario|historico? todo|inteiro|completo',
  'minha vida toda|inteira',
  'na minha? vida',
  'desde que comecou|comecamos',
  'todo|todos esse|este|esses|estes? tempo|tempos|anos|meses',
  'do comeco ao fim',
];

/** Things whose beginning is no first use of a tag. */
export const NOT_BEGUN = new Set([
  'mes',
  'ano',
  'semana',
  'noite',
  'manha',
  'tarde',
  'historico',
  'registro',
  'registros',
]);
