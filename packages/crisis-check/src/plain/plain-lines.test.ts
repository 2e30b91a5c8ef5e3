import { describe, expect, it } from 'vitest';
import { checkCrisis } from '../crisis-check.ts';

/** Lines by which somebody who attacked the check found it wrong. */
const DANGERS = [
  'quero morrer kkk',
  'quero me matar kkk',
  'quero me matar rs',
  'mentira tô bem não, quero morrer kkk',
  'qual a dose letal de paracetamol',
  'dose fatal de amitriptilina?',
  'meu marido me bateu de novo e ta com uma faca',
  'meu namorado me bateu e tá com uma arma',
  'ele me enforcou ontem e disse que hoje termina',
  'meu pai ta bebado com a arma na mesa e falou q vai acabar com tudo',
  'meu marido tá com uma faca atrás da porta',
  'meu aluno disse que vai levar uma faca pra escola e pegar os colegas',
  'meu aluno falou que vai trazer arma e matar os colegas',
  'minha prima de 9 anos contou que o padrasto encosta nela de noite',
  'meu vizinho mexe com a filha dele de 7 anos',
  'bati na minha filha de 3 anos, medo do que eu posso fazer',
  'bati no meu filho e machuquei ele',
  'perco a cabeça e bato na minha bebê',
  'tenho vontade de jogar meu bebê na parede',
  'quero sacudir meu bebê até ele parar',
  'estoy pensando en suicidarme',
  'me quiero quitar la vida esta noche',
  'ya me tomé todas las pastillas',
  'mejor estaría muerta',
  'estoy harta de vivir',
  'no le veo sentido a seguir viviendo',
  'quiero desaparecer para siempre',
  'no puedo más con mi vida',
  'no quiero seguir aquí',
  'sabe quando a pessoa só quer apagar? pra sempre?',
];
const EVERYDAY = [
  'peguei o remédio na farmácia',
  'peguei meu remédio no posto hoje',
  'peguei o remédio da minha mãe na farmácia',
  'comprei corda pra pendurar a rede',
  'comprei uma corda de violão',
  'comprei corda de pular',
  'comprei gilete no mercado',
  'peguei a gilete pra depilar a perna',
  'to com a faca e o queijo na mão',
  'tô no ônibus passando no viaduto',
  'tirei a corda do varal',
  'acordei com a corda toda',
  'quem vê meu diário se eu morrer?',
  'já separei os documentos da viagem',
  'hoje é o último dia do ano',
  'há dez anos eu tentei me matar, hoje estou bem e dou aula',
  'minha filha de 6 anos tá aprendendo a cortar com faca',
  'tomei meu remédio de pressão hoje de manhã',
  'tomei minha vacina ontem',
  'tomei um comprimido pra dor de cabeça',
  'tomei todo o antibiótico como o médico mandou',
  'os alunos vão me matar se eu nao entregar as notas kkk',
  'pq eu so penso em coisa ruim',
  'cortei o cabelo',
];
const KINDS = [
  ['meu marido me bateu de novo e ta com uma faca', 'violence', 'self'],
  ['meu marido tá com uma faca atrás da porta', 'violence', 'self'],
  ['ele me enforcou ontem e disse que hoje termina', 'violence', 'self'],
  ['meu aluno falou que vai trazer arma e matar os colegas', 'threat', 'other'],
  ['minha prima de 9 anos contou que o padrasto encosta nela de noite', 'child', 'other'],
  ['bati no meu filho e machuquei ele', 'threat', 'self'],
  ['tenho vontade de jogar meu bebê na parede', 'threat', 'self'],
] as const;

describe('plain dangers and everyday things', () => {
  it.each(DANGERS)('is a crisis: “%s”', (text) => {
    expect(checkCrisis(text).level).toBe('crisis');
  });

  it.each(EVERYDAY)('is no crisis: “%s”', (text) => {
    expect(checkCrisis(text).level).not.toBe('crisis');
  });

  it.each(KINDS)('“%s” needs the help for %s (%s)', (text, kind, about) => {
    expect(checkCrisis(text)).toEqual({ level: 'crisis', kind, about });
  });
});
