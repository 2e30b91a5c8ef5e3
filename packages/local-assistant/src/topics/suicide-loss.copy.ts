import { topics } from './topic.ts';

/** Grief after a suicide. The words of the message decide it, not the trained model (replies/loss.ts). */
export const SUICIDE_LOSS = topics({
  'suicide-loss': {
    opens: [
      'Sinto muito por essa perda. Perder alguém assim dói de um jeito que quase ninguém em volta sabe acolher, e você não precisa contar mais do que quiser.',
      'Sinto muito. Essa dor costuma vir misturada, com saudade, raiva, choque, às vezes vergonha, e tudo isso cabe aqui.',
      'Que perda dura. Obrigado por me contar; não há jeito certo nem prazo para viver um luto assim.',
    ],
    care: 'O CVV, no [188](tel:188), escuta também quem ficou, e mantém grupos gratuitos de apoio a quem perdeu alguém por suicídio, os GASS: em [cvv.org.br](https://cvv.org.br) dá para procurar um perto. Se aparecer vontade de morrer, fale com alguém no mesmo dia; em [ajuda](/ajuda) há outros contatos.',
    helps: [
      'Se a pergunta for “e se eu tivesse percebido?”, ela visita quase todo mundo que fica. Uma morte dessas não tem uma causa só, e o que hoje parece sinal não estava à vista naquele dia. Sentir culpa não faz de você responsável.',
      'Você decide o que contar, e a quem. Uma frase pronta ajuda nas perguntas difíceis: “foi uma morte muito dolorida, e ainda não consigo falar dela”.',
      'Se uma cena volta sem avisar, olhe em volta, diga em voz alta onde você está e que dia é hoje, e segure algo frio. Se ela volta há semanas, uma UBS, um CAPS ou [psicólogos](/psicologos) podem ajudar.',
      'Escolha um gesto para a pessoa inteira, e não só para o fim dela: uma foto num lugar seu, uma música, uma história contada a quem também a conheceu.',
    ],
    explains: [
      'O luto depois de um suicídio costuma trazer perguntas sem resposta, culpa, raiva de quem partiu e até alívio, e o silêncio dos outros pesa mais. Nada disso mede o quanto você amava.',
      'A busca de um porquê pode durar muito, porque quem respondia já não está. Com o tempo, muita gente deixa de precisar de uma resposta e passa a carregar a pergunta com menos peso, quase sempre com companhia: família, grupo, terapia.',
    ],
    asks: ['Como têm sido os seus dias desde então?', 'Com quem você consegue falar dessa pessoa?'],
    offers: ['talk', 'therapy'],
    reads: {
      'o-amor-que-fica': [
        'Uma briga, uma mensagem sem resposta ou uma ausência não explicam uma morte assim, e sentir culpa não faz de você responsável por ela.',
      ],
    },
  },
});
