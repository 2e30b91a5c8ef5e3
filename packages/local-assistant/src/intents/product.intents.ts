import { signs } from './intent.ts';

/** Intents of questions about the assistant, about the product, and of those that only a professional can answer. */
export const PRODUCT_SIGNS = signs([
  {
    id: 'who',
    phrases: [
      '(quem|oque|o que) (e|eh|es|seria) (voce|tu|vc|esse assistente|este assistente)',
      '(voce|tu|isso|aqui) (e|eh|usa|tem) ~2 (chatgpt|gpt|ia|inteligencia artificial|gemini|modelo|claude|openai|llm)',
      '(que|qual) (ia|modelo|inteligencia) ~3',
      '(como|qual) (e )?(seu|teu|o seu) nome',
      'como voce funciona',
      '(se apresenta|se apresente)',
    ],
  },
  {
    id: 'human',
    phrases: [
      '(voce|tu|isso|aqui|ai) ~3 (human*|robo|pessoa|gente|maquina|bot|de verdade|real)',
      '(estou|to) falando com ~4 (pessoa|human*|robo|gente|alguem|maquina)',
      '(falar|conversar) com ~2 (human*|pessoa de verdade|atendente|gente de verdade|uma pessoa)',
      'voce (sente|tem sentimentos|me ama|gosta de mim|se importa)',
      'e (um )?robo',
    ],
  },
  {
    id: 'how-are-you',
    phrases: [
      'como (voce|vc|tu) (esta|vai|anda)',
      'e voce( como esta)?$',
      '^(tudo bem|td bem|beleza) (com voce|ai|e voce)',
    ],
  },
  {
    id: 'privacy',
    phrases: [
      '(o que|quais|que) ~3 (guarda*|salva*|armazena*|coleta*|sabe* ~1 (de|sobre) mim)',
      '(meus|os|sobre) dados',
      '(voce|voces|app|alento) ~1 (guarda*|salva*|grava*|armazena*)',
      '(alguem|quem|voces|psicologo) ~3 (le|ler|ve|ver|lendo|acessa*) ~3 (conversa*|isso|escrevo|mensagem|mensagens|notas|aqui)',
      '(e|isso|conversa|aqui) ~2 (seguro|sigilos*|privad*|confidencia*|anonim*|secret*)',
      '(apagar|excluir|deletar) ~3 (conversa*|dados|mensagens|historico)',
      'lgpd',
      'voce (vai lembrar|lembra) (de mim|disso|do que)',
    ],
    strong: 'privacidade sigilo',
  },
  {
    id: 'usage',
    phrases: [
      'como ~3 (usar|usa|uso|funciona|mexe*) ~3 (app|aplicativo|alento|isso|site|aqui)?',
      '(o que|oque) ~2 (voce|vc|tu|esse app|o app|da para|posso) (faz|fazer|sabe|consegue|pode)',
      'o que (posso|da para) (te )?(perguntar|pedir|fazer)',
      '(me )?ajuda com o (app|aplicativo|site)',
      'onde ~3 (vejo|fica|encontro|acho|estao)',
      '^(menu|ajuda|opcoes|comandos|help|funcoes)$',
      '(para que|pra que) (serve|voce serve)',
      '(perdi|por onde) (comeco|comecar)',
    ],
  },
  {
    id: 'record',
    phrases: [
      '(registrar|anotar|marcar|lancar|salvar) ~3 (humor|dia|sentimento|nota|como estou|registro|agora)',
      '(quero|vou|preciso|posso|como) (me )?(registrar|anotar)( isso| algo| um| meu)?',
      '(novo|fazer|adicionar|esqueci|criar) ~2 registro',
      'esqueci de registrar',
      '^(registrar|registro|registrar humor)$',
    ],
  },
  {
    id: 'library',
    phrases: [
      '(tem|algum|alguma|indica*|recomend*|sugere|quero|me manda|quais) ~2 (artigo*|podcast*|audio*|livro*|leitura|conteudo*|texto*|medit*)',
      '^(artigos?|podcasts?|livros?|audios?|conteudos?|meditacao|meditar)$',
      '(quero|posso) (ler|ouvir|escutar|meditar)',
    ],
  },
  {
    id: 'therapy',
    phrases: [
      '(preciso|quero|devo|vale|procur*|achar|encontrar|buscar|indica*|marcar|ir|onde|como|fazer|comecar|preciso de|ver|recomend*) ~4 (terapia|psicolog*|terapeuta|psiquiatra|profissional)',
      '^(terapia|psicolog*|psiquiatra|terapeuta)$',
      '(primeira consulta|primeira sessao)',
      '(caps|ubs|posto de saude|sus) ',
      '(nao tenho|sem) (dinheiro|grana|condicoes|como pagar) ~3 (terapia|psicolog*)',
      '(voce|isso) (substitui|e) ~2 (terapia|psicolog*|terapeuta)',
    ],
  },
  {
    id: 'medication',
    phrases: [
      '(posso|devo|quero|pensando em|vou|parei de|parar de|deixar de|larguei|para|preciso|tomei|tomar|tomo|aumentar|diminuir|misturar|dose|quanto|qual|cortar|suspender) ~4 (remedio*|medicament*|medicacao|antidepressiv*|comprimido*|fluoxetina|sertralina|rivotril|clonazepam|escitalopram|zolpidem|ritalina|venvanse|melatonina|ansiolitic*|calmante*|alprazolam|quetiapina|litio|bupropiona|paroxetina|venlafaxina|amitriptilina)',
      '(fluoxetina|sertralina|rivotril|clonazepam|escitalopram|zolpidem|ritalina|venvanse|ansiolitic*|alprazolam|quetiapina|litio|bupropiona|paroxetina|venlafaxina|amitriptilina|antidepressiv*|remedio*|medicacao)',
      'efeito colateral',
    ],
  },
  {
    id: 'diagnosis',
    phrases: [
      '(tenho|estou com|sou|sera que|pode ser|isso e|sera) ~2 (depressao|bipolar*|tdah|borderline|toc|autis*|tag|transtorno|burnout|deprimid*|depressiv*|esquizofren*|ansiedade generalizada)$',
      '(sera que|acho que|como sei se|como saber se|voce acha que|me diz se|diz se) ~3 (tenho|estou com|sou|e) ~2 (depressao|bipolar*|tdah|borderline|toc|autis*|ansiedade|transtorno|burnout|depressiv*)',
      '(eu )?tenho (depressao|bipolaridade|tdah|borderline|toc|autismo|transtorno) ?(ou|sera)?$',
      '(sera que|acho que) ~1 sou ~1 (ansios*|depressiv*)',
      '(me )?(diagnostic*|diagnostico)',
      '(teste|rastreio|avaliacao|questionario) ~2 (de|para|sobre) ~1 (depressao|ansiedade|tdah|burnout)',
      'estou (doente|maluc*|louc*|ficando louc*)',
      'sou louc*',
    ],
  },
  {
    id: 'history',
    phrases: [
      'quando (foi que )?(eu )?(falei|escrevi|comentei|contei|citei|mencionei|disse|registrei|anotei|reclamei)',
      '(o que|que|oque) ~2 (eu )?(falei|escrevi|comentei|contei|disse|anotei|registrei) (sobre|de|do|da|com|a respeito)',
      '(busca*|procur*|acha*|encontr*|pesquis*) ~3 (nas|no|em|meu|minhas|meus|historico|registros|notas|conversas)',
      '(ja|alguma vez) ~1 (falei|escrevi|comentei|contei|disse) ~1 (de|sobre|do|da|com)',
      '(lembra|lembrar) ~2 (quando|do que) (eu )?(falei|escrevi|contei)',
      '^(buscar|procurar|historico|busca)$',
    ],
  },
  {
    id: 'plans',
    phrases: [
      '(quanto custa|preco|valor|assinatura|assinar|premium|essencial|plano gratis|planos|cancelar (o )?plano|limite de mensagens|mensagens por dia)',
    ],
  },
]);
