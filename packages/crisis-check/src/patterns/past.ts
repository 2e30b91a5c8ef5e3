/** Expressions that refer to the distant past. */
export const PAST = `
  @passado
  a|faz|tem|uns ~2 anos
  a|faz @numero anos
  @numero anos ~1 atras|depois|limp*|sem
  anos|tempos|meses ~1 atras
  aos @numero
  quando ~1 eu? era|tinha|tava|morav*
  ensin* medio
  na|da|naquel*|aquel*|nessa ~1 epoca|adolescenci*|juventud*|pandemi*|infanci*
  uma|aquel*|naquel* epoca|fase
  faz ~2 tempo|tempos|anos|meses
  nem ~1 lembr*
  quando ~1 crianc*|adolescent*|jovem|novo|nova|menor
  ensin* fundamental
  colegi*
  ja ~1 pass*|tive|pens*|quis|tent* ~9 hoje|agora|mas
  um|uns periodo|tempo|tempos
  teve|houve ~1 tempo|epoca|fase|dias
  meu|minha ~2 me bati*|agredi*|batia ~2 quando
  antes ~1 do|da|de|eu
  ano ~1 pass*`;
