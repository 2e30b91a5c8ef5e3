import type { PatternTable } from './pattern-table.ts';

/** A date, means, or a farewell. */
export const PLAN_AND_FAREWELL: PatternTable = {
  kind: 'suicide',
  signs: `
    ja ~1 planej* ~2 tudo|.|,
    vai ser ~1 no|na|em|essa|esse ~1 sabado|domingo|sexta|segunda|noite|madrugada|natal|aniversari* ~1 .|,|que|quando
    pra me chega
    encerr* ~2 por aqui
    ja ~1 escrevi|fiz|deix* ~1 carta|bilhet*|cartas|testament*
    carta|bilhet*|cartas ~4 travesseir*|gavet*|pront*|escrit*|embaix*|debaix*|mesa
    @nao ~1 pass* ~1 dos|desse|dessa|deste|desta|de ~1 @numero|hoje|ano|mes|seman*|noite|natal|aniversari*
    @nao ~1 cheg* ~1 nos|aos|ate|no|ao ~2 @numero|natal|ano|fim|formatur*|aniversari*
    ja ~1 decidi|resolvi|escolhi ~1 .|,|que|vou|vai
    ta|esta ~1 decidid*|resolvid*|combinad*|marcad*|planejad* ~3 .|,|hoje|amanha|comig*|dia
    planej* ~2 de novo|tudo|detalh*|morte|dia|hora|cada
    quem ~2 cuid*|fica* ~4 quando|se|depois ~2 eu ~2 @nao|morr*|ir|for|partir
    espero ~1 que ~3 cuid*|perdo*|entend*|lembr* ~3 me|eu|sem
    lembr* ~2 me ~3 sorr*|bem|carinh*|feliz|alegr*
    @nao ~1 chor* ~2 por me
    fiquem ~1 bem|paz|deus
    foi|amei ~1 bom|voces|praz* ~3 enquant*|muito|conhec*
    me enterr*|crem*|velem
    sem ~1 volta
    @remedio|corda|arma|venen*|faca|gilet* ~3 separad*|guardad*|pront*|preparad*|comprad*|escondid*|junt*|aqui ~3 .|,|na|no|pra|hoje|mim|me
    @estou ~2 junt*|estoc*|guard*|acumul*|separ* ~2 @remedio
    compr*|pedi|encomend* ~2 @veneno|corda|arma|lamin*|gilet*
    aprendi|trein*|ensai*|test*|amarr* ~3 no|nó|laço|corda|lençol|forca
    medi|calcul*|vi|olhei|subi ~3 altur*|andar ~4 suficient*|bast*|cair|pular|morr*|queda
    carta|bilhet*|cartas|mensagem|mensagens|video|texto ~2 desped*|@suicidio|adeus
    escrev*|deix*|fiz|grav* ~2 carta|bilhet*|cartas|audio ~6 desped*|adeus|quando|encontrar*|lerem|perda*|desculp*|morr*|famili*|pais|filhos
    me desped*|despec* ~2 de ~1 todos|voces|tudo|mundo|vida|famili*
    adeus ~2 mundo|todos|vida|cruel|famili*|pra
    essa|esta|e|sera|vai|minha ~2 ultim* ~1 mensagem|noite|carta|vez|dia|convers*|postagem|desped*|dias|natal|aniversari*
    meu|meus|e|sera ~1 ultim* ~1 dia|post|dias|adeus|aniversari*|natal|ano|pedid*|texto|audio
    quando ~2 lerem|ler|encontrar*|achar*|virem|ouvir* ~4 morto|morta|aqui|tarde|ido|longe
    @nao ~1 vou|estar*|irei ~1 estar|mais ~1 aqui|@vivo|mais
    @nao ~1 estar*|estiv* ~1 mais? ~1 aqui|@vivo
    cuid* ~2 de|do|da|dos ~5 quando|depois|se|caso ~3 partir|embora|morr*|for|@nao
    quando eu? ~1 @nao ~1 estiv*|for|exist*
    quando eu? ~1 morr*|partir|for ~4 cuid*|fica|quero|digam|fale
    ja ~1 decidi|escolhi|marquei|defini|planej*|separ*|arrum*|prepar* ~3 dia|data|lugar|forma|jeito|metod*|corda|bilhet*|arma
    @ter ~2 plano|data|dia ~2 marc*|pront*|defin* ~4 morr*|{matarse}|acab*|ir|partir
    compr*|arrum*|consegui|separ*|prepar*|peguei|guard*|escondi|escolhi ~2 corda|venen*|chumbinh*|arma|revolv*|lamin*|gilet*|forca|bala
    @nao? ~1 ter|tenho|tem ~2 corda|venen*|arma|revolv*|chumbinh* ~4 mao|gavet*|casa|comig*|pront*|guard*
    junt*|guard*|estoc*|acumul*|separ*|contei|contando|compr*|escond*|peguei ~3 remedi*|comprim*|pilul*|calmant*|rivotril ~6 tomar|vez|tudo|todos|cartel*|morr*|acab*|escond*|dia|suficient*
    junt*|estoc*|acumul*|contando|separ* ~3 remedi*|comprim*|pilul*|calmant*
    ja sei ~3 como ~3 fazer|acab*|morr*|{matarse}
    hoje|amanha|noite|agora|madrug* ~2 acaba|termin*|acabo|vai|eu ~2 tudo|acab*
    hoje|amanha ~1 e ~1 meu? ~1 fim|ultim*
    e hoje ~2 que ~3 acabo|acaba|morro|{matarse}|vou
    vai ser hoje|amanha
    hoje|amanha|noite ~1 vou|eu ~1 morr*|partir
    vou morr* ~1 hoje|amanha|noite|agora
    vou|quero|logo ~1 encontr*|ver|rever ~3 no|la ~2 ceu
    vou|quero|queri*|indo ~2 junto|encontr* ~3 ceu|la|@morto|@morreu|morr*
    dando|doei|dei|doand* ~2 minhas coisas ~4 embora|@nao|mais|partir|precis*
    perda*|desculp*|perdo*|obrig* ~8 {matarse}|adeus|partir|@nao ~1 aguent*
    me ~1 perdo*|desculp* ~4 @nao ~1 aguent*|consig*|consegui|deu
    em|muito? breve|logo ~3 @nao ~2 peso|problem*|fardo|aqui|trabalh*|sofr*
    @sofrer ~2 vai|acaba|acabar*|termin* ~1 acab*|hoje|logo|amanha|breve
    testament* ~4 desped*|morr*|adeus
    to|estou|fui|indo|subi|cheguei ~1 aqui? ~2 em|na|no|cima|beira|pro|do|pra ~2 parapeit*|beir*|ponte|viadut*|terrac*|sacad*|penhasc*|trilh*|passarel* ~4 pular|morr*|jogar|acab*|coragem|fim|@matar|adeus|desped*`,
};
