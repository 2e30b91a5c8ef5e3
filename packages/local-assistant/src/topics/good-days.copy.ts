import { topics } from './topic.ts';

export const GOOD_DAYS = topics({
  'good-news': {
    opens: [
      'Que bom ler isso.',
      'Fico feliz por você. Dá para respirar um pouco diferente hoje.',
      'Notícia assim merece ser contada duas vezes.',
    ],
    helps: [
      'Antes de passar à próxima coisa, fique um minuto com esta: onde você estava, quem avisou, o que sentiu no corpo. A lembrança se firma quando tem detalhe.',
      'Deixe uma linha sobre isso em [registrar](/registrar). Em dia pesado, é bom ter onde reler.',
      'Conte a alguém que vai gostar de saber, de preferência de voz. A notícia cresce um pouco quando é dividida.',
      'Marque com um gesto pequeno: um prato de que você gosta, uma foto do lugar, uma música na volta para casa. Vira um sinal para achar este dia depois.',
    ],
    explains: [
      'A cabeça guarda o ruim com mais facilidade do que o bom, talvez porque ele pareça mais urgente. Por isso coisa boa pede um pouco de atenção para ficar. Demorar-se nela por alguns instantes e contar a alguém costuma prolongar o efeito.',
      'Às vezes a notícia boa vem com medo de que dê errado, culpa ou um certo vazio depois da espera. Também é comum, principalmente para quem passou muito tempo em alerta. A alegria não precisa ser pura para valer.',
    ],
    asks: [
      'Como foi a hora em que você soube?',
      'Com quem você queria dividir isso?',
      'O que muda nos próximos dias por causa disso?',
    ],
    offers: ['gratitude', 'record'],
    reads: {
      'anotar-o-dia-ajuda': ['Registre também os dias bons. Quem só anota quando está mal fica com um retrato torto.'],
    },
  },
  pride: {
    opens: [
      'Isso custou. Não precisa passar correndo por cima.',
      'Bom ver esse orgulho dito por inteiro.',
      'Tem passo que de fora parece pequeno, e só quem deu sabe o tamanho.',
    ],
    helps: [
      'Se quiser guardar, três linhas bastam: o que atrapalhava, o que você fez, quem ajudou. Num dia ruim, dá para reler.',
      'Diga em voz alta, sem “mas” no fim: “eu fiz isso”. Uma vez basta.',
      'Mostre a alguém que sabe quanto custou. Receber um “eu vi” faz parte.',
      'Deixe a conquista quieta por hoje, antes de pôr outra meta em cima. Guarde a data em [registrar](/registrar) e descanse nela.',
    ],
    explains: [
      'Ter orgulho do que se fez é diferente de se achar acima dos outros. É um jeito de a memória registrar que aquele esforço deu em alguma coisa. Da próxima vez, começar tende a ser um pouco menos difícil.',
      'Muita gente aprendeu que reconhecer um mérito é se gabar, e diminui logo: “foi sorte”, “qualquer um faria”. Sorte e ajuda podem ter havido, e o seu pedaço continua sendo seu. Estranhar o elogio é hábito antigo, não sinal de que ele seja falso.',
    ],
    asks: [
      'Qual foi a parte mais difícil?',
      'O que você descobriu sobre si nesse caminho?',
      'Quem você gostaria que soubesse disso?',
    ],
    offers: ['record', 'gratitude'],
    reads: {},
  },
  gratitude: {
    opens: [
      'Que bom ter isso para contar.',
      'Reparar no que chegou de bom também é um jeito de cuidar de si.',
      'Tem coisas que aquecem por bastante tempo, quando a gente percebe.',
    ],
    helps: [
      'Guarde com um detalhe concreto: o que a pessoa disse, a hora, o cheiro do café. O detalhe é o que faz a lembrança voltar inteira.',
      'Se há alguém a quem agradecer, mande uma frase exata: “aquilo que você fez na terça me ajudou”. Costuma chegar melhor do que a gente imagina.',
      'Escolha uma coisa só, e não uma lista. Anote em [registrar](/registrar) por que ela fez diferença hoje.',
      'Fique alguns instantes sem pegar o celular, olhando para o que há de bom por perto. Não precisa virar tarefa diária.',
    ],
    explains: [
      'Anotar coisas boas ajuda algumas pessoas a perceber o que a pressa esconde, e os estudos encontram um efeito pequeno no bem-estar. Funciona melhor de vez em quando e com detalhes do que como obrigação. Se soar forçado, dá para deixar de lado sem prejuízo.',
      'Agradecer não serve para calar a dor. Dá para ter um teto, gente querida e, ainda assim, sofrer. As duas coisas cabem no mesmo dia.',
    ],
    asks: [
      'O que fez isso ter importância para você?',
      'Quem tem parte nisso?',
      'O que mais tem feito bem nestes dias?',
    ],
    offers: ['gratitude', 'record'],
    reads: {
      'a-culpa-de-descansar': [
        'Metade do que a gente lembra com carinho foi tempo perdido: conversa na calçada, tarde de chuva, fila em que se riu à toa.',
      ],
    },
  },
  calm: {
    opens: [
      'Bom saber disso. Dia leve também merece ser contado.',
      'Que bom esse respiro. Dá para ficar nele sem pressa.',
      'Sossego, quando aparece, nem precisa de muita palavra.',
    ],
    helps: [
      'Repare onde a calma está no corpo: ombros, barriga, testa, mãos. Conhecer o lugar ajuda a achar o caminho de volta.',
      'Anote em [registrar](/registrar) o que veio antes: sono, gente, silêncio, sol, uma tarefa terminada. São pistas suas, para depois.',
      'Dê uma borda ao momento: até o fim desta música, até o café acabar, até escurecer. Nesse tempo, nada novo precisa entrar.',
      'Escreva duas linhas para você ler num dia ruim, contando como é estar assim. Quem escreve hoje lembra coisas que o dia ruim esconde.',
    ],
    explains: [
      'A calma é o corpo saindo do alerta: a respiração desce, os músculos soltam, a cabeça para de procurar perigo. Ela depende de sono, segurança, companhia, e também um pouco da sorte do dia. Perceber as condições ajuda a repeti-las.',
      'Quem passou muito tempo em tensão pode estranhar a paz ou esperar o próximo susto. Isso costuma diminuir conforme o corpo se acostuma. Não é preciso merecer o descanso, nem usar bem cada minuto dele.',
    ],
    asks: [
      'O que você acha que ajudou?',
      'O que está diferente hoje, em volta ou por dentro?',
      'Como você gostaria de passar o resto deste momento?',
    ],
    offers: ['record', 'tags'],
    reads: {
      'um-dia-de-cada-vez': [
        'Há descansos que a gente esquece que existem. Ouvir chuva. Montar quebra-cabeça faltando peça. Dormir vinte minutos com o ventilador.',
      ],
    },
  },
});
