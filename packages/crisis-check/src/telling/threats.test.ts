import { describe, expect, it } from 'vitest';
import { checkCrisis } from '../crisis-check.ts';

/** The writer may kill or hurt somebody else. */
const OWN = [
  'vou matar meu chefe, já peguei a faca',
  'quero matar ele',
  'quero matar ela',
  'vou matar ela hoje',
  'eu vou matar meu padrasto, juro por deus',
  'to com vontade de matar minha sogra, sério, não é brincadeira',
  'vou esfaquear meu vizinho quando ele chegar',
  'quero dar um tiro no meu ex',
  'penso em matar meu marido enquanto ele dorme',
  'tenho medo de matar meu filho',
  'tô com vontade de machucar meu bebê',
  'vou quebrar ele na porrada, to indo la',
  'vou acabar com a vida dele',
  'vou botar fogo na casa com ele dentro',
  'tenho pensamentos de matar minha mae',
  'se ele aparecer aqui eu mato ele, to com o facao',
  'eu mato ela se ela encostar na minha filha',
  'to planejando matar um colega da escola',
  'to com tanta raiva q vou matar esse cara, sei onde ele mora',
  'vou dar uma facada nele, cansei',
  'Estou com medo de perder a cabeça e matar meu irmão.',
  'não consigo parar de pensar em matar meu pai',
  'tô indo na casa dela agora, vou matar ela e o amante',
  'comprei uma arma pra matar meu patrão',
  'vou matar todo mundo dessa casa e depois me mato',
  'vontade de esganar meu filho quando ele chora, to com medo de mim',
  'se eu ver ele na rua vou matá-lo',
  'quero que ele morra, vou envenenar a comida dele',
  'vou entrar na escola atirando',
  'mano eu vo mata esse cara na moral',
  'vo mata meu pai dormindo',
  'to com vontade de jogar meu bebe pela janela',
  'se ela me trair eu mato ela e depois me mato',
  'penso em dar veneno pro meu marido',
  'tenho medo de fazer algo com minha filha recém nascida',
  'quase bati no meu filho com o ferro, tenho medo do que posso fazer',
  'Doutora, tenho tido ímpetos de agredir minha mãe idosa, e isso me apavora.',
  'to com uma arma e vou atrás de quem matou meu filho',
];

/** Somebody else threatens a third person. */
const OTHERS = [
  'meu irmão disse que vai matar meu pai',
  'meu filho disse q vai matar os colegas da escola',
  'meu cunhado ta com uma arma e falou que vai matar a esposa',
  'meu vizinho tá gritando que vai matar a mulher dele',
  'meu amigo me contou que quer matar o padrasto',
  'meu primo quer matar um cara da rua, já comprou o revólver',
  'meu namorado falou que vai matar meu ex',
  'meu filho de 16 tá falando em atirar na escola',
];

/** Said without meaning it. */
const IDIOMS = [
  'vou matar meu irmão kkk',
  'vou matar meu irmão kkkkk ele comeu meu bolo',
  'vou matar meu irmão, comeu meu bolo',
  'vou matar meu irmão se ele não devolver o controle',
  'matar aula',
  'vou matar aula hoje',
  'queria matar aula amanhã',
  'quero matar meu chefe kkkk',
  'vou matar a saudade da minha mãe',
  'vou matar quem inventou reunião',
  'quero matar esse mosquito',
  'vou matar o personagem do meu livro',
  'vou matar meu irmão de rir',
  'minha mãe vai me matar quando ver o boletim',
  'quero matar essa aranha mas tenho medo',
  'vou matar essa sede com uma coca gelada',
  'matei a prova de matemática',
  'vou matar o chefão da fase hoje',
  'mata essa dúvida pra mim',
  'meu cachorro comeu meu chinelo, vou matar ele haha',
  'vou matar ele de susto com a festa surpresa',
  'dá vontade de apertar até esmagar esse bebê de tão fofo',
  'quero bater um papo com meu chefe',
  'vou acabar com ele no truco',
  'eu mato um leão por dia',
  'minha mãe me mata se souber',
  'vou esganar o estagiário hahaha',
  'minha irmã disse que vai matar meu irmão se ele usar a blusa dela',
  'preciso matar essas baratas da cozinha',
  'tenho medo de machucar os sentimentos dele',
  'queria matar meu professor de calculo rs',
];

describe('threats', () => {
  it.each(OWN)('of the writer have a kind of their own: “%s”', (text) => {
    expect(checkCrisis(text)).toEqual({ level: 'crisis', kind: 'threat', about: 'self' });
  });

  it.each(OTHERS)('of somebody else have it too: “%s”', (text) => {
    expect(checkCrisis(text)).toEqual({ level: 'crisis', kind: 'threat', about: 'other' });
  });

  it.each(IDIOMS)('that are a way of speaking are no crisis: “%s”', (text) => {
    expect(checkCrisis(text).level).not.toBe('crisis');
  });

  it.each([
    ['ele disse que vai me matar', 'violence'],
    ['meu marido ameaçou me matar com a faca', 'violence'],
    ['quero me matar', 'suicide'],
    ['quero matar eu mesma', 'suicide'],
    ['penso em me matar na frente dele', 'suicide'],
    ['vontade de me matar quando ela grita comigo', 'suicide'],
    ['quero morrer e ele nem liga', 'suicide'],
    ['tomei todos os remédios', 'acute'],
  ])('are not what “%s” tells of', (text, kind) => {
    expect(checkCrisis(text)).toEqual({ level: 'crisis', kind, about: 'self' });
  });
});
