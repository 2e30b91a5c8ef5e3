import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../../testing/tier/tier.ts';
import { checkCrisis } from './crisis-check.ts';

/** Everyday messages to an assistant: few words, hardly one of them significant. */
const EVERYDAY = [
  ...['eu', 'estou', 'eu estou', 'eu sou', 'hoje eu', 'estou aqui', 'eu quero', 'não sei', 'meu dia', 'eu acho'],
  ...['oi', 'olá', 'e aí', 'tudo bem?', 'oi, tudo bem?', 'boa tarde, tudo certo?', 'valeu', 'obrigado pela ajuda'],
  ...['quero conversar', 'quero falar sobre meu chefe', 'eu queria conversar', 'queria falar', 'posso falar?'],
  ...['posso te contar uma coisa?', 'preciso falar', 'preciso desabafar', 'quero desabafar', 'não quero falar'],
  ...['como foi minha semana?', 'como foi meu mês?', 'como estou?', 'como está meu humor?', 'resumo da semana'],
  ...['qual meu melhor dia?', 'por que eu durmo mal?', 'o que é ansiedade?', 'como lidar com a ansiedade?'],
  ...[
    'quem é você?',
    'o que você faz?',
    'você é real?',
    'pode repetir?',
    'o que fazer?',
    'o que faço agora',
    'e agora?',
  ],
  ...['respiração guiada', 'exercício de respiração', 'quero meditar', 'quero respirar', 'quero descansar'],
  ...['não consigo dormir', 'uma dica para dormir', 'dormi mal', 'dormi bem', 'acordei bem', 'vou dormir'],
  ...['não consigo parar de comer', 'não consigo me concentrar', 'não quero', 'não quero trabalhar hoje'],
  ...['estou bem', 'estou mal', 'estou triste', 'estou ansioso', 'estou com sono', 'tô mal hoje', 'estou com raiva'],
  ...['estou com medo', 'estou sozinho', 'estou sozinha em casa', 'estou no trabalho', 'estou aqui de novo'],
  ...['hoje foi bom', 'hoje foi difícil', 'hoje não foi fácil', 'meu dia foi ruim', 'mais um dia', 'chorei hoje'],
  ...['quero chorar', 'vontade de chorar', 'me sinto mal', 'me sinto sozinha', 'eu me sinto', 'estou me sentindo'],
  ...['briguei com meu namorado', 'estou com saudade da minha mãe', 'tenho prova amanhã', 'hoje vou ao médico'],
  ...[
    'quero comer',
    'quero férias',
    'já tomei café',
    'já fui',
    'eu e ele',
    'ela disse',
    'ontem eu',
    'eu agora',
    'voltei',
  ],
];

/** Such messages with a word that occurs in patterns; they may be a concern. */
const UNCLEAR = [
  ...['me ajuda', 'me ajuda a dormir', 'preciso de ajuda com o trabalho', 'quero dormir', 'boa noite', 'tchau'],
  ...['até mais', 'estou cansada', 'acordei cansada', 'me sinto cansado', 'eu vou', 'vou tentar', 'quero ir pra casa'],
];

/** Signs of distress in common words. */
const HEAVY = ['não quero mais', 'não posso mais', 'não dá mais', 'não aguento mais', 'quero sumir', 'cansei'];

const CRISES = [
  ...['quero morrer', 'eu quero morrer', 'qro morrer', 'queria morrer', 'melhor morrer', 'penso em morrer'],
  ...['vou me matar', 'quero me matar', 'penso em me matar', 'me matar', 'pensando em suicídio', 'vou me enforcar'],
  ...['não quero mais viver', 'nao aguento mais viver', 'cansei de viver', 'não quero existir', 'queria estar morta'],
  ...['queria não acordar mais', 'não quero acordar amanhã', 'quero sumir pra sempre', 'to com vontade de morrer'],
  ...['vou acabar com a minha vida', 'quero me jogar da ponte', 'tô na beira da ponte', 'tomei veneno'],
  ...['tomei todos os remédios', 'me cortei', 'me cortei de novo', 'quero me cortar', 'me queimei de propósito'],
  ...['ele me bateu', 'meu marido me bate', 'fui estuprada', 'meu pai abusa de mim', 'minha amiga quer se matar'],
  // With one word that is not common.
  ...['não quero estar aqui', 'não consigo mais'],
];

describe('short message', () => {
  it.each(EVERYDAY)('is neither crisis nor concern: %s', (text) => expect(checkCrisis(text).level).toBe('none'));

  it.each(UNCLEAR)('is not a crisis: %s', (text) => expect(checkCrisis(text).level).not.toBe('crisis'));

  it.each(HEAVY)('is a concern or a crisis: %s', (text) => expect(checkCrisis(text).level).not.toBe('none'));

  it.each(CRISES)('is a crisis: %s', (text) => expect(checkCrisis(text).level).toBe('crisis'));

  it('with common words alone is neither crisis nor concern', () => {
    expect(checkCrisis('hoje eu não sei').level).toBe('none');
    expect(checkCrisis('hoje eu não sei. quero morrer').level).toBe('crisis');
    expect(checkCrisis('eu, ele, eu').level).toBe('none');
  });
});

describe('number beside plain words of a crisis', () => {
  it.each(['quero morrer', 'vou me matar', 'quero me matar'])(
    'does not hide the crisis, for any number: %s',
    (words) => {
      const numbers = Array.from({ length: 2100 }, (_, number) => number);
      const missed = sampleOf(numbers, 300)
        .map((number) => `${words} ${number}`)
        .filter((text) => checkCrisis(text).level !== 'crisis');
      expect(missed).toEqual([]);
    },
  );

  it.each(['quero morrer em 2026', 'quero morrer aos 90', 'quero morrer 46'])('does not hide the crisis: %s', (text) =>
    expect(checkCrisis(text).level).toBe('crisis'),
  );
});
