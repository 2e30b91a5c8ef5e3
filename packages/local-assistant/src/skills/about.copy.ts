export const WHO = [
  'Sou o assistente do Alento: um programa, um modelo local, sem IA externa. Leio os seus registros e a nossa biblioteca para responder, com frases escritas por gente. Não sou psicólogo, e há muita coisa que não sei.',
  'Eu sou o assistente do Alento, um modelo local, sem IA externa: o que você escreve aqui é lido neste servidor e não vai para outro serviço. Ajudo com os seus registros, exercícios curtos e leituras. Não faço diagnóstico nem terapia.',
] as const;
export const HUMAN = [
  'Não sou uma pessoa. Sou um programa, um modelo local, sem IA externa. Posso ouvir, mostrar os seus registros e guiar exercícios, mas não sinto como gente. Para uma voz humana, o CVV atende no [188](tel:188), de graça, e há [psicólogos](/psicologos).',
  'Sou um programa, sim: um modelo local, sem IA externa. Não vou fingir que sou gente. Se hoje fizer falta alguém de verdade, o CVV atende no [188](tel:188) a qualquer hora, e em [psicólogos](/psicologos) há caminhos até um profissional.',
] as const;
export const HOW_ARE_YOU = [
  'Por aqui tudo funcionando, obrigado por perguntar. Eu sou um programa, então o que conta é você.',
  'Sou um programa, então não tenho dia bom ou ruim. Mas gostei da gentileza.',
] as const;
export const HOW_ASKS = ['E você, como está?', 'Como você chegou aqui hoje?'] as const;
export const ABOUT_ASKS = [
  'Tem algo que você queira me perguntar ou contar?',
  'Por onde você quer começar?',
  'O que trouxe você aqui hoje?',
] as const;

export const USAGE = [
  'Aqui vão os caminhos mais usados:\n\n- [registrar](/registrar) como você está agora, ou [dias passados](/registrar-lote)\n- [histórico](/historico) e [análises](/analises) para ver o caminho\n- [artigos](/conteudos), [podcasts](/podcasts) e [livros](/livros)\n- [avaliações](/avaliacoes) de rastreio, [psicólogos](/psicologos) e [ajuda](/ajuda)\n- [prontuários](/prontuarios) para levar à consulta, ou [compartilhar](/compartilhar) com um profissional\n\nE comigo: pergunte “como foi minha semana?”, peça uma respiração guiada, procure algo que você escreveu ou só desabafe.',
  'Comigo dá para:\n\n- ver a sua semana, o melhor e o pior dia e o que costuma vir junto\n- fazer respiração guiada, aterramento ou relaxamento, passo a passo\n- buscar algo que você escreveu (“quando falei da prova?”)\n- planejar um amanhã pequeno, guardar três coisas boas, ou só conversar\n\nNo resto do app: [registrar](/registrar), [análises](/analises), [artigos](/conteudos) e [ajuda](/ajuda).',
] as const;
export const USAGE_ASKS = ['O que você quer fazer primeiro?', 'Por onde a gente começa?'] as const;

export const LIBRARY = [
  'Temos [artigos](/conteudos), [podcasts](/podcasts) com exercícios guiados e [livros](/livros) curtos. Posso procurar por assunto também.',
  'Há leitura em [artigos](/conteudos) e [livros](/livros), e áudio em [podcasts](/podcasts), com respiração e relaxamento guiados.',
] as const;
export const LIBRARY_TOO = [
  'O resto da biblioteca está em [artigos](/conteudos), [podcasts](/podcasts) e [livros](/livros).',
  'Para ouvir, há [podcasts](/podcasts); para ler mais, [artigos](/conteudos) e [livros](/livros).',
] as const;
export const LIBRARY_ASKS = [
  'Sobre o que você queria ler ou ouvir?',
  'Que assunto está mais presente: sono, ansiedade, trabalho, alguém?',
] as const;

export const HELP_NOW = [
  'Estou aqui. Se você está em perigo ou pensando em se machucar, fale com gente agora: **CVV [188](tel:188)**, a qualquer hora e de graça; **SAMU [192](tel:192)** em emergência. Em [ajuda](/ajuda) há outros contatos, e o seu [plano de segurança](/plano-de-seguranca) abre sem internet.',
  'Que bom que você escreveu. Para falar com alguém agora, **CVV [188](tel:188)**, de graça; em emergência, **SAMU [192](tel:192)**. Tudo isso está em [ajuda](/ajuda), junto do [plano de segurança](/plano-de-seguranca).',
] as const;
export const HELP_NOW_ASKS = ['Você está em segurança neste momento?', 'O que está acontecendo agora?'] as const;
