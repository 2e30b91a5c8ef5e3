import { signs } from './intent.ts';

/** Greetings, thanks, venting, requests for exercises, and requests that the assistant can't fulfil. */
export const TALK_SIGNS = signs([
  {
    id: 'greeting',
    // A greeting before another message is removed earlier (situation.ts).
    phrases: [
      '^(oi+e?|ola|opa|eai|e ai|hey|hello|hi|alo|salve|bom dia|boa tarde|boa noite|tudo (bem|bom|certo)|beleza)( (alento|assistente|tudo bem|tudo bom|tudo certo|beleza|gente))?$',
    ],
  },
  {
    id: 'thanks',
    phrases: [
      '^(muito |mt )?(obrigad*|valeu|brigadao|agradec* a voce|gratid[ao]+o por|thanks)( .*)?$',
      '(obrigad*|valeu) (por|pela|pelo|mesmo|viu|demais|de)',
      '(me ajudou|ajudou muito|ajudou bastante|foi otimo|foi bom conversar|gostei)',
      '^(boa|legal|show|massa|perfeito|otima resposta)$',
    ],
  },
  {
    id: 'bye',
    phrases: [
      '^(tchau*|ate (mais|logo|amanha|depois)|adeus|vou (dormir|indo|nessa|sair)|flw|falou|bjs|beijos?)( .{0,20})?$',
      '^fui$',
      '(tchau|ate amanha|ate logo)$',
      '^(acho que |agora )?vou (tentar )?(dormir|descansar|deitar)( agora| um pouco)?$',
    ],
  },
  {
    id: 'vent',
    phrases: [
      '(so )?(quero|queria|preciso|posso|so) (so )?(desabaf*|falar um pouco|conversar|por para fora|botar para fora|contar uma coisa|que alguem me ouca|ser ouvid*)',
      '(nao quero|sem) (conselho*|dica*|solucao)',
      '(me escuta|so escuta|so me ouve|me ouve)',
      '^(desabafar|desabafo|conversar)$',
    ],
    strong: 'desabafar desabafo',
  },
  {
    id: 'breathe',
    phrases: [
      '(exercicio|guia*|fazer|faz|me ajuda a|ensina* a|quero|vamos|como|pratica*|treinar|tecnica) ~3 (respir*)',
      '^(respir*|respiracao guiada|4 6|respirar)$',
      'respiracao (guiada|4|quatro|lenta|profunda)',
      '^exercicio$',
      '(um|algum|outro) exercicio',
    ],
  },
  {
    id: 'ground',
    phrases: [
      '(5 4 3 2 1|54321|cinco sentidos|5 sentidos|cinco quatro tres dois um)',
      '(voltar|me trazer) ~2 (agora|presente)',
      '(fora do ar|irreal|desconectad*)',
    ],
    strong: 'aterramento aterrar grounding',
  },
  {
    id: 'relax',
    phrases: [
      'relax* ~3 (corpo|muscul*|ombro*|ombros|pescoco)',
      '(corpo|ombros?|pescoco|mandibula|musculos?) ~3 (tens*|dur*|travad*|contrai*)',
      '^relaxa(r|mento)$',
      '(quero|preciso|me ajuda a|como) relaxar',
    ],
    strong: 'relaxamento',
  },
  {
    id: 'gratitude',
    phrases: [
      '(exercicio|pratica|diario|lista|fazer|quero) ~3 (gratidao|agradec*)',
      '(3|tres) coisas boas',
      '^(gratidao|agradecer)$',
      '(sou|estou|me sinto) grat(o|a)',
    ],
    strong: 'gratidao',
  },
  {
    id: 'plan',
    phrases: [
      '(planej*|organiz*|montar|pensar|preparar|plano) ~4 amanha',
      'amanha ~4 (planej*|organiz*|plano)',
      '(meu|plano para) (o )?(amanha|dia seguinte)',
      '^(planejar|planejamento|plano|me planejar)$',
      '(quero|preciso|me ajuda a) (me )?planejar',
    ],
  },
  {
    id: 'advice',
    phrases: [
      '(o que|que) (eu )?(faco|devo fazer|posso fazer|fazer)( agora| entao| com isso| com ela| com ele)?$',
      '(me da|quero|queria|tem|alguma|algum) ~1 (conselho|dica|sugestao)',
      'como (eu )?(lido|lidar|melhoro|saio dessa|supero)( com isso)?$',
      'me ajuda( por favor)?$',
      '^e agora$',
      '(quero|como|preciso|queria) ~1 (melhorar|me sentir melhor|ficar bem|ficar melhor|me animar|sair dessa)( meu| o)?( humor| animo)?$',
    ],
  },
  {
    id: 'decision',
    phrases: [
      '(devo|deveria|sera que devo|e melhor eu|faco bem em) ~1 (terminar|largar|sair|voltar|pedir|mudar|aceitar|casar|separar|perdoar|contar|mandar|ligar|falar|ficar|desistir|trocar|perguntar)',
      '(nao sei se|em duvida se) ~1 (devo|deveria|termino|largo|saio|volto|aceito|perdoo|conto)',
    ],
  },
  {
    id: 'help-now',
    phrases: [
      '(preciso|quero|me) ~1 (de )?ajuda ~1 (agora|urgente|por favor|pfv|pf)?$',
      '^socorro$',
      '(numero|telefone|ligar) ~3 (cvv|samu|188|192)',
      '^(cvv|188|samu|192)$',
      '(plano de seguranca)',
    ],
  },
  {
    id: 'injection',
    phrases: [
      '(ignore|ignora|esqueca|esquece|desconsidere) ~4 (instruc*|regras|tudo|prompt|comandos|ordens|anterior*)',
      '(revele|mostre|repita|qual|imprima|print) ~4 (prompt|instrucoes do sistema|system prompt|instrucoes)',
      '(finja|finge|aja|atue|faz de conta|pretend) ~3 (que|como|ser|voce)',
      '(modo|mode) (desenvolvedor|dan|developer|admin|debug)',
      '(system|assistant|developer) (prompt|mode|message)',
      '(ignore|disregard) ~3 (instructions|previous|rules)',
      'voce (agora e|e agora) ',
      'jailbreak',
    ],
  },
  {
    id: 'out-of-scope',
    phrases: [
      '(escrev*|faz*|cria*|gera*|corrig*|program*|cod*) ~4 (codigo|script|programa|funcao|python|javascript|html|sql|site|planilha|redacao|poema|musica|email|curriculo|trabalho da escola|tcc)',
      '(quanto e|quanto da|calcul*|resolv*|raiz|soma) ~4 ([0-9]+|equacao|conta|integral)',
      '[0-9]+ (x|vezes|mais|menos|dividido por) [0-9]+',
      '(qual|quem|onde|quando) ~3 (capital|presidente|ganhou|descobriu|inventou|cotacao|dolar|copa|jogo do|time)',
      '(noticia*|noticiario|previsao do tempo|vai chover|bitcoin|bolsa de valores|loteria|mega sena|horoscopo|signo)',
      '(receita de|como (fazer|cozinhar) ~1 (bolo|arroz|feijao|pao|lasanha))',
      '(traduz*|traducao)',
      '(manda*|envia*|escreve*) ~2 (msg|mensagem|whatsapp|email|zap)',
      '(pode|consegue|voce) ~1 (me )?(ligar|telefonar)',
      'me liga',
      '(conta|me conta|fala) uma (piada|historia|fofoca)',
      '(em quem|candidato|eleic*) ~2 (votar|voto|eleicao)?',
      '(pedir|comprar|encomendar) ~2 (pizza|comida|uber|passagem)',
      '(preencher|declarar|fazer) ~2 imposto',
    ],
  },
]);
