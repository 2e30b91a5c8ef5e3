import { topics } from './topic.ts';

/** Situations within a subject that need texts of their own (special-cases.ts). */
export const SPECIAL = topics({
  'patient-grief': {
    opens: [
      'Perder alguém de quem você cuidava também é perda, mesmo que no crachá pareça parte do serviço.',
      'Sinto muito. Quem cuida por profissão também perde, e quase nunca tem hora para isso no plantão.',
      'Depois de uma morte no cuidado, o corpo segue a rotina e a cabeça fica naquele quarto.',
    ],
    helps: [
      'Antes de seguir para a próxima tarefa, se der: água, um minuto fora do quarto, e dizer o nome da pessoa a alguém da equipe que estava lá.',
      'Escreva duas linhas só para você, sem dados do prontuário: o que você fez por ela e o que ficou preso. A segunda linha é a que merece uma conversa.',
      'Peça à chefia ou a um colega de confiança dez minutos com quem esteve junto, só para dizer o que cada um viu e sentiu. Achar culpado fica para outro lugar.',
      'No caminho de casa, marque o fim do plantão com um gesto: trocar de roupa, lavar as mãos devagar, ouvir uma música inteira. E combine de não chegar direto à tarefa seguinte.',
    ],
    explains: [
      'Quem cuida por profissão cria vínculo, e a perda no trabalho dói com um freio a mais: falta tempo, falta quem reconheça, e ainda há o sigilo. Por isso ela costuma aparecer depois, como irritação, sono ruim, frieza ou choro fora de hora.',
      'Repassar a cena procurando o erro é comum, inclusive quando tudo o que cabia foi feito. Se há uma dúvida técnica, ela tem lugar: a supervisão ou a comissão do serviço. Se as imagens voltam, se você evita o setor ou se o peso dura semanas, procure a saúde do trabalhador, a UBS ou [psicólogos](/psicologos). Se vier vontade de morrer, fale com alguém no mesmo dia: CVV, [188](tel:188).',
    ],
    asks: [
      'O que desse atendimento ficou com você?',
      'Tem alguém da equipe com quem dê para falar disso?',
      'Você já conseguiu parar desde então?',
    ],
    offers: ['talk', 'therapy'],
    reads: {
      'o-amor-que-fica': [
        'Não existe um jeito certo de se sentir, e a intensidade do que aparece por fora não mede o tamanho do amor.',
      ],
    },
  },
  'night-work': {
    opens: [
      'Trabalhar à noite é ir contra o relógio do corpo, e isso cansa de um jeito que dormir de dia nem sempre repõe.',
      'Turno da noite cobra em sono, em comida e em hora com os outros.',
      'Quem trabalha de madrugada dorme quando o mundo faz barulho. O cansaço tem motivo.',
    ],
    helps: [
      'Proteja um bloco de sono de dia como se fosse reunião: quarto escuro e fresco, celular no silencioso em outro lugar, e alguém da casa sabendo a que horas pode chamar.',
      'Na volta do turno, óculos escuros e pouca tela até a cama, porque a luz da manhã diz ao corpo que o dia começou. Se o sono estiver pesado, não pegue o volante nem a moto.',
      'Antes da escala da noite, um cochilo; durante, uma pausa curta com luz forte e comida leve. Café só na primeira metade do turno, para ele não atrapalhar o sono do dia.',
      'Nas folgas, tente um meio-termo: dormir um pouco mais tarde e acordar um pouco mais tarde que a família, em vez de virar tudo de um dia para o outro.',
    ],
    explains: [
      'O relógio do corpo se acerta pela luz e continua esperando a noite para dormir, mesmo depois de anos de turno. Por isso o sono de dia sai mais curto e mais leve. Não é falta de costume nem de esforço seu.',
      'Escala que vira muito, plantões emendados e pouca folga pesam mais do que qualquer dica de sono. Vale levar isso à chefia, ao sindicato ou à medicina do trabalho. Se você cochila dirigindo, se o sono ruim passa de um mês nas folgas também, ou se o humor vem caindo, procure a UBS; remédio para dormir só com quem receita.',
    ],
    asks: [
      'Como é a sua escala: fixa à noite ou vai trocando?',
      'O que mais atrapalha o sono de dia: luz, barulho, casa cheia ou a cabeça ligada?',
      'Quantas horas seguidas você tem conseguido dormir depois do turno?',
    ],
    offers: ['relax', 'tags'],
    reads: {
      'quando-o-turno-e-de-noite': [
        'Ele continua marcando noite às três da madrugada, mesmo depois de anos de escala.',
        'Nenhuma cortina conserta uma escala que muda toda semana, um plantão emendado no outro ou uma equipe pela metade.',
      ],
    },
  },
  'medication-alcohol': {
    opens: [
      'Com álcool, não: remédio e bebida não se misturam, nem em dose pequena.',
      'A resposta segura é não. Não misture esse remédio com bebida.',
      'Não junte os dois. Nem um gole enquanto o remédio estiver no corpo, a não ser que quem receitou tenha dito outra coisa.',
    ],
    helps: [
      'Deixe a bebida para outro dia e tome o remédio como foi combinado; não pule a dose para poder beber. Antes da próxima vez, pergunte ao farmacêutico ou a quem receitou quanto tempo um fica no corpo.',
      'Se já misturou e está bem: não tome mais nenhum dos dois hoje, não dirija, não fique só e conte a alguém o que tomou e a que horas.',
      'Se ficar sem beber está difícil, diga isso a quem receitou, sem medo de bronca. O CAPS AD atende de graça e sem encaminhamento.',
    ],
    explains: [
      'O álcool soma o efeito dos calmantes e remédios para dormir: a respiração pode ficar lenta e a pessoa não acordar. Com antidepressivos e outros, aumenta o sono e a queda de pressão, atrapalha o efeito e piora o humor no dia seguinte.',
      'Cada remédio tem seu tempo no corpo, e alguns passam de um dia. Por isso “tomei de manhã, então à noite pode” não serve de regra. Bula e farmacêutico dizem o do seu.',
    ],
    asks: [
      'Você já misturou, ou está pensando em misturar?',
      'Tem alguém com você agora?',
      'Quem receitou esse remédio sabe que você bebe?',
    ],
    offers: ['talk'],
    care: 'Se já misturou e vier sono difícil de vencer, confusão, vômito ou respiração lenta, ligue [192](tel:192) e não fique só. Dúvida de intoxicação: Disque-Intoxicação, [0800 722 6001](tel:08007226001). Para saber do seu caso, o farmacêutico ou quem receitou.',
    reads: {
      'conversar-sobre-remedio-com-quem-receita': [
        'Perguntar, portanto, já faz parte do tratamento. Quem receita trabalha melhor quando sabe o que se passa na sua casa, no seu corpo e na sua cabeça.',
      ],
    },
  },
  'medication-change': {
    opens: [
      'Que bom que você perguntou antes. A dose é assunto de quem receitou, e eu não oriento sobre ela.',
      'Perguntar antes de mexer é cuidado. Sobre a dose, quem responde é quem conhece o seu caso.',
      'Essa dúvida é comum, e merece resposta de quem conhece o remédio e você.',
    ],
    helps: [
      'Ligue ou passe numa farmácia e leve a caixa ou uma foto dela. Falar com o farmacêutico não custa nada, e a resposta costuma sair na hora.',
      'Se a ideia veio porque o remédio parece fraco, forte demais, caro ou incômodo, diga isso a quem receitou com essas palavras. Cada motivo leva a uma conversa diferente.',
      'Peça para adiantar o retorno na UBS ou no consultório, e anote até lá o que você sente e em que horários.',
    ],
    explains: [
      'A dose leva em conta a idade, o peso, outras doenças e o que mais se toma. O mesmo tanto que ajuda uma pessoa faz mal a outra, por isso a mudança se combina com quem receitou ou com o farmacêutico. Por aqui não dá para conferir nada disso.',
      'Mudar por conta própria pode trazer efeitos ruins ou fazer os sintomas voltarem, às vezes dias depois. Quando uma mudança cabe, quem receitou diz como e acompanha.',
    ],
    asks: [
      'O que fez você pensar nessa mudança?',
      'Quem receitou sabe como você tem se sentido com ele?',
      'Você já tomou algo diferente do combinado, ou está pensando nisso?',
    ],
    offers: ['record'],
    care: 'Não mude a dose por conta própria, nem para mais nem para menos: pergunte a quem receitou ou a um farmacêutico. Se já foi tomado a mais, mesmo sem sintoma, ligue para o Disque-Intoxicação, [0800 722 6001](tel:08007226001); com sono difícil de vencer, confusão, falta de ar, desmaio ou convulsão, [192](tel:192).',
    reads: {
      'conversar-sobre-remedio-com-quem-receita': [
        'Perguntar, portanto, já faz parte do tratamento. Quem receita trabalha melhor quando sabe o que se passa na sua casa, no seu corpo e na sua cabeça.',
      ],
    },
  },
});
