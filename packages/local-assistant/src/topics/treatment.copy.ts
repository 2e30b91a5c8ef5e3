import { topics } from './topic.ts';

export const TREATMENT = topics({
  therapy: {
    opens: [
      'Abrir a própria história para alguém dá frio na barriga, e faz sentido que dê.',
      'Terapia levanta muita pergunta, antes de começar e no meio do caminho.',
      'Querer terapia e ter receio dela costumam andar juntos.',
    ],
    helps: [
      'Escreva uma frase que comece com “procurei ajuda porque…”, com o que vier primeiro. Ela serve para marcar, para começar a consulta ou para retomar o rumo.',
      'Em [psicólogos](/psicologos) há caminhos pelo SUS e, se houver alguém na lista, quem escolheu aparecer nela. Escolha um nome e mande só duas perguntas: como trabalha com isso e se tem horário.',
      'Se o dinheiro aperta, comece pela UBS e pergunte por psicologia e por grupos. Muitos profissionais também têm valor social, e vale perguntar sem rodeio.',
      'Se já começou e algo incomoda, leve isso para a sessão: “não sei se está funcionando para mim”. Quem atende bem sabe ouvir, e trocar de profissional também é permitido.',
    ],
    explains: [
      'No começo, a pessoa que atende pergunta o que trouxe você, como anda a vida e o que espera dali. Não existe resposta certa, nem obrigação de contar tudo no primeiro dia. O que é dito fica em sigilo, com poucas exceções, como risco sério à vida.',
      'Existem várias linhas, e boa parte do que ajuda está na relação: sentir que há escuta, entender para onde se vai, poder discordar. Alguns encontros costumam bastar para perceber isso. É comum sair de uma sessão com alívio e de outra com cansaço.',
    ],
    asks: [
      'O que mais pesa nessa decisão para você?',
      'Como seria, para você, uma boa conversa com alguém que atende?',
      'O que você gostaria que estivesse diferente daqui a uns meses?',
    ],
    offers: ['therapy'],
    reads: {
      'como-e-a-primeira-consulta': [
        'Chorar é comum, não chorar também. Ninguém precisa contar tudo de uma vez.',
        'Uma conversa franca às vezes acerta o passo. Se não acertar, você pode trocar. Procurar outro profissional não ofende ninguém e não apaga o que já foi feito.',
      ],
    },
  },
  psychiatrist: {
    opens: [
      'Essa consulta ainda vem cercada de muito preconceito. Seu receio, se houver, tem de onde vir.',
      'Ir a essa consulta é cuidar da saúde, como quem vai ver a pressão ou a vista.',
      'Dá para entender que isso mexa com você.',
    ],
    helps: [
      'Faça uma folha para levar: o que mudou no sono, na fome, na energia e no humor, e desde quando. Se a fala travar, é só entregar.',
      'Liste tudo o que você toma, com horários, até chás e o que compra sem receita. Uma foto das caixas resolve.',
      'Separe três perguntas para não sair com elas entaladas. Por exemplo: o que isso pode ser, que caminhos existem e quando voltamos a conversar.',
      'Se ainda não há consulta, a UBS pode começar o cuidado e encaminhar; o CAPS recebe quem está em sofrimento intenso. Leve alguém de confiança, se quiser companhia na sala.',
    ],
    explains: [
      'Psiquiatra tem formação em medicina: pergunta sobre sintomas, corpo, rotina e história, e pode ou não receitar. Ir a uma consulta não obriga a tomar remédio, e o plano se decide em conversa. Muita gente combina essa consulta com a psicoterapia.',
      'Quem procura psiquiatria tem insônia, pânico, luto travado, tristeza longa, desatenção, quase tudo o que é humano. A ideia de que só serve para casos extremos é antiga e afasta quem poderia melhorar mais cedo. A conversa é protegida por sigilo.',
    ],
    asks: [
      'O que você gostaria de sair dessa consulta sabendo?',
      'Que parte disso dá mais receio?',
      'Alguém poderia ir com você?',
    ],
    offers: ['month', 'therapy'],
    reads: {
      'como-e-a-primeira-consulta': [
        'Psiquiatras são médicos e podem receitar. O médico da UBS também pode iniciar o cuidado e acompanhar muitos casos. Às vezes os caminhos se somam.',
      ],
      'conversar-sobre-remedio-com-quem-receita': [
        'Nem todo tratamento precisa começar com psiquiatra, e a equipe encaminha quando o caso pede.',
      ],
    },
  },
  diagnosis: {
    opens: [
      'Procurar um nome para o que se vive é querer entender, e faz todo sentido.',
      'Ficar nessa dúvida cansa, ainda mais depois de ler tanta coisa por aí.',
      'Com nome ou sem nome, o que você sente já é motivo suficiente para cuidado.',
    ],
    helps: [
      'Anote três situações recentes em que isso apareceu, com dia, lugar e o que atrapalhou. Exemplos concretos ajudam mais na consulta do que o nome suspeito.',
      'Marque uma conversa na UBS, ou com quem já acompanha você, e leve a pergunta do jeito que fez aqui. Se você ouve ou vê coisas que outras pessoas não percebem, não espere a data: procure o CAPS ou um pronto-socorro.',
      'Nas [avaliações](/avaliacoes) há questionários que organizam o que você vem sentindo. O resultado serve para levar a alguém, e não para fechar a questão.',
      'Dê um descanso às buscas e aos vídeos por hoje. Eles descrevem coisas comuns a quase todo mundo e podem aumentar o susto.',
    ],
    explains: [
      'Os mesmos sinais aparecem em condições muito diferentes, e também em sono ruim, estresse, luto ou problemas do corpo. Para separar, profissionais olham há quanto tempo acontece, desde que idade, em quais situações e quanto atrapalha. Às vezes leva mais de uma consulta.',
      'Um teste curto, do app ou da internet, é um filtro: acerta em parte dos casos e erra em outros, para mais e para menos. Identificar-se com uma descrição é informação útil, mas não basta. Um nome, quando vem de uma avaliação cuidadosa, serve para escolher o tratamento e não resume ninguém.',
    ],
    asks: [
      'O que fez você pensar nisso agora?',
      'Em que momentos isso mais atrapalha a sua vida?',
      'O que mudaria para você ter essa resposta?',
    ],
    offers: ['month', 'therapy'],
    care: 'Isso só um profissional de saúde pode dizer, em consulta; a UBS é uma porta de graça. O que sai das [avaliações](/avaliacoes) é rastreio, não diagnóstico.',
    reads: {
      'anotar-o-dia-ajuda': [
        'Um gráfico não faz diagnóstico. Uma média baixa não quer dizer depressão, e uma média alta não garante que está tudo bem. Quem avalia é um profissional, ouvindo você.',
      ],
    },
  },
  'medication-missed': {
    opens: [
      'Esquecer acontece com muita gente, mais ainda em fase pesada.',
      'Manter horário de remédio todo dia dá trabalho. Uma falha não é descuido seu.',
      'Fez bem em notar e trazer isso.',
    ],
    helps: [
      'Pegue a caixa e procure na bula o trecho “o que devo fazer quando eu me esquecer de usar este medicamento”. Quase todas têm um.',
      'Ligue para uma farmácia e peça para falar com o farmacêutico. Diga o nome do remédio, o horário de costume e há quanto tempo faltou.',
      'Anote em [registrar](/registrar) o dia em que faltou e como você se sentiu. Quem receitou vai querer saber.',
      'Para os próximos dias, prenda o remédio a algo que já acontece, como o café ou a escova de dentes, ou ponha um alarme. Caixinha com os dias da semana mostra na hora se já foi.',
    ],
    explains: [
      'Cada remédio fica no corpo por um tempo diferente, e por isso a orientação muda de um para outro. Alguns permitem tomar ao lembrar, outros pedem esperar o horário seguinte. Repor o que faltou tomando mais pode ser pior do que a falta.',
      'Com remédios para epilepsia, coração, diabetes ou coagulação, com lítio e com anticoncepcional, uma falta costuma pedir orientação no mesmo dia. Depois de dias sem alguns remédios para o humor ou para dormir, podem vir tontura, irritação e sono ruim. Esquecer muitas vezes merece ser contado na consulta, sem vergonha: às vezes dá para simplificar os horários.',
    ],
    asks: [
      'Foi uma vez só, ou tem acontecido mais?',
      'O que costuma atrapalhar na hora de tomar?',
      'Como você está se sentindo agora?',
    ],
    offers: ['record', 'plan'],
    care: 'Não tome em dobro para compensar. O que fazer está na bula, e quem receitou ou um farmacêutico responde; se faltaram dois dias ou mais, pergunte hoje, antes de retomar. Com confusão, convulsão ou mal-estar forte, [192](tel:192).',
    reads: {
      'um-dia-de-cada-vez': [
        'Se você toma algum, o horário dele é um dos pregos que seguram o dia. Guarde a caixa num lugar seco, fora do alcance das crianças, e prenda a hora de tomar a algo que já acontece, como o café, ou a um alarme.',
      ],
    },
  },
  'medication-doubled': {
    opens: [
      'Foi bom dizer isso agora. Com remédio, saber cedo ajuda.',
      'Isso assusta. Há gente de plantão só para esse tipo de pergunta.',
      'O importante agora é a próxima meia hora, uma coisa de cada vez.',
    ],
    helps: [
      'Deixe a caixa à mão e anote três coisas: qual remédio, quanto foi e a que horas. É o que vão perguntar ao telefone.',
      'Não fique sem companhia nas próximas horas. Chame alguém para perto, ou peça a alguém que ligue de tempos em tempos.',
      'Não force o vômito, não beba álcool e não tome outra coisa para cortar o efeito, a não ser que a equipe oriente. Dirigir também fica para depois.',
      'Pergunte a quem atender o que fazer com a próxima tomada, e anote a resposta. Não decida isso no palpite.',
    ],
    explains: [
      'O efeito depende de qual remédio, de quanto foi, da idade, do peso e do que mais a pessoa usa. Com alguns, uma tomada repetida traz só sonolência ou enjoo; com outros, pode ser perigoso mesmo antes de aparecer sintoma. Por isso não dá para dizer por aqui, e a ligação vale a pena.',
      'Trocas assim são comuns quando há sono, pressa, caixas parecidas ou duas pessoas cuidando do mesmo horário. Depois do susto, ajuda marcar cada tomada num papel preso à caixa. Conte também a quem receitou, na próxima conversa.',
    ],
    asks: [
      'Você já conseguiu falar com alguém da saúde?',
      'Tem alguém por perto agora?',
      'Foi engano, ou havia também vontade de se machucar?',
    ],
    offers: [],
    care: 'Ligue agora para o Disque-Intoxicação, [0800 722 6001](tel:08007226001), de graça, mesmo sem sintoma. Se a ligação não completar, ou se houver sono difícil de despertar, confusão, falta de ar, vômito que não para, desmaio ou convulsão, ligue [192](tel:192) ou vá com alguém ao pronto-socorro; faça o mesmo se foi bem mais que uma dose ou se quem tomou foi uma criança. Se foi para se machucar, é [192](tel:192) do mesmo jeito, com alguém ao lado, e o CVV conversa no [188](tel:188).',
    reads: {},
  },
  'medication-side-effect': {
    opens: [
      'É ruim quando aquilo que devia ajudar incomoda.',
      'Perceber mudanças no corpo e não saber de onde vêm deixa qualquer pessoa em alerta.',
      'Não é para aguentar isso em silêncio.',
    ],
    helps: [
      'Anote o que sente, quando começou e quanto tempo depois do remédio aparece. Com isso na mão, a resposta de quem cuida vem mais certeira.',
      'Ligue ainda hoje para quem receitou, ou passe na farmácia e fale com o farmacêutico: “desde que comecei, sinto isto; o que faço?”.',
      'Faça a lista de tudo o que está tomando, até chá, suplemento e álcool. Às vezes o incômodo vem da mistura.',
      'Até ter resposta, vá com calma: levante devagar, beba água, evite dirigir se houver sono ou tontura. E deixe alguém sabendo.',
    ],
    explains: [
      'Efeitos indesejados são comuns, principalmente no começo ou depois de uma mudança, e muitos diminuem com os dias. Outros não, e pedem ajuste. Quem sabe dizer qual é o seu caso é quem conhece o remédio e a sua história.',
      'Nem tudo o que aparece nessa fase vem do remédio: pode ser a própria condição, uma virose, o sono, a mistura com outra coisa. Parar de repente também pode causar sintomas, às vezes parecidos com os primeiros. Por isso vale perguntar antes de mexer, mesmo que o incômodo pareça pequeno.',
    ],
    asks: [
      'Quando isso começou, em relação ao remédio?',
      'O que tem atrapalhado mais no seu dia?',
      'Você já conseguiu contar a quem receitou?',
    ],
    offers: ['record', 'month'],
    care: 'Não pare nem mude por conta própria: quem receitou ou um farmacêutico responde. Com falta de ar, inchaço no rosto ou na boca, manchas que se espalham, dor no peito, desmaio, convulsão, febre com rigidez ou confusão, ligue [192](tel:192) antes de tomar de novo. Bolhas na pele, feridas na boca, olhos amarelados, agitação insuportável, dias sem dormir com energia de sobra ou pensamentos de morte pedem atendimento hoje, e o CVV atende no [188](tel:188).',
    reads: {
      'conversar-sobre-remedio-com-quem-receita': [
        'Incômodos no começo podem acontecer e muitas vezes diminuem, mas você não tem de adivinhar o que é esperado. Ligue para o serviço, passe na UBS, pergunte na farmácia.',
      ],
    },
  },
  'medication-stop': {
    opens: [
      'Essa vontade aparece por muitos motivos, e nenhum deles é bobo.',
      'Tomar remédio por muito tempo cansa, e é justo querer saber até quando.',
      'Dá para falar disso sem sermão, tenha acontecido ou não.',
    ],
    helps: [
      'Escreva o motivo em uma frase: melhora, efeito ruim, preço, medo de depender, cansaço. Para cada um existe uma conversa diferente na consulta.',
      'Ligue para quem receitou ou para a UBS e peça para adiantar o retorno: “estou pensando em parar e queria fazer isso com orientação”. Se já parou, diga isso.',
      'Se o motivo é dinheiro ou falta na farmácia, fale com o farmacêutico e com a UBS antes de ficar sem. Muitas vezes há opção na rede pública.',
      'Conte a uma pessoa próxima o que está pensando e peça que repare em você nas próximas semanas. De fora se notam mudanças que a gente demora a ver.',
    ],
    explains: [
      'Sentir-se bem pode ser justamente o remédio fazendo efeito, e a hora de tirar depende da história de cada pessoa. Quando chega, costuma ser aos poucos e com acompanhamento. Querer parar é assunto legítimo de consulta.',
      'O corpo se acostuma com alguns remédios e reclama quando eles somem de repente: tontura, enjoo, irritação, sono ruim, choro fácil. Com calmantes e remédios para epilepsia, parar de uma vez pode ser perigoso. Os sintomas de antes também podem voltar, às vezes semanas depois.',
    ],
    asks: [
      'O que fez você pensar em parar?',
      'O que mudou desde que começou esse tratamento?',
      'Quando é a sua próxima conversa com quem receitou?',
    ],
    offers: ['month'],
    care: 'Não pare de repente por conta própria; quem receitou planeja a saída com você, e um farmacêutico tira dúvidas hoje. Se já parou, conte logo, antes de retomar. Com tremor, suor frio, confusão ou convulsão, ligue [192](tel:192); se vier vontade de morrer, o CVV atende no [188](tel:188).',
    reads: {
      'conversar-sobre-remedio-com-quem-receita': [
        'Sentir-se bem também é assunto de consulta: a vontade de parar porque melhorou é comum e merece um plano.',
        'Ninguém consegue ajudar com uma história pela metade. Você não deve desculpas a ninguém por ter tido medo, falta de dinheiro ou uma farmácia sem estoque.',
      ],
    },
  },
  'medication-question': {
    opens: [
      'Dúvida com remédio merece resposta certa, de quem conhece o seu caso.',
      'Antes de tomar, vale mesmo entender para que serve.',
      'Essas perguntas costumam aparecer depois que a consulta já acabou.',
    ],
    helps: [
      'Ligue ou passe numa farmácia e peça para falar com o farmacêutico. Não precisa comprar nada, e a resposta costuma sair na hora.',
      'Escreva a pergunta como ela veio e guarde no celular para a próxima consulta. Branco na hora é comum.',
      'Procure na bula que vem na caixa o trecho para o paciente, escrito em linguagem mais simples. Marque o que não ficou claro e leve a quem receitou.',
      'Antes de misturar com álcool, chá, suplemento ou outro remédio, espere a resposta. A lista do que você toma, com horários, ajuda quem vai responder.',
    ],
    explains: [
      'O mesmo remédio age de modo diferente conforme a idade, outras doenças, gravidez, álcool e o que mais se usa. Por isso o que valeu para um parente, ou para alguém na internet, pode não valer para você. Aqui eu não tenho como conferir essas coisas.',
      'Perguntar se vicia, se engorda, se tira o desejo ou quanto tempo dura é comum, e toda equipe já ouviu. Alguns remédios para o humor demoram semanas a mostrar efeito, e isso também se combina na consulta. Se ficar sem resposta, dá para pedir outra opinião.',
    ],
    asks: [
      'Essa dúvida veio de algo que você sentiu, leu ou ouviu?',
      'O que mais preocupa você nesse remédio?',
      'Quem acompanha o seu tratamento hoje?',
    ],
    offers: ['record'],
    care: 'Sobre remédio, quem responde é quem receitou ou um farmacêutico; até lá, siga o combinado e não mude nada no palpite. Se já houve mistura e vier sono difícil de vencer, confusão ou falta de ar, ligue [192](tel:192); para dúvidas de intoxicação, [0800 722 6001](tel:08007226001) ou, se a ligação não completar, um pronto-socorro.',
    reads: {
      'conversar-sobre-remedio-com-quem-receita': [
        'Perguntar, portanto, já faz parte do tratamento. Quem receita trabalha melhor quando sabe o que se passa na sua casa, no seu corpo e na sua cabeça.',
      ],
    },
  },
});
