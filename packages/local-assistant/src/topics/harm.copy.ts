import { topics } from './topic.ts';

export const HARM = topics({
  bullying: {
    opens: [
      'Nada no corpo, no jeito ou na voz de alguém justifica humilhação. O erro é de quem humilha.',
      'Virar alvo, uma vez atrás da outra, machuca e cansa.',
      'Bullying é coisa séria, mesmo quando chamam de brincadeira.',
    ],
    helps: [
      'Anote o que aconteceu: dia, lugar, quem fez, quem viu. Se foi pela internet, guarde os prints antes de bloquear, sem repassar.',
      'Escolha uma pessoa de confiança e conte hoje, com um exemplo só: “na terça fizeram isto”. Se a primeira não ouvir, conte a outra.',
      'Na hora, responder à altura costuma dar combustível. Se há ameaça ou risco de apanhar, vá direto para perto de um adulto ou de mais gente. Se não há, uma frase curta, como “para com isso”, e sair dali já é se proteger.',
      'Se acontece com uma criança ou adolescente da família, escute até o fim, diga que a culpa é de quem humilha e marque conversa com a escola, levando as anotações. Mandar revidar costuma piorar.',
    ],
    explains: [
      'Bullying é repetição com desequilíbrio: de um lado há mais gente, mais força ou mais plateia, e quem ri em volta sustenta a cena. Por isso pedir que a pessoa “não ligue” resolve pouco. A escola tem o dever de agir, e desde 2024 bullying e cyberbullying estão no Código Penal.',
      'É comum aparecer medo de ir, dor de barriga, queda nas notas, raiva e vontade de esconder. Também é comum doer anos depois, porque a voz que vinha de fora passa a morar dentro. Terapia pode ajudar, agora ou muito tempo depois.',
    ],
    asks: [
      'Quem já sabe do que acontece?',
      'Em que lugar ou momento isso pesa mais?',
      'O que essas cenas deixaram em você?',
    ],
    offers: ['talk', 'therapy'],
    care: 'Se é com quem tem menos de 18 anos, um adulto da escola precisa saber; se ninguém agir, há o [Disque 100](tel:100) e o Conselho Tutelar. Se vier vontade de morrer, o CVV escuta no [188](tel:188); em perigo imediato, [192](tel:192).',
    reads: {
      'falar-consigo-como-a-um-amigo': [
        'Ninguém nasce se insultando. A gente aprende com quem cobrava em casa, com a escola, com o chefe, com o comentário sobre o corpo no almoço de domingo.',
      ],
      'quando-o-medo-fala-alto': [
        'Há quem tenha sido alvo de riso de verdade, por causa do corpo, da cor, do sotaque, de quem ama, do bairro. Se o preconceito é real, o medo é informação, e a resposta certa inclui gente do seu lado, escolha de lugares, e às vezes denúncia.',
      ],
    },
  },
  racism: {
    opens: [
      'Racismo é crime, e o erro está inteiro em quem fez.',
      'Racismo fere e cansa, também pelo que exige depois: explicar, provar, engolir.',
      'Raiva e tristeza diante disso fazem sentido. Aqui não é preciso provar que foi grave.',
    ],
    helps: [
      'Enquanto está fresco, escreva o que houve: dia, hora, lugar, as palavras exatas, quem viu. Guarde prints, áudios e o contato das testemunhas.',
      'Denunciar é direito seu, e a hora é você quem escolhe. O registro se faz na delegacia, em muitos estados também pela internet, e a Defensoria Pública orienta quem não pode pagar advogado.',
      'Antes de resolver qualquer coisa, fale com quem entende sem precisar de aula: gente da família, uma amizade, um coletivo, o terreiro, a igreja.',
      'Para esta hora, o corpo primeiro: um lugar seguro, água, alguém por perto. A resposta perfeita que não saiu não era obrigação sua.',
    ],
    explains: [
      'Viver sob racismo põe o corpo em alerta, medindo a roupa, o tom, o lugar onde pisar. Esse desgaste pesa sobre o sono, a pressão e o humor, e a pesquisa em saúde o descreve há décadas. Não é sensibilidade demais.',
      'Desde 2023, a injúria racial, que é ofender alguém por raça, cor, etnia ou origem, é tratada na lei como racismo: não prescreve e não admite fiança. Ficar sem reação na hora é muito comum. O direito de denunciar depois continua.',
    ],
    asks: [
      'Quem estava por perto e pode ficar do seu lado?',
      'Como você está desde que isso aconteceu?',
      'O que você gostaria que fosse feito?',
    ],
    offers: ['talk', 'breathe'],
    care: 'O [Disque 100](tel:100) recebe denúncias de racismo, de graça, a qualquer hora. Se está acontecendo agora ou há ameaça, ligue [190](tel:190).',
    reads: {
      'boa-companhia-para-si': [
        'Quem cresceu ouvindo piada sobre a própria cor, o próprio corpo, o jeito de falar, o bairro ou o modo de amar ouviu coisas injustas, repetidas por muita gente. Nesse caso, chamar tudo de pensamento negativo seria uma segunda injustiça. Houve algo errado do lado de fora, e reconhecer isso já muda um pouco o peso da frase.',
      ],
    },
  },
  lgbt: {
    opens: [
      'Ser quem se é e amar quem se ama não pede conserto.',
      'A rejeição, ou o medo dela, pesa muito, ainda mais quando é de casa.',
      'Esconder uma parte de si cansa, e contar também tem seu custo. A hora é sua.',
    ],
    helps: [
      'Antes de contar a alguém, pense na sua segurança: onde você mora, de quem depende, quem ficaria ao seu lado. Contar é escolha, e pode ser para uma pessoa só.',
      'Escolha quem tem mais chance de acolher e escreva o começo: “quero que você saiba uma coisa importante sobre mim”. Mensagem também vale.',
      'Procure gente que já passou por isso: um coletivo, um grupo de jovens ou de famílias, uma amizade da comunidade. Conversa com quem viveu tira um peso que conselho não tira.',
      'Se o clima em casa está ruim, combine com alguém de confiança um lugar seguro para dormir em caso de aperto, e deixe juntos documentos e carregador. Em casa com controle do celular, combine de viva voz.',
    ],
    explains: [
      'Orientação sexual e identidade de gênero não são doença. A Organização Mundial da Saúde tirou a homossexualidade da sua lista em 1990, e na classificação atual ser trans já não consta entre os transtornos mentais. No Brasil, profissionais de psicologia não podem oferecer “cura”.',
      'Muito do sofrimento vem do preconceito, e não de quem a pessoa é. Famílias reagem de modos diferentes, e a primeira reação nem sempre é a última; algumas mudam com tempo e informação, outras não. Desde 2019, a LGBTfobia é punida pela lei do racismo.',
    ],
    asks: [
      'Com quem você pode ser você por inteiro?',
      'Como está a convivência em casa?',
      'O que mais assusta: contar, ouvir ou ficar sem lugar?',
    ],
    offers: ['talk', 'therapy'],
    care: 'Diante de agressão, ameaça ou expulsão de casa, o [Disque 100](tel:100) recebe a denúncia; em perigo, [190](tel:190). O CREAS ou o CRAS orienta sobre abrigo e, para menores de 18 anos, há o Conselho Tutelar. Se a dor virar vontade de morrer, o CVV conversa no [188](tel:188).',
    reads: {
      'quando-o-medo-fala-alto': [
        'Racismo é crime no Brasil, e o Supremo decidiu em 2019 que a LGBTfobia se enquadra na mesma lei.',
      ],
    },
  },
  'domestic-violence': {
    opens: [
      'Agressão dentro de casa é violência. A responsabilidade é de quem agride, nunca de quem sofre.',
      'Falar disso exige muito. A sua segurança vem primeiro.',
      'Ter medo dentro de casa é das coisas mais duras de carregar.',
    ],
    helps: [
      'Se o perigo é agora, vá para perto de uma saída e de gente, longe da cozinha e de onde haja arma. Casa ao lado, farmácia, comércio aberto servem. Se a agressão é contra outra pessoa, não entre no meio: chame o [190](tel:190) de um lugar seguro.',
      'Combine de viva voz uma palavra com alguém de confiança: se você disser, essa pessoa chama a polícia. Documentos, remédios, uma chave e algum dinheiro ficam mais protegidos com ela, fora da sua casa. Se a falta deles puder ser notada, deixe cópias.',
      'Junte provas só se isso não aumentar o risco: fotos das marcas, mensagens, datas, nomes de quem viu. Melhor que fiquem com uma pessoa de confiança, e não no seu celular nem em casa.',
      'Mulheres podem pedir medida protetiva na delegacia ou pela Defensoria Pública. Qualquer pessoa pode registrar a agressão e ter os ferimentos cuidados na UBS ou no pronto-socorro, se possível com companhia. O serviço de saúde tem de notificar; pergunte como isso é feito e conte se teme represália.',
    ],
    explains: [
      'É frequente haver um ciclo: a tensão cresce, vem a agressão, depois as desculpas, e a calma dura cada vez menos. Isso ajuda a entender por que é tão difícil sair e por que tanta gente volta. A saída pode ser a hora de maior risco, e por isso pede plano e apoio, sem aviso a quem agride.',
      'Violência vai além da pancada: ameaça, humilhação, controle do dinheiro ou do celular e sexo forçado também são. Gostar da pessoa e ter medo dela ao mesmo tempo é muito comum. Ficar enquanto não há para onde ir não é fraqueza.',
    ],
    asks: [
      'Há segurança onde você está neste momento?',
      'Quem poderia receber você, se fosse preciso sair?',
      'Há crianças ou outras pessoas em risco na casa?',
    ],
    offers: ['talk'],
    care: 'Em perigo agora, [190](tel:190); com ferimento ou aperto no pescoço, mesmo sem marca, [192](tel:192). O [Ligue 180](tel:180) orienta mulheres, e quem quer ajudá-las, de graça, dia e noite; se a vítima é criança, pessoa idosa, com deficiência ou LGBT+, [Disque 100](tel:100). Se alguém mexe no seu celular, ligue de outro aparelho e apague esta conversa depois, na lista de conversas.',
    reads: {
      'quando-o-medo-mora-em-casa': [
        'Medo dentro de casa já é o bastante para pedir ajuda.',
        'Você não precisa ter certeza do nome do que vive para ligar e perguntar.',
      ],
    },
  },
  abuse: {
    opens: [
      'Viver medindo cada palavra para não provocar alguém é exaustivo.',
      'Humilhação e controle machucam, mesmo sem marca no corpo.',
      'Se alguém faz você duvidar da própria cabeça, vale dar crédito ao que você sente.',
    ],
    helps: [
      'Se for seguro, escreva três cenas recentes: o que foi dito, o que foi feito, a data. O melhor lugar é com alguém de confiança, longe do celular e da casa, para você conferir quando ouvir que nada aconteceu.',
      'Retome um fio que foi cortado: uma amiga, um irmão, alguém do trabalho. Se for seguro, uma mensagem curta já diminui o isolamento.',
      'Cuide aos poucos do que é só seu: documentos, senha do banco, um dinheiro guardado. Faça sem anunciar, e apenas se isso não aumentar o risco.',
      'Em conversa que vira armadilha, não é preciso se defender de cada acusação nem provar nada. Se a reação assusta, não enfrente: vale dizer o que acalme a cena e, na primeira chance, ir para perto de outras pessoas.',
    ],
    explains: [
      'Controle costuma crescer devagar: ciúme com cara de cuidado, opinião sobre a roupa, amigos que se afastam, dinheiro vigiado. No meio há carinho, e essa mistura prende. Por isso quem está dentro demora a dar nome.',
      'Dúvida, culpa e a impressão de exagerar costumam ser efeito do que se vive. Violência psicológica contra a mulher é crime desde 2021. Acontece também com homens, e entre pais e filhos, e toda pessoa nessa situação tem direito a apoio.',
    ],
    asks: [
      'O que acontece quando você discorda?',
      'Quem, fora dessa relação, sabe como ela é?',
      'De que você foi abrindo mão desde que começou?',
    ],
    offers: ['talk', 'therapy'],
    care: 'O [Ligue 180](tel:180) orienta mulheres a qualquer hora, e o CREAS atende pessoas em situação de violência. Quando é contra criança, pessoa idosa, com deficiência ou LGBT+, [Disque 100](tel:100). Se há ameaça ou medo de agressão, [190](tel:190). Com o celular vigiado, use o de alguém de confiança e apague esta conversa.',
    reads: {
      'quando-o-medo-mora-em-casa': [
        'Nenhuma briga, bebida ou ciúme transforma agressão em culpa de quem apanha.',
        'Ir e voltar algumas vezes é comum e não tira o direito de ninguém à proteção.',
      ],
    },
  },
  'sexual-violence': {
    opens: [
      'A culpa é de quem fez, em qualquer circunstância. De quem sofreu, nunca.',
      'Não é preciso contar detalhes, nem em ordem. O que você quiser dizer basta.',
      'Isso é grave, tenha sido ontem ou há muitos anos. O ritmo é de quem viveu.',
    ],
    helps: [
      'No hospital, na UPA ou na UBS, uma frase serve: “sofri violência sexual e preciso de atendimento”. No SUS, o atendimento é de graça, e você pode pedir um lugar reservado, alguém junto e perguntar quem mais será avisado.',
      'Escolha uma pessoa segura e peça algo concreto: “fica comigo hoje” ou “vai comigo ao hospital”. Dá para pedir companhia sem explicar o motivo. Com menos de 18 anos, se em casa não for seguro, um adulto da escola ou do posto de saúde pode ajudar.',
      'Se foi há pouco e existe a ideia de denunciar, guarde a roupa sem lavar, num saco de papel, e também as mensagens. Essa decisão pode ficar para outro dia; o cuidado de saúde, não.',
      'Se você está em lugar seguro e a lembrança invade, olhe em volta, diga a data e onde está, sinta os pés no chão, segure algo frio. O que voltou é memória, e este minuto é outro.',
    ],
    explains: [
      'Congelar, obedecer ou não conseguir gritar são reações automáticas do corpo diante do perigo, e muito comuns. Não significam consentimento. Conhecer quem fez, ter bebido ou demorar a contar também não muda de quem é a culpa.',
      'Depois podem vir medo, nojo, insônia, raiva, cenas que invadem ou um vazio. Há tratamento que ajuda, inclusive muitos anos depois, na UBS, no CAPS ou com [psicólogos](/psicologos). Falar só quando e com quem se quiser faz parte do cuidado.',
    ],
    asks: [
      'Você está em um lugar seguro agora?',
      'Há alguém em quem você confia e que possa ficar por perto?',
      'O que ajudaria mais nesta hora: companhia, informação ou silêncio?',
    ],
    offers: ['ground', 'therapy'],
    care: 'Em perigo, [190](tel:190); com ferimento, [192](tel:192). Se foi nos últimos dias, vá hoje a um hospital: as primeiras 72 horas contam mais para prevenir infecções e gravidez, mas depois também há atendimento, e não se exige boletim de ocorrência. O [Ligue 180](tel:180) orienta mulheres; se é com criança ou adolescente, [Disque 100](tel:100) e Conselho Tutelar. Se vier vontade de morrer, o CVV atende no [188](tel:188).',
    reads: {
      'quando-o-medo-mora-em-casa': [
        'Viver em alerta cansa, atrapalha o sono, deixa a memória falhando. Isso é efeito do medo, e não defeito seu.',
      ],
    },
  },
});
