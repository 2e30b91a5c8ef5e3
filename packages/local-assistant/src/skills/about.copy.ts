export const WHO = [
  'Sou o assistente do Alento: um programa, um modelo local, sem IA externa. Leio os seus registros e a nossa biblioteca para responder, com frases escritas por gente. Não sou psicólogo, e há muita coisa que não sei.',
  'Eu sou o assistente do Alento, um modelo local, sem IA externa: o que você escreve aqui é lido neste servidor e não vai para outro serviço. Ajudo com os seus registros, exercícios curtos e leituras. Não faço diagnóstico nem terapia.',
] as const;
export const HUMAN = [
  'Não sou uma pessoa. Sou um programa, um modelo local, sem IA externa. Posso ouvir, mostrar os seus registros e guiar exercícios, mas não sinto como gente. Para uma voz humana, o CVV atende no [188](tel:188), de graça, e há [psicólogos](/psicologos).',
  'Sou um programa, sim: um modelo local, sem IA externa. Não vou fingir que sou gente. Se hoje fizer falta alguém de verdade, o CVV atende no [188](tel:188) a qualquer hora, e em [psicólogos](/psicologos) há profissionais.',
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

export const PRIVACY = [
  'Para responder, leio os seus registros recentes e esta conversa, e só. Fora dela eu não me lembro de nada. As conversas ficam na sua conta, cifradas no banco, e você pode apagar cada uma em [conversas](/chat/sessions). Como sou um modelo local, sem IA externa, o que escrevo não passa por outro serviço. Vale saber: quem opera o servidor tem a chave. Os detalhes estão na [política de privacidade](/politica-de-privacidade).',
  'O que você escreve aqui fica guardado na sua conta, cifrado no banco, e some quando você apaga a conversa em [conversas](/chat/sessions). Não é cifra de ponta a ponta: quem controla o servidor e a chave teria como ler. Eu, modelo local, sem IA externa, não envio nada para fora e não guardo lembrança entre conversas. Está tudo na [política de privacidade](/politica-de-privacidade), e as permissões ficam em [perfil](/perfil).',
] as const;

export const USAGE = [
  'Aqui vão os caminhos mais usados:\n\n- [registrar](/registrar) como você está agora, ou [dias passados](/registrar-lote)\n- [histórico](/historico) e [análises](/analises) para ver o caminho\n- [artigos](/conteudos), [podcasts](/podcasts) e [livros](/livros)\n- [avaliações](/avaliacoes) de rastreio, [psicólogos](/psicologos) e [ajuda](/ajuda)\n\nE comigo: pergunte “como foi minha semana?”, peça uma respiração guiada, procure algo que você escreveu ou só desabafe.',
  'Comigo dá para:\n\n- ver a sua semana, o melhor e o pior dia e o que costuma vir junto\n- fazer respiração guiada, aterramento ou relaxamento, passo a passo\n- buscar algo que você escreveu (“quando falei da prova?”)\n- planejar um amanhã pequeno, guardar três coisas boas, ou só conversar\n\nNo resto do app: [registrar](/registrar), [análises](/analises), [artigos](/conteudos) e [ajuda](/ajuda).',
] as const;
export const USAGE_ASKS = ['O que você quer fazer primeiro?', 'Por onde a gente começa?'] as const;

export const RECORD = [
  'É rápido: abra [registrar](/registrar), escolha uma das seis carinhas e, se quiser, escreva uma nota. Para um dia que passou, use [humores passados](/registrar-lote).',
  'Em [registrar](/registrar) basta um toque em um rosto. A nota é opcional. Se foi outro dia, o lugar é [humores passados](/registrar-lote).',
] as const;
export const RECORD_ASKS = ['Que nome você daria ao que está sentindo?', 'Antes de ir: como você está agora?'] as const;

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

export const THERAPY = [
  'Conversar com um profissional é um bom passo, e não precisa esperar piorar. Em [psicólogos](/psicologos) há profissionais para conhecer. Pelo SUS, a porta é a UBS do seu bairro ou o CAPS, de graça.',
  'Faz sentido pensar nisso. Você pode olhar [psicólogos](/psicologos) aqui no Alento, ou ir pela UBS e pelo CAPS, que são do SUS e não cobram. Eu não substituo terapia, mas posso ajudar a juntar o que levar.',
] as const;
export const THERAPY_ASKS = [
  'O que você gostaria de contar primeiro a alguém?',
  'O que tem feito você pensar nisso agora?',
  'Tem algo que segura você de procurar: dinheiro, tempo, vergonha?',
] as const;

export const MEDICATION = [
  'Sobre remédio eu não posso orientar: nem dose, nem troca, nem mistura. Quem sabe responder é o médico que receitou, ou um farmacêutico. Por favor, não pare nem mude por conta própria, mesmo que pareça não fazer falta ou que incomode. Se você tomou mais do que devia ou passou mal, ligue **192 (SAMU)** agora.',
  'Isso fica fora do que eu posso dizer, porque depende do seu corpo e do que mais você toma. Leve a pergunta ao médico que receitou ou a um farmacêutico, e não suspenda nem mude a dose por conta própria até lá. Em caso de reação forte, **192 (SAMU)**.',
] as const;
export const MEDICATION_ASKS = [
  'O que você tem sentido que fez surgir essa dúvida?',
  'Quer anotar o que tem sentido, para contar na consulta?',
] as const;

export const DIAGNOSIS = [
  'Isso eu não consigo dizer, e nem deveria: diagnóstico depende de uma conversa com um profissional. O que existe aqui são [avaliações](/avaliacoes) de rastreio, que ajudam a ver a intensidade do que você sente. É rastreio, não diagnóstico. O resultado pode ser levado a um [psicólogo](/psicologos) ou à UBS.',
  'Entendo a vontade de dar um nome. Eu não posso dar diagnóstico. Em [avaliações](/avaliacoes) há questionários de rastreio (rastreio, não diagnóstico), e quem pode olhar o conjunto é um profissional: [psicólogos](/psicologos), UBS ou CAPS.',
] as const;
export const DIAGNOSIS_ASKS = [
  'O que você tem notado em si que levou a essa pergunta?',
  'Há quanto tempo você vem sentindo isso?',
  'O que mais tem atrapalhado o seu dia?',
] as const;

export const PLANS = [
  'Preços, limites e o que cada plano tem estão em [planos](/planos). O registro de humor é livre em todos, e a página de [ajuda](/ajuda) também.',
  'Isso está em [planos](/planos), com o que cada um inclui. A sua assinatura, se houver, fica em [perfil](/perfil).',
] as const;

export const HELP_NOW = [
  'Estou aqui. Se você está em perigo ou pensando em se machucar, fale com gente agora: **CVV [188](tel:188)**, a qualquer hora e de graça; **SAMU [192](tel:192)** em emergência. Em [ajuda](/ajuda) há outros contatos, e o seu [plano de segurança](/plano-de-seguranca) abre sem internet.',
  'Vamos por partes. Para emergência, **SAMU [192](tel:192)**. Para conversar com alguém agora, **CVV [188](tel:188)**, de graça. Tudo isso está em [ajuda](/ajuda), junto do [plano de segurança](/plano-de-seguranca).',
] as const;
export const HELP_NOW_ASKS = ['Você está em segurança neste momento?', 'O que está acontecendo agora?'] as const;
