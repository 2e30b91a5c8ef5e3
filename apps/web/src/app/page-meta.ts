import { paths } from '@alento/domain/interface/paths';
import { type RouteName, routeNames } from '@alento/domain/interface/routes';
import { appCopy } from './app.copy.ts';
import { screens } from './screens.ts';

/** Metadata of a page for search engines and shared links. */
export type PageMeta = { title: string; description: string; index: boolean; jsonLd?: object };

/** Public pages only. */
const DESCRIPTIONS: Partial<Record<RouteName, string>> = {
  landing:
    'Registre seu humor com um toque e veja suas semanas com calma. Diário em português, com conta pseudônima, notas cifradas e plano grátis.',
  login:
    'Entre no Alento ou crie sua conta pseudônima: no cadastro, seu e-mail verdadeiro não sai do navegador. Leva um minuto.',
  firstMood:
    'Escolha um rosto e guarde como você está, sem criar conta antes: o registro fica neste aparelho até você decidir onde guardar.',
  resetPassword:
    'Peça um link para escolher outra senha do Alento. Ele vai para o e-mail de recuperação ou de contato da conta e vale por uma hora.',
  confirmRecoveryEmail:
    'Abra aqui o link que o Alento enviou ao seu novo e-mail de recuperação. Ele só passa a valer depois que você confirmar.',
  undoRecoveryEmail:
    'O e-mail de recuperação da sua conta do Alento mudou, e não foi você? Com o link do aviso, você desfaz a troca por 7 dias.',
  leaveNotices:
    'Aqui você para de receber um tipo de aviso do Alento por e-mail ou WhatsApp, com um toque, sem precisar entrar na sua conta.',
  plans:
    'Compare os planos do Alento: o grátis não tem prazo e inclui registros ilimitados. Veja os preços e o que cada plano já oferece hoje.',
  about:
    'O que o Alento é e o que não é: um diário de humor com conta pseudônima, notas cifradas e código aberto. Rastreio, não diagnóstico.',
  professionals:
    'Como psicólogos usam o Alento com quem atendem: o convite parte da pessoa, que escolhe o que mostrar, por quanto tempo, e encerra.',
  psychologists:
    'Ajuda em saúde mental no Brasil: CVV 188, SAMU 192, CAPS, UBS e Pode Falar. Saiba o que é cada serviço e como encontrar o mais próximo.',
  help: 'Em um momento difícil: CVV 188 e SAMU 192, a um toque. O que fazer enquanto espera, aonde ir, e como ajudar outra pessoa.',
  exercises:
    'Respirar devagar com um círculo que guia, voltar ao presente pelos cinco sentidos e soltar o corpo: de graça e sem internet.',
  appHelp:
    'Perguntas e respostas sobre o Alento: registrar, rever seus dias, conta, planos, privacidade, uso sem internet e o que ainda não dá para fazer.',
  paymentSuccess:
    'Veja qual plano está valendo na sua conta do Alento. Um plano novo aparece assim que o pagamento é confirmado.',
  paymentCancel:
    'O pagamento não foi adiante e nada foi cobrado. Seu plano e seus registros continuam no Alento como estavam antes.',
  accountDeleted:
    'O que acontece depois que uma conta do Alento é excluída, quem pode ouvir você a qualquer hora e como voltar um dia, se quiser.',
  privacy:
    'O que o Alento guarda sobre você, em que forma, para quê e por quanto tempo; o que é cifrado, quem recebe dados e seus direitos na LGPD.',
  terms:
    'O acordo entre você e quem opera o Alento: o que ele é e não é, quem pode usar, sua conta, planos, cancelamento e reembolso.',
  articles:
    'Textos em português sobre ansiedade, sono, depressão, trabalho, laços e hábitos, com práticas para hoje e suas fontes.',
  podcasts:
    'Respiração guiada, aterramento e relaxamento para ouvir no celular, e artigos do Alento em narração automática.',
  books:
    'Guias curtos do Alento para ler em capítulos: noites que descansam, medo, luto, autocompaixão e um dia de cada vez.',
};

/** Pages that search engines may list. Others have personal data, or no content. */
const INDEXED: readonly RouteName[] = [
  'landing',
  'login',
  'plans',
  'about',
  'professionals',
  'psychologists',
  'help',
  'exercises',
  'appHelp',
  'privacy',
  'terms',
  'articles',
  'podcasts',
  'books',
];

const describedRoutes = routeNames.flatMap((name) => {
  const description = DESCRIPTIONS[name];
  return description === undefined ? [] : [{ name, description }];
});

/** The metadata of each public page by its path. */
export const pageMeta: Record<string, PageMeta> = Object.fromEntries(
  describedRoutes.map(({ name, description }) => [
    paths[name],
    { title: screens[name].title, description, index: INDEXED.includes(name) },
  ]),
);

const CONTEXT = 'https://schema.org';
const LANGUAGE = 'pt-BR';
const LICENSE = 'https://opensource.org/license/mit';

/** JSON-LD of a page, or null if the page has none. It contains no prices, because they change. */
export function jsonLdOf(path: string): object | null {
  if (path === paths.landing) {
    const description = pageMeta[paths.landing]?.description;
    return {
      '@context': CONTEXT,
      '@graph': [
        { '@type': 'WebSite', name: appCopy.brand, inLanguage: LANGUAGE, description },
        {
          '@type': 'WebApplication',
          name: appCopy.brand,
          inLanguage: LANGUAGE,
          description,
          applicationCategory: 'HealthApplication',
          operatingSystem: 'Web',
          license: LICENSE,
        },
      ],
    };
  }
  if (path === paths.about) {
    return {
      '@context': CONTEXT,
      '@type': 'Organization',
      name: appCopy.brand,
      description: pageMeta[paths.about]?.description,
    };
  }
  return null;
}
