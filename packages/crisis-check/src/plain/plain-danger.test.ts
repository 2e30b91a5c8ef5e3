import { describe, expect, it } from 'vitest';
import { checkCrisis } from '../crisis-check.ts';

const JOINING = [
  'perdi meu marido, queria ir com ele',
  'minha mãe morreu e eu só queria ir junto',
  'desde que ela faleceu só penso em ir atrás dela',
  'meu filho morreu, quero ir embora com ele',
  'enterrei minha esposa ontem. queria ter ido junto',
  'fiquei viúva e queria ir pro céu com ele',
  'minha vó partiu e eu queria estar com ela',
  'perdi minha filha. deus podia me levar junto',
  'meu cachorro morreu e eu queria ter ido com ele',
  'meu irmao se foi, preciso encontrar ele onde ele ta',
  'meu pai faleceu, queria q tivesse sido eu',
  'o amor da minha vida morreu, vontade de ir atras',
  'minha mãezinha morreu, me leva com ela senhor',
  'perdi meu bebê e queria ter ido no lugar dele',
  'minha esposa faleceu e eu não vejo a hora de ir encontrar com ela',
];
const NO_LIFE = [
  'não aguento mais viver, me guia uma respiração',
  'nao quero mais viver',
  'n aguento viver mais, me ajuda a dormir',
  'nem quero mais existir',
  'não vejo mais sentido em viver. me manda um áudio',
];
const SPACED = [
  'q u e r o m o r r e r',
  'q u e r o   m o r r e r',
  'q.u.e.r.o m.o.r.r.e.r',
  'q.u.e.r.o. .m.o.r.r.e.r',
  'Q-U-E-R-O M-O-R-R-E-R',
  'q_u_e_r_o_m_o_r_r_e_r',
  'eu q u e r o m o r r e r',
  'v o u m e m a t a r',
  'q u e r o m e m a t a r',
  'n a o q u e r o v i v e r',
  'quero m.o.r.r.e.r',
];
const FOREIGN = [
  'quiero morir',
  'me quiero morir',
  'ya no quiero vivir',
  'no quiero vivir más',
  'quiero matarme',
  'quiero suicidarme',
  'tengo ganas de morir',
  'i want to die',
  'i wanna die',
  'I just want to die',
  "i don't want to live anymore",
  'i dont wanna be here anymore',
  'i want to kill myself',
  'i wish i was dead',
  'want to end my life',
  'me quiero matar',
  'quiero irme de este mundo',
];
const TIRED_OF_LIFE = [
  'cansei da vida',
  'cansei da vida, nada presta',
  'cansei da vida e de tudo',
  'cansei dessa vida',
  'cansei da minha vida',
  'to cansada da vida',
  'estou cansado dessa vida, não tem saída',
  'to de saco cheio da vida, nada dá certo',
  'exausta da vida',
  'cansei da vida mesmo',
  'cansei de tudo, cansei da vida',
];
const NOT_HERE = [
  'não quero mais estar aqui',
  'nao quero mais estar aqui nesse mundo',
  'não queria mais estar aqui',
  'n qro mais estar aq',
  'não quero estar mais aqui',
  'não quero mais estar aqui, só dou trabalho',
  'eu não quero mais ficar nesse mundo',
  'não queria estar mais aqui na terra',
  'cansei, não quero mais estar aqui',
];

describe('danger in plain words', () => {
  it.each([...JOINING, ...NO_LIFE, ...SPACED, ...FOREIGN, ...TIRED_OF_LIFE, ...NOT_HERE])(
    'is a crisis: “%s”',
    (text) => {
      expect(checkCrisis(text)).toMatchObject({ level: 'crisis', about: 'self' });
    },
  );

  it.each([
    'minha mãe viajou, queria ir com ela',
    'perdi meu marido no shopping kkk queria ir com ele comer',
    'meu avô morreu, queria ter ido com ele naquela última viagem',
    'perdi o ônibus, queria ir com ele',
    'minha vó morreu e eu queria ter ido ao enterro junto com meu pai',
    'minha vó faleceu, queria ter dado um abraço nela',
    'meu cachorro morreu, queria outro igual',
    'meu pai morreu, quero ir com minha mãe na missa',
  ])('is not a wish to go along: “%s”', (text) => {
    expect(checkCrisis(text).level).not.toBe('crisis');
  });

  it.each([
    'f e l i z d i a',
    'b o m d i a',
    'a b c d e',
    'm e u d i a f o i b o m',
    's i m',
    'quiero mejorar',
    'quiero dormir',
    'no quiero trabajar mañana',
    'i want to diet',
    'i want to live',
    'i don’t want to die',
    'i want to sleep',
    'morir de risa jajaja',
  ])('is not in “%s”', (text) => {
    expect(checkCrisis(text).level).not.toBe('crisis');
  });

  it.each([
    'cansei da vida de estudante',
    'cansei da vida de solteira',
    'cansei dessa vida de CLT',
    'cansei da vida noturna',
    'cansei da vida corrida da cidade',
    'cansada da vida de dona de casa',
    'cansei da vida sedentária, quero voltar a treinar',
    'cansei dessa vida de app de namoro',
    'cansei da vida social por hoje',
    'cansei da vida que levo em SP, quero mudar pro interior',
  ])('is not weariness of a way of living: “%s”', (text) => {
    expect(checkCrisis(text).level).not.toBe('crisis');
  });

  it.each([
    'não quero mais estar aqui na empresa',
    'não quero mais estar aqui nessa cidade',
    'não quero mais estar nesse trabalho',
    'não quero mais ficar aqui nesse grupo',
    'não quero mais morar aqui',
    'não quero mais estar aqui na casa dos meus pais',
  ])('is not wanting to leave a place: “%s”', (text) => {
    expect(checkCrisis(text).level).not.toBe('crisis');
  });
});
