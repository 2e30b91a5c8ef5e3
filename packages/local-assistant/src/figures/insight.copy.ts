export const INSIGHT_OPENS = {
  Positiva: [
    'Foi uma semana mais leve no geral.',
    'Pelos seus registros, a semana teve mais altos do que baixos.',
    'Uma semana com bons momentos, pelo que você anotou.',
  ],
  Estável: [
    'Foi uma semana de altos e baixos.',
    'Uma semana no meio do caminho, com dias de todo tipo.',
    'Pelos seus registros, a semana oscilou sem ir muito longe.',
  ],
  Delicada: [
    'Foi uma semana difícil, e ainda assim você parou para anotar.',
    'Os seus registros contam uma semana pesada.',
    'Não foi uma semana fácil, pelo que você anotou.',
  ],
} as const;

export const INSIGHT_SUGGESTS = {
  Positiva: [
    'Se quiser, anote o que esteve nos dias mais leves: são pistas suas para quando pesar.',
    'Vale guardar por perto o que fez bem, do tamanho que couber na próxima semana.',
    'Uma ideia para os próximos dias: repetir uma coisa pequena que esteve no seu melhor dia.',
  ],
  Estável: [
    'Para os próximos dias, talvez caiba escolher uma coisa pequena que costuma fazer bem e dar a ela um horário.',
    'Uma ideia: antes do dia que costuma pesar, deixar combinado um respiro curto.',
    'Se fizer sentido, repare no que veio antes do dia mais pesado. Só reparar já ajuda a se preparar.',
  ],
  Delicada: [
    'Você não precisa atravessar isso só: vale contar a alguém de confiança ou a um [profissional](/psicologos). Em [ajuda](/ajuda) há quem atenda a qualquer hora.',
    'Para os próximos dias, o essencial basta. E dividir o peso ajuda: alguém próximo, um [profissional](/psicologos), ou quem atende a qualquer hora em [ajuda](/ajuda).',
  ],
} as const;

export const EFFECTS_NOTE = [
  'São coisas que costumam vir juntas, não causas.',
  'Isso mostra o que anda junto, sem dizer o porquê.',
] as const;
export const ALL_ALIKE = ['Os dias ficaram parecidos entre si.', 'Nenhum dia se destacou dos outros.'] as const;
