import { topics } from './topic.ts';

export const PEOPLE = topics({
  breakup: {
    opens: [
      'Fim de relação é uma perda de verdade, mesmo quando ninguém morreu.',
      'Quando uma relação acaba, vai junto um monte de planos pequenos.',
      'Término dói em quem sai e em quem fica, às vezes com alívio misturado.',
    ],
    helps: [
      'Por agora, o básico segura: comer algo, dormir o que der, ter uma pessoa com quem falar sem precisar parecer bem. As decisões grandes podem esperar uns dias.',
      'Se a mão quer mandar mensagem, escreva primeiro num lugar que só você lê e releia amanhã. A noite costuma aumentar o volume de tudo.',
      'Silencie o perfil da pessoa por umas semanas, e os lembretes de fotos também. Não precisa apagar nada, só diminuir as vezes em que a ferida é cutucada sem você querer.',
      'Escolha a hora mais vazia do dia, aquela que era de vocês, e ponha nela um pouco de gente ou de movimento: uma ligação, o mercado, uma volta no quarteirão.',
    ],
    explains: [
      'O vínculo não termina na mesma data da relação. O corpo segue esperando a mensagem da manhã, a voz, o lugar na cama, e estranha cada vez que não vem. Por isso a dor vai e volta, com horas boas no meio.',
      'É comum perder o sono e a fome, repassar as conversas e ter saudade até do que não era bom. Não há prazo certo para isso. Se comer, dormir ou trabalhar continua muito difícil depois de algumas semanas, uma conversa na UBS ou com [psicólogos](/psicologos) pode ajudar. Se vier vontade de morrer, fale com alguém no mesmo dia; o CVV escuta no [188](tel:188).',
    ],
    asks: [
      'O que tem sido mais difícil: o dia ou a noite?',
      'Com quem você tem conseguido falar desse fim?',
      'De que você sente mais falta: da pessoa, da rotina ou do que vinha pela frente?',
    ],
    offers: ['talk', 'week'],
    reads: {
      'o-amor-que-fica': [
        'A página do serviço de saúde britânico sobre luto lembra que ele pode vir do fim de uma relação ou da perda do trabalho ou da casa. Chamar de luto ajuda a ter paciência com o cansaço e a saudade que vêm junto.',
      ],
      'quando-a-tristeza-nao-passa': [
        'A tristeza que vem depois é uma resposta de quem se importa. Ela costuma oscilar.',
        'Você não precisa apressar esse tipo de tristeza nem transformá-la em lição. Muitas vezes ela pede tempo, companhia e descanso.',
      ],
    },
  },
  relationship: {
    opens: [
      'Relação a dois mexe com o dia inteiro, até com o que não tem nada a ver com ela.',
      'Dá para gostar de alguém e não estar bem ali. Você não precisa decidir nada para falar disso.',
      'Com quem está mais perto, tudo pega mais fundo.',
    ],
    helps: [
      'Na próxima conversa, diga um fato e peça uma coisa pequena: “esta semana jantei três vezes sem você; na quinta você janta comigo?”. Se a reação dessa pessoa dá medo, deixe a conversa e fale antes com alguém de fora.',
      'Escolha bem a hora de falar: sem fome, sem pressa, sem plateia. Andando lado a lado, muita gente diz o que não sai cara a cara.',
      'Numa folha só sua, faça três listas curtas: o que é bom ali, o que dá para negociar e o que você não aceita. Serve para enxergar; depois pode rasgar.',
      'Passe uma hora desta semana com alguém que conhece você fora da relação, nem que o assunto seja outro. De um pouco mais longe se enxerga melhor.',
    ],
    explains: [
      'Incômodo guardado sai com juros: a louça de hoje vem somada ao mês inteiro. Quem ouve se sente no banco dos réus, se defende, e o pedido do começo se perde. Acontece também em relações com muito afeto.',
      'Fases mornas e atritos que voltam existem em quase toda relação longa, e só isso não diz se ela deve continuar. Pesa mais poder discordar sem medo e conseguir reparar depois. Se há medo da reação da outra pessoa, o assunto passa a ser segurança: o [180](tel:180) orienta mulheres, e em [ajuda](/ajuda) há outros contatos.',
    ],
    asks: [
      'O que você gostaria que essa pessoa entendesse?',
      'Essa dificuldade é de agora ou vem se repetindo?',
      'Como você costuma ficar depois de um tempo ao lado dessa pessoa?',
    ],
    offers: ['talk', 'therapy'],
    reads: {
      'pedir-sem-acusar': [
        'No começo de tudo havia um pedido simples: preciso de ajuda agora. Ele se perdeu no caminho.',
        'Um pedido de verdade aceita um não. Se ele vier, pergunte o que seria possível. Às vezes sai um acordo menor e honesto.',
      ],
      'depois-da-briga': [
        'Toda briga tem duas listas: o que me fizeram e o que eu fiz. A primeira vem pronta. A segunda exige algum trabalho, e só ela está nas suas mãos.',
      ],
    },
  },
  jealousy: {
    opens: [
      'Ciúme dói, e ainda dá vergonha de contar.',
      'Ciúme ocupa muito espaço, tanto em quem sente como em quem recebe.',
      'Por baixo do ciúme costuma haver medo de perder, e o medo não deixa a cabeça descansar.',
    ],
    helps: [
      'Quando vier a vontade de conferir celular, rede social ou horário, marque quinze minutos no relógio antes e faça algo com as mãos. Muitas vezes a onda baixa antes de o alarme tocar.',
      'Escreva em duas linhas: o que você viu de fato e o que a cabeça completou. Só a primeira serve de assunto para uma conversa.',
      'No lugar de “onde você estava?”, experimente dizer o que sente e o que ajudaria: “ontem me deu insegurança; uma mensagem na saída me acalma”. Um pedido assim a outra pessoa pode atender, negociar ou recusar.',
      'Se o ciúme é da outra pessoa, o limite pode ser sobre o que você faz: “conto do meu dia, mas não entrego meu celular”. Se a ideia de dizer isso dá medo, fale antes com alguém de confiança; mulheres também podem ligar para o [180](tel:180).',
    ],
    explains: [
      'Ciúme mistura medo, raiva e comparação, e quase toda gente já sentiu. Conferir alivia por uns minutos e ensina a cabeça a desconfiar de novo, então a dúvida volta maior. É por isso que prova nenhuma parece bastar.',
      'Sentir é uma coisa. Vigiar, exigir senha, proibir roupa, amizade ou saída já é controle, venha de quem vier, e controle é uma forma de violência. Quando o ciúme toma as horas do dia ou assusta alguém, terapia ajuda a olhar o que está por baixo.',
    ],
    asks: [
      'O que mais costuma acender isso?',
      'O que você tem medo que aconteça?',
      'O ciúme já apareceu em outras relações, ou é só nesta?',
    ],
    offers: ['breathe', 'therapy'],
    reads: {
      'quando-o-medo-fala-alto': ['O que a ansiedade exige é certeza, e certeza é um produto que não existe.'],
      'pedir-sem-acusar': ['Quem pede mostra que precisa, e corre o risco de ouvir não. Acusar parece mais seguro.'],
    },
  },
  family: {
    opens: [
      'Família pesa de um jeito próprio. Dá para querer bem e precisar de distância na mesma semana.',
      'O que vem da família encosta em coisas antigas, e dói mais do que se vê de fora.',
      'Não é simples quando o problema tem o mesmo sobrenome.',
    ],
    helps: [
      'Veja de onde vem o peso: é um assunto, uma pessoa, um papel que lhe deram, o grupo do celular, o tempo de visita? Quando ele fica claro, o limite pode ser bem menor.',
      'Silencie o grupo da família até amanhã. Você continua lá e responde quando tiver cabeça.',
      'Deixe uma frase pronta para o assunto que machuca: “sobre isso eu prefiro não conversar”. Repetir a mesma, sem motivo novo, cansa menos do que discutir.',
      'Se há um encontro marcado, decida já a hora de ir embora, com um motivo real. E avise alguém de fora, que possa receber uma mensagem sua no meio da tarde.',
    ],
    explains: [
      'Em muitas famílias cada pessoa ganha cedo um papel: quem resolve, quem dá trabalho, quem escuta. Anos depois, basta sentar à mesa para todo mundo voltar ao seu. Quem tenta mudar ouve reclamação, e reclamação não prova erro.',
      'Sentir amor, raiva e culpa pelas mesmas pessoas é muito comum. Entre aguentar tudo e romper há vários graus de distância, e nenhum precisa ser definitivo. Se o que há é agressão, ameaça ou controle, já não se trata de convivência: os serviços estão em [ajuda](/ajuda).',
    ],
    asks: [
      'O que pesa mais: um assunto, uma pessoa ou o lugar que lhe deram?',
      'De quem, nessa família, dá para ficar perto com mais leveza?',
      'Como você costuma sair de um encontro com a família?',
    ],
    offers: ['talk', 'tags'],
    reads: {
      'familia-que-pesa': [
        'Costuma-se falar de família como se houvesse só dois lugares: a gratidão ou o rompimento. A maioria das pessoas vive no meio.',
        'No rádio alguém canta que família é tudo. Você ama essa gente. E está precisando de dois dias para se recuperar dela.',
      ],
      'boa-companhia-para-si': [
        'Em muitas famílias o sim virou prova de amor, e quem sempre disse sim vira um serviço da casa, como a água encanada. Quando a torneira fecha, reclamam.',
      ],
    },
  },
  parents: {
    opens: [
      'O que vem de quem nos criou entra fundo, em qualquer idade.',
      'Dá para amar os pais e sair mal de uma conversa com eles. Uma coisa não apaga a outra.',
      'Quando o assunto são os pais, quase nada é só de hoje.',
    ],
    helps: [
      'Se há segurança para isso, escolha uma coisa, só uma, que você queria que soubessem, e escreva em duas frases sem “sempre” nem “nunca”. Dá para entregar escrito, se falar for difícil.',
      'Se a conversa esquentar, saia com aviso e com volta: “vou respirar um pouco e a gente continua depois do jantar”. É bem diferente de sumir.',
      'Se a briga é entre eles, não cabe aos filhos apartar nem escolher um lado. Fone, porta fechada ou umas horas na casa de alguém de confiança já protegem um pouco. Se houver agressão ou ameaça, saia de perto e ligue [190](tel:190).',
      'Procure outra pessoa mais velha com quem dê para conversar: uma tia, alguém da escola ou do trabalho, a mãe de um amigo. Parte do que falta num lugar às vezes se acha em outro.',
    ],
    explains: [
      'Foi quem nos criou que primeiro nos disse quem éramos, e por isso essa opinião continua pesando. Um comentário de dez segundos pode acordar uma história de vinte anos. Isso não é imaturidade.',
      'Muitos pais repetem o que aprenderam, e entender isso não obriga ninguém a aceitar o que machuca. Raiva, culpa e saudade deles podem vir na mesma tarde. Se há pancada, ameaça ou humilhação contra criança ou adolescente, o [Disque 100](tel:100) atende, e contar a um adulto da escola é um bom começo.',
    ],
    asks: [
      'O que você queria ter ouvido deles?',
      'Em que assunto a conversa desanda?',
      'Tem outro adulto com quem você se sente à vontade?',
    ],
    offers: ['talk', 'therapy'],
    reads: {
      'familia-que-pesa': [
        'É possível querer bem a uma mãe e não aguentar mais de três horas com ela. É possível ter recebido cuidado e também ferida, das mesmas mãos, na mesma semana.',
        'Ferir pede reparo. Decepcionar, muitas vezes, é o preço de ter um tamanho próprio.',
      ],
    },
  },
  children: {
    opens: [
      'Criar filhos cansa de um jeito que não tem folga.',
      'Amar os filhos e perder a paciência com eles cabem no mesmo dia.',
      'É um trabalho enorme, quase sempre com menos gente em volta do que precisava.',
    ],
    helps: [
      'Se agora está demais, deixe a criança num lugar seguro e fique dois minutos em outro cômodo. Água no rosto, ar saindo devagar, e só então a conversa.',
      'Se houve grito, dá para reparar: chegue na altura dos olhos e diga “eu gritei, não foi culpa sua, vou tentar de outro jeito”. Curto assim basta.',
      'Separe dez minutos do dia em que a criança ou adolescente decide o que vocês fazem, sem celular e sem sermão. Com adolescente, lado a lado rende mais: no carro, lavando louça, na volta do mercado.',
      'Baixe a régua desta semana: jantar simples, uma tarefa a menos. E peça a alguém uma coisa com dia e hora, como buscar na escola na quinta.',
    ],
    explains: [
      'Criança pequena ainda não tem freio pronto, e adolescente está ensaiando distância. Boa parte do que parece afronta é sono, fome, medo ou idade. Limite claro, dito com calma e repetido muitas vezes, costuma ensinar mais que um castigo grande.',
      'Perder a paciência é comum, ainda mais com pouco sono e pouca ajuda, e o conserto depois também educa. Se a raiva ou o desânimo não dão trégua, ou se o jeito da criança preocupa, a UBS atende a família e indica quem acompanha. Se houver medo de machucar a criança, deixe-a com outro adulto e ligue [188](tel:188); em perigo, [192](tel:192).',
    ],
    asks: [
      'Qual é a hora do dia que mais desanda?',
      'Com quem você divide esse cuidado?',
      'O que você percebe de diferente nessa criança ou adolescente?',
    ],
    offers: ['breathe', 'talk'],
    reads: {
      'um-dia-de-cada-vez': [
        'Para a criança, constância pequena vale mais do que alegria encenada.',
        'Tela além da conta por umas semanas é melhor do que grito. Aceite carona, divida o rodízio, peça à escola um pouco de paciência com o dever.',
      ],
      'falar-consigo-como-a-um-amigo': [
        'Agora imagine uma amiga chegando com o mesmo erro nas mãos. Esqueceu a reunião da escola, gastou o que não podia, perdeu a paciência com o filho. Você não diria nada daquilo. Puxaria uma cadeira, faria um café, perguntaria como ela está.',
      ],
    },
  },
  friends: {
    opens: [
      'Dor de amizade quase não tem onde ser contada, e pesa como as outras.',
      'Amizade importa muito, e ninguém ensina o que fazer quando ela falta ou machuca.',
      'Querer gente por perto é uma necessidade, como sono e comida. Não há nada de bobo nisso.',
    ],
    helps: [
      'Pense em uma pessoa que sumiu sem briga e mande três linhas: uma lembrança concreta, “me deu saudade” e “responde quando der”. O sumiço não precisa de explicação.',
      'Se uma amizade machucou, escreva o que aconteceu como uma câmera gravaria, e embaixo o que você sentiu. Amanhã você decide se quer conversar, esperar ou se afastar um pouco.',
      'Para conhecer gente, repetição ajuda mais que coragem: a mesma aula, a mesma praça, o mesmo grupo, por algumas semanas. Escolha agora um lugar e um dia.',
      'Proponha algo pequeno, fácil de aceitar: um café de vinte minutos, um áudio sem obrigação de resposta, ir ao mercado em dupla.',
    ],
    explains: [
      'Na escola, os mesmos rostos apareciam todo dia; depois é preciso marcar, e a vida come o tempo. Um estudo estimou em mais de duzentas horas de convivência o caminho até uma amizade próxima. Ter poucos amigos fala mais de falta de tempo junto do que de você.',
      'Quando a gente se sente de fora, tende a ler rejeição onde pode haver distração, como um “ok” seco ou uma resposta que demora. Pesquisas mostram que procurar alguém depois de um tempo costuma ser mais apreciado do que se imagina. E algumas amizades acabam mesmo, sem que alguém tenha errado.',
    ],
    asks: [
      'De que tipo de companhia você sente falta?',
      'Isso foi acontecendo aos poucos, ou houve um dia?',
      'Com quem já foi fácil conversar?',
    ],
    offers: ['plan', 'talk'],
    reads: {
      'amizades-de-gente-adulta': [
        'A saudade de amigo quase não tem lugar. Para o fim de um namoro existem músicas, ombros, sorvete. Para a amizade que foi minguando, muitas vezes não há nem conversa.',
        'Esperar a noite perfeita, com todo mundo livre, mesa reservada e ninguém com sono, é um jeito seguro de não se ver. Formatos menores duram mais.',
      ],
      'solidao-nao-e-defeito': [
        'Convém desconfiar um pouco do tradutor interno que transforma “ok” em “não gosto de você”.',
      ],
    },
  },
  postpartum: {
    opens: [
      'O pós-parto vira tudo: o corpo, o sono, a casa, quem a gente era.',
      'Pouca gente conta como esse começo pode ser duro. Aqui dá para dizer sem enfeite.',
      'Ter um bebê em casa e não estar bem acontece com muita gente. O amor não se mede por aí.',
    ],
    helps: [
      'Se há quem ajude, combine para hoje um bloco de sono inteiro, com essa pessoa cuidando do bebê do começo ao fim. Se não há ninguém, conte isso à UBS: faz parte do cuidado.',
      'Mande a alguém um pedido exato: “vem das duas às quatro e fica com o bebê, para eu tomar banho e deitar”. Quem quer ajudar costuma agradecer por saber como.',
      'Ligue ou peça que liguem para a UBS, ou para quem fez o pré-natal, e conte do humor, não só dos pontos e da amamentação. Uma frase chega: “desde o parto não está tudo bem por aqui”.',
      'Se o choro chegou ao insuportável, ponha o bebê no berço, de barriga para cima e sem nada solto em volta, e respire fora do quarto por alguns minutos. Sacudir machuca muito, mesmo sem intenção; no berço ele pode esperar até a calma voltar.',
    ],
    explains: [
      'Nos primeiros dias, a mudança de hormônios e o sono picado deixam muitas mães com choro fácil, irritação e medo. Em geral isso cede em até duas semanas. Quando dura mais ou aperta, pode ser depressão pós-parto, que é comum e tem tratamento; quem confirma é um profissional.',
      'O vínculo nem sempre chega junto com o parto, e para muita gente ele se faz aos poucos, na troca de fralda e no colo. Pensamentos assustadores que invadem contra a vontade são mais frequentes do que se diz e merecem ser contados logo a alguém da saúde; se vier vontade de agir, é urgência. Quem não gestou também pode adoecer nessa fase.',
    ],
    asks: [
      'Quem está ajudando nas noites?',
      'Como tem sido o sono quando o bebê dorme?',
      'O que está sendo mais diferente do que se imaginava?',
    ],
    offers: ['talk', 'therapy'],
    care: 'Vontade de morrer, ideia de machucar o bebê ou a si, confusão, desconfiança de tudo, ver ou ouvir o que ninguém mais percebe, passar noites sem dormir e sem sentir sono: isso é urgência. Ligue [192](tel:192) ou vá ao pronto-socorro, com alguém ao lado e outro adulto com o bebê. Sangramento forte, febre, falta de ar ou dor de cabeça forte também pedem hospital. O CVV conversa no [188](tel:188), a qualquer hora.',
    reads: {
      'depois-do-parto-quando-nao-e-so-alegria': [
        'Nenhuma dessas coisas mede amor. Algumas mães sentem o vínculo no primeiro olhar; em outras ele se faz aos poucos, entre uma mamada e outra.',
        'Pedir ajuda não faz ninguém tirar o seu filho. É o contrário: cuidar de você é cuidar dele.',
      ],
    },
  },
  pregnancy: {
    opens: [
      'Gravidez mexe com muita coisa de uma vez, e o que se sente raramente é uma coisa só.',
      'Esse assunto é grande. Nele cabem medo, vontade, dúvida e tristeza na mesma tarde.',
      'Sobra opinião dos outros sobre gravidez, e falta espaço para o que se sente de verdade.',
    ],
    helps: [
      'Procure ou confirme uma ida à UBS: ali fazem o teste, o pré-natal e ouvem as dúvidas, com sigilo. Leve três perguntas num papel, a que mais assusta em primeiro lugar.',
      'Escolha uma pessoa para saber como você está de verdade, e diga logo se quer conselho ou só companhia.',
      'Se a busca na internet está aumentando o medo, feche por hoje. Anote a dúvida e leve a quem conhece o seu caso.',
      'Por dois minutos, sente com as costas apoiadas, ou deite de lado, e deixe o ar sair mais comprido do que entra. Nenhuma decisão precisa caber nesse tempo.',
    ],
    explains: [
      'O corpo muda, o sono muda, e o que vem pela frente ainda não tem forma. Ansiedade e tristeza nessa fase são comuns e merecem lugar na consulta, como a pressão e o ultrassom. Se você toma algum remédio, não pare nem mude por conta própria; quem receitou ou um farmacêutico responde.',
      'Sentir coisas contrárias é frequente, mesmo quando a gravidez foi desejada. Perder uma gestação, ou esperar por uma que não chega, é luto de verdade, ainda que pouca gente em volta reconheça. A equipe da UBS ou [psicólogos](/psicologos) podem acompanhar.',
    ],
    asks: [
      'O que pesa mais agora: o corpo, o que vem pela frente ou a reação dos outros?',
      'Quem já sabe e está do seu lado?',
      'Como você tem dormido e comido nestes dias?',
    ],
    offers: ['breathe', 'talk'],
    care: 'Na gravidez ou logo depois de uma perda, sangramento, dor forte, perda de líquido, febre, desmaio, dor de cabeça com vista embaralhada ou bebê mexendo menos pedem maternidade ou [192](tel:192), sem esperar a consulta. Se a gravidez veio de violência, o SUS atende sem boletim de ocorrência e informa seus direitos. Se vier vontade de morrer, o CVV atende no [188](tel:188).',
    reads: {},
  },
});
