import { paths } from '@alento/domain/interface/paths';
import { appCopy } from './app.copy.ts';
import { screens } from './screens.ts';

/** Metadata of a page for search engines and shared links. */
export type PageMeta = { title: string; description: string; index: boolean; jsonLd?: object };

/** Metadata of public pages only. Pages with personal data or without content are not indexed. */
export const pageMeta: Record<string, PageMeta> = {
  [paths.landing]: {
    title: screens.landing.title,
    description:
      'Registre seu humor com um toque e veja suas semanas com calma. Diário em português, com conta pseudônima, notas cifradas e plano grátis.',
    index: true,
  },
  [paths.login]: {
    title: screens.login.title,
    description:
      'Entre no Alento ou crie sua conta pseudônima: no cadastro, seu e-mail verdadeiro não sai do navegador. Leva menos de um minuto.',
    index: true,
  },
  [paths.resetPassword]: {
    title: screens.resetPassword.title,
    description:
      'Peça um link para escolher outra senha do Alento. Ele vai para o e-mail de recuperação ou de contato da conta e vale por uma hora.',
    index: false,
  },
  [paths.confirmRecoveryEmail]: {
    title: screens.confirmRecoveryEmail.title,
    description:
      'Abra aqui o link que o Alento enviou ao seu novo e-mail de recuperação. Ele só passa a valer depois que você confirmar.',
    index: false,
  },
  [paths.undoRecoveryEmail]: {
    title: screens.undoRecoveryEmail.title,
    description:
      'O e-mail de recuperação da sua conta do Alento mudou, e não foi você? Com o link do aviso, você desfaz a troca por 7 dias.',
    index: false,
  },
  [paths.leaveNotices]: {
    title: screens.leaveNotices.title,
    description:
      'Aqui você para de receber um tipo de aviso do Alento por e-mail ou WhatsApp, com um toque, sem precisar entrar na sua conta.',
    index: false,
  },
  [paths.plans]: {
    title: screens.plans.title,
    description:
      'Compare os planos do Alento: o grátis não tem prazo e inclui registros ilimitados. Veja os preços e o que cada plano já oferece hoje.',
    index: true,
  },
  [paths.about]: {
    title: screens.about.title,
    description:
      'O que o Alento é e o que não é: um diário de humor com conta pseudônima, notas cifradas e código aberto. Rastreio, não diagnóstico.',
    index: true,
  },
  [paths.professionals]: {
    title: screens.professionals.title,
    description:
      'Como psicólogos usam o Alento com quem atendem: o convite parte da pessoa, que escolhe o que mostrar, por quanto tempo, e encerra.',
    index: true,
  },
  [paths.psychologists]: {
    title: screens.psychologists.title,
    description:
      'Ajuda em saúde mental no Brasil: CVV 188, SAMU 192, CAPS, UBS e Pode Falar. Saiba o que é cada serviço e como encontrar o mais próximo.',
    index: true,
  },
  [paths.help]: {
    title: screens.help.title,
    description:
      'Em um momento difícil: CVV 188 e SAMU 192, a um toque. O que fazer enquanto espera, aonde ir, e como ajudar outra pessoa.',
    index: true,
  },
  [paths.appHelp]: {
    title: screens.appHelp.title,
    description:
      'Perguntas e respostas sobre o Alento: registrar, rever seus dias, conta, planos, privacidade, uso sem internet e o que ainda não dá para fazer.',
    index: true,
  },
  [paths.paymentSuccess]: {
    title: screens.paymentSuccess.title,
    description:
      'Veja qual plano está valendo na sua conta do Alento. Um plano novo aparece assim que o pagamento é confirmado.',
    index: false,
  },
  [paths.paymentCancel]: {
    title: screens.paymentCancel.title,
    description:
      'O pagamento não foi adiante e nada foi cobrado. Seu plano e seus registros continuam no Alento como estavam antes.',
    index: false,
  },
  [paths.accountDeleted]: {
    title: screens.accountDeleted.title,
    description:
      'O que acontece depois que uma conta do Alento é excluída, quem pode ouvir você a qualquer hora e como voltar um dia, se quiser.',
    index: false,
  },
  [paths.privacy]: {
    title: screens.privacy.title,
    description:
      'O que o Alento guarda sobre você, em que forma, para quê e por quanto tempo; o que é cifrado, quem recebe dados e seus direitos na LGPD.',
    index: true,
  },
  [paths.terms]: {
    title: screens.terms.title,
    description:
      'O acordo entre você e quem opera o Alento: o que ele é e não é, quem pode usar, sua conta, planos, cancelamento e reembolso.',
    index: true,
  },
  [paths.articles]: {
    title: screens.articles.title,
    description:
      'Textos em português sobre ansiedade, sono, depressão, trabalho, laços e hábitos, com práticas para hoje e suas fontes.',
    index: true,
  },
  [paths.podcasts]: {
    title: screens.podcasts.title,
    description:
      'Respiração guiada, aterramento e relaxamento para ouvir no celular, e artigos do Alento em narração automática.',
    index: true,
  },
  [paths.books]: {
    title: screens.books.title,
    description:
      'Guias curtos do Alento para ler em capítulos: noites que descansam, medo, luto, autocompaixão e um dia de cada vez.',
    index: true,
  },
};

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
