import type { Topics } from './topic.ts';

export const WEIGHT: Topics = {
  sad: {
    opens: [
      'Sinto muito que esteja assim. Obrigado por dizer.',
      'Poxa. Tem dia que pesa mesmo, e você não precisa fingir que não.',
      'Que bom que você escreveu, mesmo sem força. Estou aqui.',
      'Entendi. Não precisa explicar direito nem ter um motivo bonito.',
    ],
    helps: [
      'Se der, escolha um cuidado bem pequeno para a próxima hora: um copo d’água, uma janela aberta, uma mensagem curta para alguém de confiança. Do tamanho que couber hoje.',
      'Não precisa resolver o dia inteiro. Pense só nos próximos dez minutos e no que os deixaria um pouco menos ruins: deitar, banho, comer algo simples. Tudo conta.',
      'Em dia assim, dá para baixar a régua: o essencial e só. O resto pode ficar para outro dia, sem dívida.',
    ],
    asks: [
      'O que pesou mais?',
      'Aconteceu alguma coisa, ou foi chegando aos poucos?',
      'Faz quanto tempo que está assim?',
      'Tem alguém por perto com quem dá para falar disso?',
    ],
    offers: ['talk', 'week', 'plan'],
  },
  tired: {
    opens: [
      'Esse cansaço que o sono não resolve é um recado, não uma fraqueza.',
      'Você parece estar carregando muita coisa há um tempo.',
      'Cansaço assim merece descanso, e não mais cobrança.',
    ],
    helps: [
      'Uma pausa pequena vale mais que a folga perfeita que nunca chega: cinco minutos sem tela, de preferência olhando para longe ou andando até a janela.',
      'Tente tirar uma coisa da lista de hoje, em vez de pôr mais uma. Só uma, a que puder esperar sem o mundo cair.',
    ],
    asks: [
      'É mais cansaço do corpo ou da cabeça?',
      'Como anda o seu sono?',
      'O que tem tomado mais da sua força ultimamente?',
    ],
    offers: ['relax', 'week'],
  },
  guilt: {
    opens: [
      'Essa voz que cobra por dentro costuma ser mais dura do que qualquer pessoa seria com você.',
      'Dói carregar isso. E errar, ou achar que errou, não resume quem você é.',
      'Entendi. Quando a gente já está mal, a cobrança ainda chega junto.',
    ],
    helps: [
      'Às vezes muda o tom pensar no que você diria a uma pessoa querida que estivesse no seu lugar. Tente dizer isso a você, com as mesmas palavras.',
      'Em vez de “eu sempre estrago tudo”, veja se cabe “hoje isso não saiu bem”. Não apaga nada, só deixa olhar para a coisa do tamanho dela.',
    ],
    asks: [
      'O que você tem se dito por dentro?',
      'De onde você acha que vem essa cobrança?',
      'Tem algo que daria para reparar, ou é mais um peso que ficou?',
    ],
    offers: ['talk'],
  },
  grief: {
    opens: [
      'Sinto muito pela sua perda.',
      'Meus sentimentos. Não há jeito certo de passar por isso, nem prazo.',
      'Que falta deve fazer. Obrigado por me contar.',
    ],
    helps: [
      'A saudade costuma vir em ondas: um cheiro, uma música, uma data. Quando vier, não precisa segurar. Beber água, comer alguma coisa e ter alguém por perto já é muito por hoje.',
      'Se ajudar, fale da pessoa, ou do bicho: o nome, um jeito, uma história. Lembrar também é cuidar.',
      'Por enquanto, só o essencial: comer um pouco, descansar um pouco, deixar alguém ajudar com o que é prático.',
    ],
    asks: [
      'Quer me contar como era?',
      'Como têm sido estes dias para você?',
      'Você tem com quem dividir essa saudade?',
    ],
    offers: ['talk'],
  },
  lonely: {
    opens: [
      'Sentir-se só dói de um jeito próprio, até no meio de gente. Que bom que você falou.',
      'Solidão não é defeito seu. É falta de companhia, como fome é falta de comida.',
      'Entendi. Esse silêncio em volta às vezes faz barulho.',
    ],
    helps: [
      'Um passo pequeno: pense em uma pessoa com quem já foi fácil falar e mande algo curto, sem explicar nada. “Lembrei de você” já serve.',
      'Se falar com alguém agora parecer muito, estar perto de gente também conta: a padaria, a praça, uma biblioteca, o mesmo horário, os mesmos rostos.',
    ],
    asks: [
      'De que companhia você sente mais falta?',
      'Isso é de agora, ou vem de longe?',
      'Tem alguém de quem você se afastou e gostaria de ter por perto?',
    ],
    offers: ['talk', 'plan'],
  },
};
