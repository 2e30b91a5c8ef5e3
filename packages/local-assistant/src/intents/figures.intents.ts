import { signs } from './intent.ts';

const DAY = '(segunda|terca|quarta|quinta|sexta|sabado|domingo)';
const GOOD = '(bem|melhor|feliz|leve|animad*)';
const BAD = '(mal|pior|triste|baixo|pesad*)';

/** Intents that ask about the person's own entries. */
export const FIGURE_SIGNS = signs([
  {
    id: 'week',
    phrases: [
      'como (foi|esta|anda|vai|estava|fui|estive|estou|andei) ~3 semana',
      'resum* ~3 semana',
      '(analis*|ver|mostr*|fala*|conta*|sobre|olhar) ~2 (minha|a|da|na) semana',
      '^(e )?(a |da |na |nessa |nesta |minha |sobre )*semana( ate agora)?$',
      'ultimos (7|sete) dias',
      'como ~1 (estou|ando|tenho) (indo|ultimamente|estado|andado)',
      'meus (registros|numeros|dados|resultados)',
      'resumo',
    ],
  },
  {
    id: 'month',
    phrases: [
      'como (foi|esta|anda|vai|estava|fui|estive|estou|andei) ~3 mes',
      '(resum*|analis*|ver|mostr*|fala*|conta*|sobre|media) ~3 mes',
      '^(e )?(o |do |no |nesse |neste |esse |este |meu )*mes( passado| inteiro| todo)?$',
      'ultimos (30|trinta) dias',
    ],
  },
  {
    id: 'today',
    phrases: [
      'como (foi|estou|fui|estava|esta) ~2 (dia )?(de )?hoje',
      '(o que|que) ~2 (registrei|anotei|escrevi|marquei) hoje',
      '^(e )?(o dia de )?hoje$',
    ],
  },
  {
    id: 'yesterday',
    phrases: [
      'como (foi|estava|fui|fiquei|estive) ~3 (ontem|anteontem)',
      '(o que|que) ~2 (registrei|anotei|escrevi|marquei) (ontem|anteontem)',
      '^(e )?(o dia de )?(ontem|anteontem)$',
    ],
  },
  {
    id: 'day',
    phrases: [
      `como (foi|estava|fui|fiquei|estive) ~3 ${DAY}`,
      `(o que|que) ~2 (registrei|anotei|escrevi|marquei) ~2 ${DAY}`,
      `^(e )?(na |no |a |o )?${DAY}( feira)?( passad*)?$`,
      'como (foi|estava|fui|fiquei|estive) ~3 dia [0-9]+',
      '^(e )?(o |no )?dia [0-9]+( [0-9]+)?$',
    ],
  },
  {
    id: 'best-day',
    phrases: [
      'melhor(es)? (dia|dias|momento|momentos)',
      'dias? (melhor|melhores|bons|mais leves?)$',
      `quando ~2 (estive|fiquei|estava|fui|me senti) ~1 ${GOOD}`,
      '^e (o|qual) ~1 melhor$',
      'dia mais (feliz|leve|alto|bonito)',
    ],
  },
  {
    id: 'worst-day',
    phrases: [
      'pior(es)? (dia|dias|momento|momentos)',
      'dias? (pior|piores|ruins|mais pesados?|mais dificeis)$',
      `quando ~2 (estive|fiquei|estava|fui|me senti) ~1 ${BAD}`,
      '^e (o|qual) ~1 pior$',
      'dia mais (triste|pesado|dificil|baixo)',
    ],
  },
  { id: 'average', phrases: ['(qual|quanto) ~3 media', '(minha|humor|nota|em|de) media', '^media$', 'humor medio'] },
  {
    id: 'trend',
    phrases: [
      '(estou|tenho|venho|ando) ~1 (melhorando|piorando|evoluindo)',
      'humor ~3 (subindo|caindo|melhorando|piorando|descendo)',
      'estou (melhor|pior) ou (melhor|pior)',
      '(minha|qual|ver) ~2 (tendencia|evolucao)',
      '^(tendencia|evolucao)$',
      '(melhorei|piorei)$',
    ],
  },
  {
    id: 'compare',
    phrases: [
      'compar* ~6 (semana*|mes|antes|anterior*|passad*)',
      '^compar*( com (o )?antes)?$',
      '(melhor|pior|diferente) (do )?que ~4 (passad*|antes|anterior*)',
      '^(e )?(a |na |da )?semana (passada|anterior)$',
      'como (foi|fui|estava) ~3 semana (passada|anterior)',
      '(o que|que|alguma coisa|algo) mudou',
      'em relacao a* ~2 (passad*|antes|anterior*)',
    ],
  },
  {
    id: 'tags',
    phrases: [
      '(o que|que|oque) (mais )?me (faz|fez|deixa|deixou) ~1 (bem|mal|feliz|triste|melhor|pior)',
      '(o que|que) ~2 (melhora|piora|afeta|influencia|derruba|levanta|muda) ~2 (humor|dia|dias|mim|me)?',
      '(o que|que) me (afeta|influencia|derruba|anima|levanta|puxa)',
      '(meus|minhas|os|as) (marcadores|etiquetas|tags)',
      '^(marcadores|etiquetas|tags)$',
      '^[a-z]+( [a-z]+)? (me )?(afeta|influencia|atrapalha|derruba|melhora|piora)( muito| mais)?( o)?( me| meu| mim)?( humor| dia)?$',
      '[a-z]+ me (faz|fazem|deixa|deixam) (bem|mal|melhor|pior)$',
      '(efeito|influencia|impacto) (do|da|de) [a-z]+',
    ],
  },
  {
    id: 'times',
    phrases: [
      '(que|qual) (horas|hora|horario|parte do dia|periodo|turno) ~5 (melhor|pior|bem|mal|dia)',
      '(melhor|pior) (hora|horario|periodo|parte)',
      'sou melhor (de|a) (manha|noite|tarde)',
      '(fico|estou) ~1 (melhor|pior) (de|a|pela) (manha|noite|tarde)',
    ],
  },
  {
    id: 'weekdays',
    phrases: [
      '(qual|que|quais) dias? da semana',
      '(melhor|pior) dia da semana',
      '(segundas|tercas|quartas|quintas|sextas|sabados|domingos|segunda|domingo) ~3 (pior*|melhor*|dificeis|dificil)',
      'padrao ~2 semana',
    ],
  },
  {
    id: 'why',
    phrases: [
      'por que ~1 (estou|fiquei|fico|ando|me sinto) ~3 (mal|assim|triste|pior|ruim|deprimid*|desanimad*)',
      'por que ~4 (semana|dia|humor|media|nota) ~4 (ruim|mal|pior|baix*|caiu|cai|melhor|boa)',
      'por que ~4 (ruim|mal|pior|boa|baix*) ~4 (semana|dia|humor|media|nota)',
      `por que ~2 (${DAY.slice(1, -1)}|ontem|hoje|anteontem) ~4 (ruim|mal|pior|boa|bom|pesad*|dificil|baix*)`,
      '(qual|o que) (a|foi a|e a)? ?causa',
    ],
  },
  {
    id: 'count',
    phrases: [
      'quant(os|as) (dias|registros|vezes|notas) ~3 (registrei|fiz|anotei|tenho|marquei)',
      'quant(os|as) registros',
    ],
  },
]);
