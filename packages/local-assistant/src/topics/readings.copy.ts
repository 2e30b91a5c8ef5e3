/**
 * What may be quoted of a piece for a subject: sentences as they stand in the library (readings.test.ts holds them
 * against it). Where a text was changed since, other sentences of it are looked for.
 */
export type Reading = { id: string; quotes: readonly string[] };

const reading = (id: string, ...quotes: string[]): Reading => ({ id, quotes });

export const READINGS = {
  sleep: [
    reading(
      'por-que-o-sono-foge',
      'Existe ainda o esforço. Dormir é das poucas coisas que pioram quando a gente se empenha. Ninguém adormece por mérito.',
      'Pode, porque cansaço e sono são coisas diferentes. Entender essa diferença já tira um pouco da raiva que a gente sente do travesseiro.',
      'Mesmo com pressão alta e relógio certo, o alerta consegue segurar o sono do lado de fora. Faz sentido: nenhum bicho dorme bem perto de um perigo.',
    ),
    reading('telas-cafe-e-luz', 'Se for para escolher, cuide primeiro do conteúdo e da hora. O brilho vem depois.'),
    reading('a-cama-e-para-dormir', 'Ficar na cama brigando ensina ao corpo que ali se briga. Sair interrompe a aula.'),
    reading(
      'acordar-as-tres-da-manha',
      'De madrugada eu não decido nada e não acredito em tudo o que penso. De manhã eu leio de novo.',
    ),
  ],
  anxiety: [
    reading(
      'o-que-e-ansiedade',
      'O medo responde ao que já está aqui, como o cachorro solto na calçada. A ansiedade trabalha com o futuro: e se eu não passar, e se for doença, e se me mandarem embora.',
      'Por isso, sentir ansiedade não diz nada de ruim sobre o seu caráter, a sua fé ou a sua força. Diz que o seu sistema de proteção está ligado.',
    ),
    reading(
      'quando-o-peito-aperta',
      'Elas sobem, chegam a um ponto alto e descem. Descem mesmo quando nada do que a gente tenta dá certo.',
    ),
    reading(
      'cinco-sentidos-para-voltar-ao-agora',
      'Existe um jeito simples de fazer o caminho de volta: usar os sentidos. Os olhos, os ouvidos, a pele, o nariz e a boca só funcionam no presente.',
    ),
  ],
  panic: [
    reading(
      'quando-o-peito-aperta',
      'Ela vai passar do mesmo jeito, porque o corpo não consegue manter esse nível de alarme por muito tempo.',
      'Elas sobem, chegam a um ponto alto e descem. Descem mesmo quando nada do que a gente tenta dá certo.',
    ),
  ],
  worry: [
    reading(
      'a-hora-da-preocupacao',
      'Em vez de proibir a preocupação, dar a ela um lugar: um horário curto, marcado, sempre no mesmo canto da casa. Fora dali, a resposta passa a ser "mais tarde".',
    ),
    reading(
      'o-que-e-ansiedade',
      'Hoje, basta ter dado o nome. Uma coisa com nome já ocupa menos espaço do que uma coisa sem contorno no meio da noite.',
    ),
    reading(
      'tres-minutos-de-atencao',
      'Mente produz pensamento, como boca produz saliva. O treino está em perceber que ela foi embora e voltar.',
    ),
  ],
  study: [
    reading(
      'fazer-antes-de-querer',
      'Um bom passo para um dia ruim tem certas qualidades. Ele dura menos de dez minutos. Tem um lugar e um momento marcados, como “depois do café, na área de serviço”.',
    ),
    reading('pausas-que-descansam', 'Uma regra simples ajuda a escolher: descanse com o contrário do que cansou.'),
  ],
  sad: [
    reading(
      'o-dia-em-que-levantar-e-muito',
      'Pense num andar de prédio sem elevador. Você não precisa olhar para o último lance. Basta o próximo degrau, e pode descansar nele o quanto for preciso.',
      'Se você está lendo isto na cama, pode continuar. Não precisa se sentar para merecer esta página.',
    ),
    reading(
      'quando-a-tristeza-nao-passa',
      'Você não precisa apressar esse tipo de tristeza nem transformá-la em lição. Muitas vezes ela pede tempo, companhia e descanso.',
    ),
    reading(
      'fazer-antes-de-querer',
      'Chamam isso de preguiça, e é injusto. Recolher-se quando dói é uma reação de proteção.',
    ),
  ],
  tired: [
    reading(
      'esgotamento-tem-nome',
      'Cansaço comum melhora com descanso. Uma folga boa, uma noite inteira, e você volta a ser alguém parecido com você.',
    ),
    reading(
      'pausas-que-descansam',
      'O corpo faz pausa de qualquer jeito. Quando ninguém oferece, ele rouba: no erro bobo, no olhar perdido, na ida demorada ao banheiro.',
    ),
    reading(
      'a-culpa-de-descansar',
      'Descansar se parece mais com comer do que com ganhar medalha. Ninguém pergunta se você mereceu o almoço.',
    ),
  ],
  guilt: [
    reading(
      'falar-consigo-como-a-um-amigo',
      'Agora imagine uma amiga chegando com o mesmo erro nas mãos. Esqueceu a reunião da escola, gastou o que não podia, perdeu a paciência com o filho. Você não diria nada daquilo.',
      'A autocompaixão diz "isso acontece com gente, e agora está acontecendo comigo".',
      'Ninguém nasce se insultando. A gente aprende com quem cobrava em casa, com a escola, com o chefe, com o comentário sobre o corpo no almoço de domingo.',
    ),
  ],
  grief: [
    reading(
      'o-amor-que-fica',
      'Uma imagem que muita gente reconhece é a da onda. Há horas de água calma, em que se trabalha, se conversa, se esquece.',
    ),
    reading(
      'quando-a-tristeza-nao-passa',
      'Também não existe prazo certo para o luto. Se você perdeu alguém, pode haver ondas fortes por muito tempo, inclusive em datas e cheiros que ninguém mais percebe.',
    ),
  ],
  lonely: [
    reading(
      'solidao-nao-e-defeito',
      'A sede avisa que falta água. A solidão avisa que falta vínculo. E ninguém se envergonha de ter sede.',
      'Há horas em que não se consegue chamar ninguém. Deixe uma voz no quarto: rádio baixo, um episódio dos podcasts, uma novela antiga.',
    ),
    reading(
      'amizades-de-gente-adulta',
      'Esperar a noite perfeita, com todo mundo livre, mesa reservada e ninguém com sono, é um jeito seguro de não se ver. Formatos menores duram mais.',
    ),
  ],
  fight: [
    reading(
      'pedir-sem-acusar',
      'Cuidado com “sempre” e “nunca”. São palavras que convidam a outra pessoa a procurar a exceção.',
      'No começo de tudo havia um pedido simples: preciso de ajuda agora. Ele se perdeu no caminho.',
    ),
    reading(
      'depois-da-briga',
      'A hora seguinte a uma briga costuma decidir mais do que a própria briga. É nela que se manda a frase que não dá para desenviar.',
    ),
  ],
  breakup: [
    reading(
      'quando-a-tristeza-nao-passa',
      'Você não precisa apressar esse tipo de tristeza nem transformá-la em lição. Muitas vezes ela pede tempo, companhia e descanso.',
    ),
    reading(
      'solidao-nao-e-defeito',
      'A sede avisa que falta água. A solidão avisa que falta vínculo. E ninguém se envergonha de ter sede.',
    ),
  ],
  anger: [
    reading(
      'depois-da-briga',
      'Durante a pausa, evite escrever a réplica perfeita. Lave o rosto com água fria, ande no quarteirão se for seguro, ouça uma música calma, cuide da roupa no varal.',
    ),
    reading('pedir-sem-acusar', 'Comece pelo fato, aquilo que uma câmera teria gravado.'),
  ],
  stress: [
    reading(
      'esgotamento-tem-nome',
      'A discussão sobre o nome interessa menos do que o recado. Isso tem relação com o que acontece ao redor. Não nasceu de um defeito seu.',
    ),
    reading('pausas-que-descansam', 'Uma regra simples ajuda a escolher: descanse com o contrário do que cansou.'),
    reading(
      'dizer-nao-sem-brigar',
      'Se o pedido pegou você de surpresa, ganhe tempo: "deixa eu ver e respondo até as três".',
      'Sentir culpa não prova que você fez algo errado. Muitas vezes é só o estranhamento de um gesto novo, como sapato que ainda não amaciou.',
    ),
    reading(
      'sair-do-trabalho-de-verdade',
      'Por isso, se você não consegue parar de pensar no serviço, isso diz mais sobre o tamanho da carga do que sobre a sua disciplina.',
    ),
  ],
  routine: [
    reading(
      'fazer-antes-de-querer',
      'O erro mais comum é começar grande.',
      'Chamam isso de preguiça, e é injusto. Recolher-se quando dói é uma reação de proteção.',
    ),
    reading(
      'rotina-que-cabe',
      'A maioria das pessoas planeja pensando no seu melhor dia. Experimente o contrário: planeje para o pior.',
      'Rotina boa é aquela que aceita você de volta.',
    ),
  ],
  'other-person': [
    reading(
      'se-alguem-que-voce-ama-fala-em-morrer',
      'Deixe a pessoa falar até o fim. Suporte os silêncios. Repita com suas palavras o que entendeu.',
    ),
  ],
  'job-lost': [
    reading(
      'a-hora-da-preocupacao',
      'E há problemas que nenhuma técnica resolve, porque dependem de salário, de serviço público, de justiça. Reconhecer isso também tira um peso que não é seu.',
    ),
    reading(
      'rotina-que-cabe',
      'Ela também dá contorno. Em tempo de tristeza, de desemprego ou de luto, os dias grudam uns nos outros.',
    ),
  ],
  illness: [],
  good: [],
  therapy: [
    reading(
      'como-e-a-primeira-consulta',
      'Não existe resposta certa. Pode ser uma frase: "não ando bem e não sei explicar". Pode ser uma lista.',
      'Saber o que costuma acontecer lá dentro diminui o susto. Cada profissional tem seu jeito, mas há um desenho comum.',
    ),
    reading(
      'caps-ubs-e-o-caminho-no-sus',
      'Na dúvida entre CAPS e UBS, vá ao que estiver mais perto. Em qualquer porta da rede, a pessoa deve ser acolhida e escutada, e orientada sobre o lugar certo se não for aquele.',
    ),
  ],
  medication: [
    reading(
      'conversar-sobre-remedio-com-quem-receita',
      'Perguntar, portanto, já faz parte do tratamento. Quem receita trabalha melhor quando sabe o que se passa na sua casa, no seu corpo e na sua cabeça.',
    ),
  ],
  breathe: [
    reading(
      'quando-o-peito-aperta',
      'Leia uma vez agora, com tranquilidade, e treine nos dias bons. Numa crise, é mais fácil repetir algo que o corpo já conhece.',
    ),
    reading(
      'tres-minutos-de-atencao',
      'Mente produz pensamento, como boca produz saliva. O treino está em perceber que ela foi embora e voltar.',
    ),
  ],
  ground: [
    reading(
      'cinco-sentidos-para-voltar-ao-agora',
      'Parece contraditório praticar em dia calmo, mas é nesse dia que se aprende.',
      'O aterramento faz o papel de uma âncora: o barco ainda balança, só que sai menos do lugar.',
    ),
  ],
  relax: [
    reading('pausas-que-descansam', 'Uma regra simples ajuda a escolher: descanse com o contrário do que cansou.'),
  ],
} as const satisfies Record<string, readonly Reading[]>;
