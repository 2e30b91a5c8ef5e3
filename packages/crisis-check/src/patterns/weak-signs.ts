import type { CrisisKind } from './pattern-table.ts';

/**
 * Signs that are not sufficient alone: each is a concern, and two of different themes in one text are a crisis ("não
 * aguento mais" with "cuida do meu gato").
 */
export type WeakSigns = {
  readonly theme: string;
  readonly kind: CrisisKind;
  readonly signs: string;
  /** An everyday courtesy: counts together with another sign, not alone. */
  readonly isCourtesy?: true;
};

export const WEAK_SIGNS: readonly WeakSigns[] = [
  { theme: 'leaving', kind: 'suicide', signs: 'tchau', isCourtesy: true },
  { theme: 'farewell', kind: 'suicide', signs: 'boa noite', isCourtesy: true },
  {
    theme: 'death',
    kind: 'suicide',
    signs: `
      @suicidio
      @suicida
      vou|acho ~2 morr*
      morr*|morto|morta|morte
      @estou ~1 morr*|morto|morta ~1 dentr*
      me ~1 mata|mate
      caixa*|velori*|enterr*
      pra sempre
      @matar`,
  },
  {
    theme: 'leaving',
    kind: 'suicide',
    signs: `
      @sumir
      {desejo} ~1 @sumir
      {desejo} ~1 ir ~1 embora
      vou ~1 embora|descans*
      vou|ir de vez
      vou .
      @descansar ~1 finalment*|paz|descans*
      finalment* ~2 descans*|paz|livre
      adeus
      desped*
      @refl ~1 desped*
      @querer ~1 dorm*
      @querer ~2 acab* ~1 tudo
      @querer ~2 tudo ~1 acab*
      hoje|amanha|sexta|sabad*|doming*|segunda|terça|quarta|quint* ~1 acaba|acabo|termin*
      @nao ~2 mais aqui
      @nao ~1 vou|tava|estar* ~2 aqui
      @nao ~1 voltar|volto ~3 !dorm*|sono|dormir
      ultim* vez|noite|mensagem
      ultim* dia|tweet|post|audio|aniversari*|natal
      logo ~2 passa|acaba|termin*|paro|deixo
      @jogar tudo alto`,
  },
  {
    theme: 'means',
    kind: 'suicide',
    signs: `
      @alto
      trilh*|parapeit*|caixa agua
      corda|venen*|chumbinh*|forca
      arma|revolv*|pistol*|faca|bala
      pular
      @muitos ~2 @remedio
      overdos*
      compr* ~2 precis*
      tomar|tomei ~1 tudo|todas|todos
      💊
      🔪
      🔫`,
  },
  {
    theme: 'distress',
    kind: 'suicide',
    signs: `
      @nao ~1 @aguentar ~1 mais
      @nao ~1 @aguentar
      @nao ~1 @conseguir ~1 mais
      @nao ~1 posso ~1 mais
      @nao ~1 da ~1 mais
      @nao ~1 vejo|tem|tenho|ha|exist*|encontr*|acho|enxerg* ~2 saida|futur*|soluca*|luz|esperanc*|@sentido|jeito|nada
      sem ~1 saida|esperanc*|futur*|@sentido|rumo|chao
      @cansar ~1 de|da|desse|dessa|disso ~1 tudo|todos|me|lutar|tent*|sofr*|fingir|mundo|vida|sent*|chor*
      cans* ,|.
      sou|virei|me|sinto|sendo ~3 peso|fardo|estorv*|inutil|fracass*|lixo|nada|problem*|vazio|vazia|descartavel|decepca*|inutilidad*|monstr*
      ninguem|quem ~2 liga|import*|gosta|ama|falta|sent*|saudad*|precis*|nota|perceb*|lembr*|vai|notari*
      @nao ~1 faço|faria|fara ~1 falta|diferenc*
      perdi|acab* ~2 esperanc*|@sentido|forças
      nada ~1 faz|tem|vale ~1 sent*|graça|pena
      odeio|odiand* ~1 minha|me|a ~1 vida|mesmo
      tudo ~1 acab*|perd*
      @querer|@precisar ~2 paz|alivi*
      @querer|@precisar ~3 @sofrer ~1 pare|acab*|pass*|parar|sumir
      @nao ~1 @querer ~1 mais
      desist*
      @nao ~2 sirvo ~1 pra nada
      vida ~1 infern*|merda|lixo|desgrac*|droga
      culpa ~1 minha
      dor ~2 @nao ~1 passa|acaba|pra
      acab* ~1 pra me
      game over
      desesper*
      cheguei ~1 no|ao limit*|fim|fundo`,
  },
  {
    theme: 'farewell',
    kind: 'suicide',
    signs: `
      obrig* ~1 por tudo
      desculp*|perda*|perdo* ~2 por tudo|mae|pai|filho|filha|gente
      me ~1 perdo*|desculp*
      @nao ~1 e|foi ~1 culpa ~1 sua|de|da|voces|deles|dele|dela|ninguem
      cuid* ~1 de|do|da|dos|dele|dela|bem
      te amo ~1 voces
      amo voces
      dei|doei|dando|doand*|distribu*|vendi|deix* ~2 meu|minha|meus|minhas|todas ~3 pra|com
      doei|dando|doand*|dei ~1 tudo|minhas|meus
      delet*|excluí|apag*|desativ* ~2 redes|fotos|conta|contas|perfil|mensagens|instagr*|tudo
      senha|senhas|seguro|heranc*|escritur*|testament*|document*|inventari* ~8 filhos|mae|pai|eles|famili*|menin*|papel|cadern*|gavet*|paga|espos*|mulh*|deix*|anot*|fica|pasta
      deix*|anot*|escrevi|organiz*|separ* ~4 senhas|senha|contas|document*|roupa|instruco*|escritur*
      resolv*|organiz*|arrum* ~1 tudo|pendenci*|papeis
      falt* ~1 so|uma|pouco ~1 coisa|isso|dias
      data marc*
      carta|bilhet*|cartas
      depois ~1 disso|natal|aniversari*|formatur*
      ultim* ~1 abrac*`,
  },
  {
    theme: 'body',
    kind: 'self-harm',
    signs: `
      me ~1 @machucar
      se machuc*|ferind*
      me ~1 queim*|feri
      gilet*|lamin*|estilet*|navalh*|bisturi
      cicatriz*|cortes|machuc*|curativ*
      marca|marcas|machuc* ~2 @pele
      @sangue
      me punir
      sent* ~1 dor
      fiz ~1 na|no|nas|nos @pele
      roxo|hematom*`,
  },
  {
    theme: 'hidden',
    kind: 'self-harm',
    signs: `
      fui eu|quem ~1 mesma|mesmo|que
      escond*|disfarc*
      ninguem ~1 viu|sabe|perceb*|desconfi*|repar*|ve
      @nao ~1 contei|conto ~1 pra ninguem
      manga|calça|moletom|casac*|mangas ~1 compr*|longa|calor|escond*
      no|pro banheir*
      falei|disse|menti|invent* ~1 que ~1 cai|foi|era|bati|tropecei
      menti
      de proposit*
      fiz|aconteceu|voltou ~1 de? novo
      reca*`,
  },
  {
    theme: 'threat',
    kind: 'violence',
    signs: `
      me ~1 machuc*|humilh*|control*|xing*|segue|seguindo
      @agressor ~3 grit*|agressiv*|violent*|bebad*|bebe|quebr*
      medo ~2 meu|minha|do|da|dele|dela|cheg* ~1 @agressor|cheg*|casa
      medo dele|dela|deles
      vai me ~1 matar
      abuso|violenci*|estupr*|assedi*|agressa*
      @apanhar|espanc*
      denunci*|delegaci*|medid*|boletim
      @nao ~1 @aguentar ~2 dele|dela
      me ~1 @forcar|obrig*|forc*
      me ~1 proib*|tranc*`,
  },
  {
    theme: 'alarm',
    kind: 'acute',
    signs: `
      crise|ataque ~1 panic*|ansiedad*|choro
      @nao ~1 @conseguir ~1 respir*
      surt*|enlouquecendo|enlouquecer
      @nao ~1 durmo|dormi|dorme ~2 dias
      precis* ~2 ajuda
      me ~1 ajuda|ajude|ajudem|ajudar|salva
      alguem ~1 ajuda|pelo
      besteir*|loucur*
      perd*|fora|sem ~1 de? control*
      urgent*|urgenci*|samu|socorr*
      @nao ~1 garant*|respond*|confi*`,
  },
];
