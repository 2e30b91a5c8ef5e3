import { anyOfWords, plainWordsOf } from './plain-words.ts';

const LINE = anyOfWords('188', 'cvv', 'c v v', 'linha de (?:ajuda|apoio)');
const NO_ANSWER = anyOfWords(
  'ninguem (?:me )?(?:atende\\w*|responde\\w*)',
  'nao (?:me )?(?:atende\\w*|respond\\w+|complet\\w+|consig\\w+|consegui\\w*|cai|chama)',
  'so (?:chama|toca|da ocupado|fica)',
  '(?:chama|toca|fica) (?:e |mas )?(?:nada|ninguem|tocando|chamando|chama|toca)',
  '(?:esta|deu|da|so) ocupad\\w',
  'deslig(?:am|a|ou|aram)',
  'caiu (?:a ligacao|a chamada|na caixa)',
  'ligacao cai\\w*',
  'fora do ar',
  'fila',
  'esper(?:ei|ando|o) (?:ha|faz|por|mais|uns|uma|\\d)',
  'sem resposta',
);
const HOTLINE_FAILS = new RegExp(`${LINE}.{0,80}?${NO_ANSWER}|${NO_ANSWER}[^.]{0,40}?${LINE}`);

/** Whether the writer called the helpline 188 and nobody answered. */
export const saysHotlineFails = (text: string): boolean => HOTLINE_FAILS.test(plainWordsOf(text));

/** Words before the actual statement. */
const BEFORE = `^(?:(?:ah|oi|bah|opa|gente|calma\\w*|relaxa|ei|nossa|desculpa|foi mal|k+|nao|epa|para|e|mas|mds|(?:rs)+|[.,]) )*`;
const FIGURE = anyOfWords(
  'brincadeira\\w*',
  'brinks',
  'zoeira',
  '(?:modo|jeito|maneira|forma) de (?:falar|dizer)',
  'forca de expressao',
  'figura de linguagem',
  'expressao',
  'exagero',
  'piada',
  'ironia',
  'drama',
  'meme',
  'ditado',
  '(?:(?:letra|verso) (?:de |da |duma )?(?:uma )?)?musica',
);
const TAKEN_BACK = new RegExp(
  BEFORE +
    anyOfWords(
      'nao (?:era|e|foi) (?:nada )?(?:isso|disso|assim|serio)',
      'nao (?:quis|queria) dizer isso',
      'nao falei serio',
      'nao (?:estou|estava) falando (?:serio|disso|de morrer)',
      '(?:voce )?(?:me )?entendeu (?:errado|mal)',
      `(?:(?:era|foi|e|falei|so|apenas|de|por|um|uma|a|o) )*${FIGURE}`,
      '(?:eu )?(?:estou|estava) (?:so )?(?:brincando|zoando|exagerando)',
      'exagerei',
      'brinquei',
      'falei (?:sem pensar|brincando|por falar|da boca para fora)',
    ),
);
/** "Não era brincadeira", "não estou bem", "não é isso, é pior", "não foi isso que perguntei". */
const MEANT = new RegExp(
  anyOfWords(
    'nao (?:e|era|foi|estou|estava) (?:(?:so|uma|um|de|mais) )*(?:brinca\\w*|zoeira|zoando|modo|jeito|forma|figura|forca|exager\\w*|piada|drama|bem|legal|segur\\w)',
    'nem tanto',
    '(?:na verdade|mas) era|era (?:sim|serio|verdade)',
    'mais ou menos',
    'pior',
    'isso que (?:eu )?(?:perguntei|pedi|falei|disse|queria)',
    '(?:mas|so que|porem) (?!estou bem|estou de boa|nao|obrigad|valeu|tudo bem|esta tudo|gostei)\\w+',
  ),
);

/**
 * Whether the writer says that an earlier message was no crisis: "não era isso", "foi modo de falar". The caller checks
 * that the message itself has no sign of one.
 */
export function takesBack(text: string): boolean {
  const words = plainWordsOf(text);
  return TAKEN_BACK.test(words) && !MEANT.test(words);
}
