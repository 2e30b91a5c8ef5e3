import { describe, expect, it } from 'vitest';
import { checkCrisis } from '../crisis-check.ts';
import { tellsOfSuicideLoss } from './loss.ts';

/** Bereaved by suicide, without danger of their own. */
const BEREAVED = [
  'meu irmão se matou mês passado',
  'perdi minha mãe por suicídio faz um ano',
  'meu pai tirou a própria vida quando eu tinha 10 anos',
  'minha amiga se suicidou ontem',
  'meu marido se enforcou e eu encontrei ele',
  'faz 3 anos que meu filho se matou',
  'minha prima se jogou da ponte, morreu na hora',
  'meu melhor amigo cometeu suicídio e eu não percebi nada',
  'sou enlutada por suicídio, perdi meu irmão',
  'eu devia ter percebido, ele se matou e eu não vi',
  'perdi meu irmão pro suicídio',
  'meu tio se suicidou, a família não fala no assunto',
  'hoje faz 2 anos do suicídio da minha mãe',
  'meu namorado tirou a vida dele em março, sinto tanta culpa',
  'Minha filha se suicidou há oito meses. Não sei como se continua.',
  'meu vô se matou com um tiro qnd eu era crianca',
  'minha mãe deu fim na própria vida, eu tinha 15 anos',
  'um colega de trabalho se matou semana passada, to em choque',
  'meu ex se matou depois que a gente terminou, a culpa é minha?',
  'meu aluno de 14 anos se matou',
  'o suicídio do meu pai mudou tudo aqui em casa',
  'não consigo parar de pensar que meu irmão se matou sozinho naquele quarto',
  'ela se matou e deixou uma carta pra mim',
  'mês passado meu primo se enforcou, minha tia não come mais',
  'meu pai tirou a vida dele no sítio, encontrei o corpo',
  'Perdi meu companheiro há seis semanas. Suicídio. Não durmo.',
  'o suicídio do meu melhor amigo acabou comigo',
  'meu esposo suicidou-se em agosto',
  'minha irmã se jogou do 10º andar ano passado',
];

/** The same with danger of their own. */
const OWN_DANGER = [
  'meu irmão se matou e eu queria ir com ele',
  'minha mãe se matou e agora eu penso em fazer o mesmo',
  'meu pai se suicidou e eu quero morrer também',
  'minha amiga se matou, não aguento mais viver',
  'meu filho se matou, quero ir junto',
  'ela se matou e eu entendo ela, tô querendo fazer igual',
  'meu irmão se matou e eu sou o próximo',
  'perdi meu pai por suicídio e penso nisso todo dia, já escolhi o dia',
  'meu marido se matou, vou atrás dele',
];

/** Somebody who lives, and may die. */
const LIVING = [
  'meu irmão tentou se matar ontem',
  'minha amiga quer se matar',
  'minha amiga disse que vai se suicidar',
  'meu primo acabou de se enforcar, socorro',
  'meu pai está ameaçando se matar',
  'minha irmã tomou veneno agora',
];

/** Nobody died. */
const FIGURES = [
  'minha mãe se matou de trabalhar a vida toda',
  'meu irmão se matou de rir',
  'meu pai quase se matou de moto em 2010',
  'meu time se matou em campo',
  'minha planta se suicidou da janela',
  'meu primo se jogou na piscina',
  'li que o ator se matou',
  'na novela o marido dela se matou',
];

describe('grief after a suicide', () => {
  it.each(BEREAVED)('opens no card: “%s”', (text) => {
    expect(checkCrisis(text).level).not.toBe('crisis');
    expect(tellsOfSuicideLoss(text)).toBe(true);
  });

  it.each(OWN_DANGER)('with danger of one’s own is a crisis: “%s”', (text) => {
    expect(checkCrisis(text)).toMatchObject({ level: 'crisis', about: 'self' });
    expect(tellsOfSuicideLoss(text)).toBe(false);
  });

  it.each(LIVING)('is not what is told of a living person: “%s”', (text) => {
    expect(checkCrisis(text)).toMatchObject({ level: 'crisis', about: 'other' });
    expect(tellsOfSuicideLoss(text)).toBe(false);
  });

  it.each(FIGURES)('is not “%s”', (text) => {
    expect(checkCrisis(text).level).not.toBe('crisis');
    expect(tellsOfSuicideLoss(text)).toBe(false);
  });
});
