import { describe, expect, it } from 'vitest';
import { checkCrisis } from '../crisis-check.ts';

const HARMLESS = [
  // Medicines as prescribed.
  'tomei a cartela inteira do antibiótico, terminei o tratamento',
  'terminei a cartela do antibiótico',
  'tomei a caixa toda de amoxicilina como o médico mandou',
  'tomei a cartela toda do anti-inflamatório em 7 dias, melhorei',
  'acabei a caixa de antibiótico hoje, 10 dias certinho',
  'tomei todos os comprimidos do antibiótico nos horários certos',
  'meu filho tomou o frasco inteiro do xarope durante a semana, sarou',
  'tomei todas as doses da vacina',
  'tomei as 3 cartelas do vermífugo conforme a receita',
  'separei os remédios da semana na caixinha',
  'separei meus remédios por horário no organizador',
  'separei os remédios da minha mãe pra semana toda',
  'organizei os comprimidos do mês na caixinha',
  'separei os remedios do meu pai nos potinhos de manhã tarde e noite',
  'juntei os remédios vencidos pra levar na farmácia',
  'guardei os remédios na caixinha da semana, me sinto organizada',
  'comprei a caixa de remédio de pressão do mês e separei na caixinha',
  // Cutting hair, and accidents.
  'cortei o cabelo',
  'cortei meu cabelo curtinho',
  'me cortei fazendo a barba',
  'cortei as pontas hoje',
  'meu filho se cortou com a tesoura sem querer',
  'minha filha se machucou no parquinho, levou 3 pontos',
  'meu filho se cortou com a faca ajudando a fazer o almoço',
  'meu marido se cortou cozinhando',
  'meu irmão se queimou no fogão sem querer',
  'o menino se cortou brincando com caco de vidro, levei na upa',
  'minha mãe se cortou descascando batata',
  // Wanting to live.
  'quero viver e não morrer',
  'quero viver, não morrer',
  'eu quero viver e não quero morrer',
  'eu quero é viver',
  // Drinking.
  'to bebendo todo dia',
  'tô bebendo todo dia depois do trabalho',
  'ando bebendo demais',
  'estou bebendo toda noite',
  'bebo todo dia e tô preocupado',
  'to bebendo sozinha em casa toda noite',
  'voltei a beber todo dia',
  'perdi meu avô ontem, queria ter me despedido',
  'tomei o antibiótico até o fim, cartela inteira',
  'arrumei a caixinha de remédios do meu avô',
  'minha aluna se cortou com o estilete na aula de artes, foi acidente',
  'bebo todo santo dia',
];

/** The same words with danger. */
const DANGER = [
  'tomei a cartela inteira',
  'tomei a cartela inteira do antibiótico de uma vez',
  'tomei a cartela inteira do rivotril',
  'tomei a caixa toda pra não acordar, terminei tudo',
  'tomei todos os remédios do tratamento, quero morrer',
  'separei os remédios todos na mesa',
  'já separei os remédios',
  'separei os remédios da semana pra tomar tudo de uma vez',
  'juntei os remédios da minha mãe, vou tomar tudo',
  'separei os remédios da semana na caixinha e não aguento mais viver',
  'meu filho se cortou de propósito',
  'minha filha se cortou de novo no banheiro',
  'minha filha se corta com a tesoura escondida',
  'quero viver mas também quero morrer',
  'não sei se quero viver ou morrer',
  'não quero viver, quero morrer',
  'to bebendo todo dia pra ver se morro',
  'to bebendo todo dia e misturando com rivotril',
  'me cortei de novo',
];

describe('plainly harmless words', () => {
  it.each(HARMLESS)('open no card: “%s”', (text) => {
    expect(checkCrisis(text).level).not.toBe('crisis');
  });

  it.each(DANGER)('hide no danger: “%s”', (text) => {
    expect(checkCrisis(text).level).toBe('crisis');
  });
});
