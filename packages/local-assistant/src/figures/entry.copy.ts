export const ENTRY_ALONE = [
  'Com mais alguns dias, dá para ver este momento dentro de uma semana inteira.',
  'É um começo: o desenho aparece com o tempo.',
] as const;
export const ENTRY_ENDS = {
  alike: ['Um momento parecido com os seus últimos dias.', 'Segue no ritmo dos seus últimos dias.'],
  above: ['Vale notar o que esteve por perto.', 'Se quiser, guarde o que ajudou.'],
  below: ['Um momento baixo não diz como será o resto.', 'Se puder, dê a si um cuidado pequeno agora.'],
} as const;
