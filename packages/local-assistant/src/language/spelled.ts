/** Words that are recognised with one typing error: a wrong, missing, doubled or swapped letter. */
export const SPELLED: readonly string[] =
  'ansiedade ansioso ansiosa insonia dormir dormindo respiracao respirar respirando aterramento relaxamento relaxar semana tristeza triste trabalho estresse estressado estressada sozinho sozinha solidao saudade namorado namorada relacionamento brigamos gratidao planejar amanha registrar desabafar obrigado obrigada psicologo psicologa terapia remedio remedios antidepressivo depressao depressivo diagnostico historico tendencia comparar melhor pior media marcadores etiquetas privacidade guarda culpa raiva irritado rotina habitos procrastinando procrastinacao cansado cansada esgotado esgotada preocupado preocupada preocupacao panico desanimado desanimada desanimo continua proximo pronto familia faleceu morreu'.split(
    ' ',
  );
