export const aboutCopy = {
  title: 'Um lugar calmo para perceber como você anda',
  lead: 'O Alento é um diário de humor. Com um toque você registra como está; com o tempo, vê suas semanas com alguma distância e, quando quiser, com palavras.',
  create: 'Criar conta grátis',
  home: 'Ir para o início',
  plans: 'Ver os planos',
  isTitle: 'O que é, o que não é',
  is: 'É',
  isNot: 'Não é',
  isList: [
    'Um lugar para registrar o humor e o que aconteceu, no seu ritmo.',
    'Um jeito de ver o que se repete: dias, horas, semanas.',
    'Um apoio para conversar melhor com quem cuida de você.',
    'Um caminho curto até ajuda humana, sempre à mão.',
  ],
  isNotList: [
    'Diagnóstico. Questionários e gráficos são rastreio, não diagnóstico.',
    'Tratamento. Não substitui psicoterapia, consulta ou remédio.',
    'Emergência. Ninguém acompanha seus registros, e o Alento não chama socorro por você.',
    'Cobrança. Dias sem registro não são falta, e nada se perde neles.',
  ],
  builtTitle: 'Como é feito',
  builtLead: 'O que se promete aqui dá para conferir no código.',
  built: [
    {
      title: 'Conta pseudônima',
      text: 'No cadastro, seu navegador transforma o e-mail em um endereço de mão única. O verdadeiro não sai do aparelho. Pseudônima não é anônima: o que você escreve pode identificar você.',
    },
    {
      title: 'Textos cifrados',
      text: 'Notas e nomes de marcadores são guardados com AES-256-GCM, uma chave por pessoa. Pontuações e horários ficam sem essa cifra, para o servidor calcular médias.',
    },
    {
      title: 'Sem rastreadores de anúncio',
      text: 'Páginas que mostram seus dados não carregam nada de terceiros, e não há cookies de rastreamento. Um plano se paga na página do Stripe, que não recebe nada do que você registra.',
    },
    {
      title: 'Código aberto',
      text: 'O Alento é software livre, sob a licença MIT. Qualquer pessoa pode ler, instalar e mudar.',
    },
  ],
  limitsTitle: 'Os limites, ditos antes',
  limits: [
    'A cifra protege o banco de dados, mas não é de ponta a ponta: o servidor abre suas notas para mostrá-las a você, e quem controla o servidor e a chave mestra teria como lê-las.',
    'Uma senha esquecida só se redefine por um link, enviado ao e-mail com que você entra ou ao de recuperação. Se você não consegue ler nenhum dos dois, a conta fica fora do seu alcance.',
  ],
  privacy: 'Ler a Política de Privacidade',
} as const;
