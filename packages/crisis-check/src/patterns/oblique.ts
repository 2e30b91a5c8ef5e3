import type { PatternTable } from './pattern-table.ts';

/** Death in other words: leaving, resting, being called, being worth more dead. */
export const OBLIQUE: PatternTable = {
  kind: 'suicide',
  signs: `
    acord* ~2 novo|viva|vivo|ainda|mais ~4 pena|infelizment*|saco|droga|merda|porque|azar|chorei|raiva|tristeza|decepc*
    aguent* ~2 meu peso
    lustre|viga|ventilador|galho|cano ~6 aguent*|corda|peso|lençol|cinto|forca
    corda|lençol|cinto|fio ~4 viga|lustre|ventilador|galho|arvore|teto|cano
    @alto|@trilho ~6 quase ~1 fui|pulei|me|fiz|ia|foi
    quase ~1 pulei|me ~1 joguei|atirei|enforc*
    adi* ~1 inevitavel|fim|morte|isso
    @nao ~1 estarei|estiver|existirei ~1 .|,|aqui|mais
    quando ~1 eu? ~1 for|partir|morrer|faltar .|,
    rastro* ~3 quando|sumir|ir|for|morrer
    @remedio|corda|arma|faca|veneno|gilete|lamina ~2 na|no|do|a|em ~1 minha|meu frente|lado|mesa|mao|cama|travesseiro|colo
    cri*|junt*|tom*|busc*|reun*|cont*|falt* ~1 coragem .|,|hoje|agora|logo|amanha
    ja ~1 me ~1 desped*
    despedi* ~2 de? ~1 cada|todos|voces|familia|cachorr*|gato|gata|casa ~4 sem|ninguem|@nao|hoje|amanha|ultima
    @nao ~1 me ~1 procur*|esper*|salv*|impec* ~1 .|,|mais|por
    embora ~1 pra? sempre
    @nao ~1 tenho|tem ~1 mais? ~1 porque|por ~1 que? ~1 ficar|@viver|@vivo|continuar|existir|acordar|levantar
    filh*|netos ~3 crescid*|criad*|crescer*|encaminh* ~6 @nao|posso|partir|ir|vou|precis*
    ja ~1 cumpri|vivi|fiz ~2 minha|meu|o|que|tudo ~3 missao|papel|parte|tinha|devia|suficient*
    minha missao|missão acabou|terminou|cumprid*
    botao ~3 deslig*|off|acabar|sumir ~4 apert*
    @nao ~1 renov*|pag*|marc*|planej*|compr* ~6 @nao ~1 vou|estar*|pretendo|preciso ~1 .|,|mais|estar|usar
    pra que ~1 estud*|trabalh*|comer|planej*|guardar|pag* ~3 se ~4 @nao|morr*|embora|aqui
    presente|coisas|brinquedo*|roupas|livros ~4 lembrar* ~2 me|de
    ultima vez ~2 que ~3 vejo|abraço|veem|vao|falo|escrevo|vou|verao|falamos
    tirei ~2 dia|semana ~3 despedir
    @querer ~1 @nao ~1 sentir ~1 mais nada
    parar ~1 de ~1 sentir|existir|respirar|doer
    coraçao ~2 par* ~1 de ~1 bater
    parass*|pare ~1 de ~1 bater|respirar
    queria ~2 coraçao|respiraçao ~3 par*
    troc* ~2 de ~1 lugar ~3 @morto|@morreu|dele|dela|doente
    eu ~2 no lugar ~1 del*
    fim|final ~2 da ~1 minha|linha ~1 vida|historia|linha|.|,
    cheg* ~2 ao|no fim|final ~1 .|,|linha|minha
    acabar|acabo|acabando ~1 comigo|me
    # asking God, fate or an illness for it
    deus|jesus|senhor|ceu|univers*|morte|vida ~5 me ~1 leva|leve|levar|levass*|mate|mata|matar|busc*|busque|cham*|recolh*|tira|tirar|tire|tirass*|recoi*|esqueceu
    tomar*|queri*|torço|torcendo|espero|quero|rezo|peço|oro|pref* ~4 @doença
    tomar*|queri*|torço|torcendo|espero|rezo|peço|oro|implor* ~4 me ~1 @p3 ~4 @morrer|@matar|leve|leva
    deus|infern*|ceu|pecad*|salvaca*|alma|pastor|padre ~6 quem|se ~1 @refl ~1 @matar|mata|@suicidar
    @dirigir ~8 torcendo|quer*|vontad*|esperando|pens*|rezand* ~3 @bate
    torcendo|quer*|vontad*|esperando|pens*|rezand* ~3 @bate ~2 carro|moto|poste|muro|caminha*|onibus
    volant*|carro|moto|caminha* ~6 solt*|larg*|virar|jogar ~3 @alto|poste|contrama*|volant*|muro|barranc*
    atravess* ~3 sem ~1 olhar
    aceler* ~4 poste|muro|curva|proposit*
    # not being here
    @nao ~1 tem|exist*|vai|haver*|tera ~2 mais ~1 eu .|,|pra|nesse|nem
    sem eu .
    @nao ~1 tava|estav*|estari*|taria ~1 mais ~1 aqui|@vivo
    @nao ~1 estar* ~1 mais? ~1 aqui|@vivo
    ja ~1 teria|tinha ~1 ido|partido|acab*|termin*|feito|pulad*|desist*|sumid*
    @nao ~1 fosse|tivess* ~6 ja ~1 teria|tinha|tava|estav*|estari*
    unica|que|coisa|so ~2 me ~1 segura|prend*|imped*|mant*|segurando ~2 e|sao|aqui|@vivo|ainda|nessa|nesse|nisso|de
    @nao ~1 pret*|espero|planej*|vou ~1 ver|cheg*|estar|pass*|complet* ~4 .|,|natal|ano|aniversari*|sortei*|amanha|formatur*|@vivo
    nem sei ~1 se ~2 estar*|vou|chego|to ~2 aqui|@vivo|amanha
    pens*|vontad*|queri*|quero ~3 @nao|nunca ~1 voltar ~1 mais|.
    @sair|entr* ~4 e|pra ~1 @nao|nunca ~1 voltar|mais
    so ~1 um passo
    um passo ~6 acab*|resolv*|fim|pra|tudo
    boa noite ~1 pra sempre
    tchau|adeus|ate ~1 pra sempre|nunca
    saida|soluca*|descans*|viagem|sono|silenci* ~1 definitiv*|final|etern*
    soluca*|saida ~1 permanent*
    viagem|passagem ~2 sem volta
    passagem so ~1 de ida
    desinstal*|zerar|delet*|cancel*|devolv*|deslig*|fech*|apag*|encerr*|paus*|larg*|entreg*|rasg*|reset* ~1 minha|a ~1 vida|existenci*|conta|jogo|histori* ~1 .|,|minha|mesma
    virar|viro|virass*|virand*|ser ~1 po|cinza|cinzas|estrel*|saudad*|estatistic*|nada|foto|anjo|pedra|adubo|lembranc* .|,|e|logo|na|no|em
    meu|minha|meus ~1 velori*|enterr*|caixao|funeral|cova|tumulo|lapide|sepult*|cremac*
    sete palmos|vala
    debaix*|embaix* ~1 da terra
    game over ~4 me|vida
    # waking against one's will
    @tristeza ~5 @acordar|acord* ~2 @vivo|hoje|mais|de|.|viver
    @acordar|acordado ~1 @vivo
    @nao ~1 @dever|@querer|@precisar ~1 ter|mais ~1 @acordar|acordado
    infelizment* ~3 acord*|@vivo|aqui|viva
    ainda ~1 @vivo ~2 infelizment*|saco|porque|droga
    porque ~2 @nao ~1 fui|foi ~1 eu
    @dever|era|queri* ~2 fui|foi|sido|ter|ser eu
    troc* ~2 @lugar
    # worth more gone; no longer a burden
    valho|vale|valeri*|valer|sirvo ~1 mais? ~1 morto|morta
    seguro ~2 vida ~5 paga|cobre|resolv*|ajuda|famili*|filhos|valor|receb*|suicidi*
    seguro ~4 paga|cobre|quita ~3 casa|divid*|tudo|eles|contas
    melhor*|feliz*|bem|paz|livre|livres|alivi*|leve|tranquil* ~2 sem ~1 @mim|@pessoa|minha|um|uma|meu
    logo|breve|depois|ai|assim ~3 paro|parar|deix*|para ~1 de ~2 peso|trabalh*|incomod*|atrapalh*|problem*|fardo|decepcion*|sofr*|doer|preocup*|estrag*
    logo|breve|assim ~3 @nao|ninguem ~3 peso|trabalh*|incomod*|atrapalh*|problem*|fardo|aguent*|preocup*|atur*|cuid*
    @querer|@pensar|@decidir ~3 deix*|parar ~1 de ~1 ser|dar|incomod*|atrapalh* ~2 peso|fardo|trabalh*|todos|problem*|.|eles|famili*
    livr*|poup*|alivi* ~2 todos|eles|voces|famili*|mundo|pais|mae ~2 de|do ~1 me|peso|minha|fardo
    # being let die, giving oneself up
    deix* ~1 eu|me ~1 morr*|ir|partir|sumir ~1 .|,|quiet*|paz|logo
    parei|parar|parand*|larguei|desisti ~2 hemodialis*|quimi*|tratament*|insulin*|comer|remedi* ~6 morr*|cans*|acab*|logo|proposit*|ir
    deix*|parei ~1 de ~1 tomar ~3 proposit*|morr*|acab*
    @nao ~1 exist*|tem|ha|vejo ~1 outra|outro ~1 saida|jeito|opçao|soluca*|caminh*|forma
    @nao ~1 tem|ha|vejo|exist* ~1 saida ~1 a|senao
    o que|quem ~2 fazer|faz ~2 quando ~1 @nao ~1 @querer ~1 viver
    # eyes on the drop
    @olhar ~3 @alto|@trilho|altur* ~10 pens*|pulo|pular|passo|vontad*|morr*|calma|coragem|jogar|cham*|baixo
    @olhar ~2 baixo ~6 pens*|vontad*|coragem|pular|passo|cham*|calma
    @alto ~8 olhand*|olhei|olhar ~1 pra|la ~1 baixo
    @alto|@trilho ~4 me ~1 cham*|puxa
    @ir|subi|fui|cheguei|subir|parei|parad*|sent*|estou ~4 @alto ~10 pular|coragem|jogar|desisti|acab*|morr*|passo|desped*|adeus|olhand*|ninguem
    borda|beir*|parapeit* ~8 pular|coragem|passo|baixo|desisti|jogar|acab*|olhand*
    se ~2 tivess*|tiver|arrum*|achass* ~1 arma|revolv*|coragem ~8 @nao|ja|acab*|aqui|feito|agora
    @querer|@pensar|@vontade|@ir ~2 @tomar ~1 tudo|todos|todas|cartel*|frasc*|caixa|vidro|venen*
    @tomar ~1 tudo|todas|cartel*|frasc* ~3 acab*|dorm*|sumir|morr*|ir|apag*
    falt*|resta ~1 so|soment*|apenas|uma ~1 coisa|coragem|decid*|isso|passo|data|dia|hora
    @nao ~1 falta ~1 mais? nada
    @ter|escolhi|marquei|decidi|defin* ~2 data|dia ~1 marc*|.|certo|certa|escolh*|defin*
    data|dia ~1 ja? ~1 marc*|escolh*|decid*
    @esperando ~6 pass*|acab*|termin*|cheg*|dorm*|crescer|form* ~6 depois|pra ~1 eu? ~1 vou|ir|morr*|partir|acab*|poder
    depois|ai ~1 eu? ~1 vou ~1 .|,|embora|tamb*|tranquil*|paz
    so ~1 @esperando ~4 morr*|partir*|crescer*|dorm*|form* ~3 .|,|pra
    perda*|perdo*|desculp* ~6 tent*|aguent*|consegui|consig*|deu|forte|fraca|fraco
    tent*|lutei ~4 quant*|ate|maxim* ~2 deu|pude|consegui|dava|possivel
    @nao ~1 e ~1 culpa ~1 sua|de|voces|ninguem ~6 tent*|eu|cans*|decisa*|escolh*|amo|minha
    quando|se|caso ~1 eu? @nao ~1 respond*|atend*|voltar|acord*|aparecer ~5 sabe|saiba|avis*|cuid*|chama|perdo*
    # English and net slang
    kill myself|me
    wanna|want ~1 die
    end it|my ~1 all?|life
    suicidal
    @desviver
    fazer|vou|dar ~1 logout|quit|alt ~3 vida|.|mundo`,
};
