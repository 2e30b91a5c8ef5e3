export type Practice = { title: string; text: string };

export const dailyCareCopy = {
  title: 'Cuidado do dia',
} as const;

/** Practices are short, safe for anybody, and need little time and no money. */
export const practices: readonly Practice[] = [
  { title: 'Três respirações longas', text: 'Solte o ar mais devagar do que puxou. Três vezes bastam.' },
  { title: 'Um copo de água, sem pressa', text: 'Beba olhando para longe da tela. É uma pausa de um minuto.' },
  {
    title: 'Cinco coisas à vista',
    text: 'Diga em silêncio cinco coisas que você vê agora. Ajuda a voltar ao presente.',
  },
  { title: 'Ombros longe das orelhas', text: 'Suba os ombros, segure um pouco e solte. Repita mais uma vez.' },
  { title: 'Uma mensagem curta', text: 'Escreva para alguém de quem você gosta. Um "lembrei de você" já é conversa.' },
  { title: 'Luz do dia', text: 'Se der, chegue perto de uma janela ou vá até a rua por alguns minutos.' },
  { title: 'O que pode esperar', text: 'Escolha uma coisa da lista que pode ficar para amanhã, e deixe.' },
  { title: 'Uma música inteira', text: 'Ouça uma música do começo ao fim, sem fazer mais nada junto.' },
  { title: 'Pés no chão', text: 'Sinta o peso dos pés no chão por um minuto. Não precisa mudar nada.' },
  { title: 'Uma coisa que deu certo', text: 'Pode ser pequena: um café bom conta. Anote se quiser lembrar.' },
] as const;
