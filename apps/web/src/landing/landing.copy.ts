import type { PlanId } from '@alento/domain/plan/plans';
import { REFUND_WINDOW_DAYS } from '@alento/domain/plan/quotas';
import type { ShowcaseScreen } from './sections/showcase-screens.ts';

export const heroCopy = {
  title: 'Um respiro para entender seus dias.',
  text: 'Alento é um diário de humor. Você registra como está com um toque e, com o tempo, suas semanas começam a fazer sentido.',
  begin: 'Começar',
  how: 'Ver como funciona',
  note: 'Grátis. Sem precisar de nome nem de telefone.',
} as const;

export const howCopy = {
  title: 'Como funciona',
  intro: 'Pensado para a noite, no celular, com uma mão só. Nada para ler antes de começar.',
  steps: [
    {
      title: 'Escolha um rosto',
      text: 'São seis, de Muito mal a Excelente. Um toque, e o momento está guardado.',
    },
    {
      title: 'Conte mais, se quiser',
      text: 'Uma nota sobre o que aconteceu, marcações como sono, trabalho ou amigos. Nada disso é obrigatório.',
    },
    {
      title: 'Reveja com calma',
      text: 'A semana num gráfico, o histórico com busca, as análises. Cada número diz em quantos registros se apoia; quando são poucos, o Alento diz que ainda não sabe.',
    },
  ],
  faces: 'Os seis humores',
  sampleNote: 'Caminhei até a padaria antes do trabalho. O dia rendeu.',
  sampleNoteLabel: 'Exemplo de nota',
  sampleTags: 'Exemplo de marcações',
  sampleWeek: 'Uma semana de exemplo: começa em Neutro, cai para Mal na terça e termina em Muito bem no sábado.',
  sampleWeekCaption: 'Semana de exemplo',
} as const;

export const limitsCopy = {
  title: 'O que o Alento não é',
  items: [
    'Não é terapia, consulta nem remédio, e não substitui nenhum deles.',
    'Não dá diagnóstico. Mostra o que você registrou, do jeito que você registrou.',
    'Não cobra constância. Dias sem registro são dias de descanso.',
  ],
  crisisBefore: 'E não é serviço de emergência. Se a dor estiver grande demais, ligue ',
  cvv: '188 (CVV)',
  crisisBetween: ' ou ',
  samu: '192 (SAMU)',
} as const;

export const privacyCopy = {
  title: 'Sua conta é pseudônima.',
  text: 'Antes de sair do seu aparelho, seu endereço vira um código. É com o código que você entra; o verdadeiro fica aí, com você.',
  onDevice: 'No seu aparelho',
  email: 'luana@exemplo.com',
  onServer: 'O que chega até nós',
  /** The anonymous address that the app derives from the email above; checked by landing-page.test.tsx. */
  address: 'anon_acn7qj2kunm72m67iczi',
  sample: 'Um endereço de exemplo, com o começo do código que o app faz dele.',
  facts: [
    {
      title: 'Textos cifrados',
      text: 'Notas e nomes de marcações são guardados cifrados, com uma chave para cada conta. Pontuações e horários ficam sem cifra, porque os gráficos precisam deles.',
    },
    {
      title: 'Sem rastreadores',
      text: 'As páginas com os seus dados não carregam nada de terceiros. Ninguém acompanha você por elas.',
    },
    {
      title: 'Onde está o limite',
      text: 'Pseudônima não quer dizer anônima: seus registros pertencem à mesma conta, e uma nota pode revelar quem a escreveu. Um endereço de recuperação só existe se você quiser, e fica cifrado.',
    },
  ],
  link: 'Ler a Política de Privacidade',
} as const;

export const assistantCopy = {
  title: 'Um assistente que começa por ouvir',
  text: 'Escreva como quiser, na hora que precisar. Ele parte do que você mesmo registrou.',
  questionsLabel: 'Perguntas que ele sabe ouvir',
  questions: ['Como foi minha semana?', 'Não consigo dormir.', 'O que tem me feito bem?'],
  promises: [
    'Responde a partir dos seus registros e de uma biblioteca de artigos, dizendo de onde tirou cada coisa.',
    'Funciona sem enviar seu texto a serviços externos. Um modelo externo, só com o seu consentimento, que você pode retirar.',
    'Não faz diagnóstico nem o papel de terapeuta. Diante de sinais de risco, mostra na hora o CVV e o SAMU.',
  ],
} as const;

export const plansCopy = {
  title: 'Comece de graça. Continue assim, se quiser.',
  text: `Toda conta começa no Grátis, que não pede cartão nem tem prazo para acabar. Se um dia quiser outro, a página de planos diz como pagar, e você tem ${REFUND_WINDOW_DAYS} dias para desistir e receber tudo de volta.`,
  period: { free: 'para sempre', essencial: 'por mês', premium: 'por mês' } satisfies Record<PlanId, string>,
  before: {
    free: 'Para registrar e acompanhar',
    essencial: 'Tudo do Grátis, e mais',
    premium: 'Tudo do Essencial, e mais',
  } satisfies Record<PlanId, string>,
  adsFrom: 'do próprio Alento; de outros, só se você permitir',
  create: 'Criar conta grátis',
  details: 'Ver os planos em detalhe',
} as const;

export const showcaseCopy = {
  title: 'O app por dentro',
  text: 'Telas de verdade, com um diário escrito só para esta página.',
  region: 'Telas do app',
  screens: {
    home: {
      title: 'Início',
      text: 'A semana de relance e o caminho mais curto para registrar.',
      alt: 'Tela Início do Alento: saudação, os seis rostos, os registros de hoje e a semana.',
    },
    registrar: {
      title: 'Registrar',
      text: 'Um rosto basta. O resto é se você quiser.',
      alt: 'Tela Registrar do Alento: a pergunta de como você está e os seis rostos para escolher.',
    },
    analises: {
      title: 'Análises',
      text: 'O período em um rosto, e o que os números dizem, com quantos registros.',
      alt: 'Tela Análises do Alento: média do período com um rosto, a faixa da média e quantos registros a sustentam.',
    },
    historico: {
      title: 'Histórico',
      text: 'Cada dia no seu lugar, com as palavras que você deixou.',
      alt: 'Tela Histórico do Alento: o mês em um calendário com um rosto em cada dia, e os registros abaixo.',
    },
  } satisfies Record<ShowcaseScreen, { title: string; text: string; alt: string }>,
} as const;

export const closingCopy = {
  title: 'Como foi o seu dia?',
  text: 'A primeira resposta leva um toque.',
  begin: 'Começar',
  signIn: 'Já tenho conta',
} as const;

export const frameCopy = {
  brand: 'Alento',
  brandLink: 'Alento, início da página',
  sections: [
    { id: 'inicio', label: 'Início' },
    { id: 'como-funciona', label: 'Como funciona' },
    { id: 'privacidade', label: 'Privacidade' },
    { id: 'ia-assistente', label: 'Assistente' },
    { id: 'planos', label: 'Planos' },
    { id: 'app-showcase', label: 'O app' },
  ],
  sectionsNav: 'Seções da página',
  menu: 'Menu',
  signIn: 'Entrar',
  create: 'Criar',
  open: 'Acessar',
  skip: 'Pular para o conteúdo',
  footerNav: 'Páginas do Alento',
  professionals: 'Para profissionais',
  about: 'Sobre o Alento',
  plans: 'Planos',
  terms: 'Termos de Uso',
  privacy: 'Política de Privacidade',
  helpTitle: 'Precisa conversar agora?',
  cvv: { number: '188', name: 'CVV', text: 'Apoio emocional, 24 horas, ligação gratuita' },
  samu: { number: '192', name: 'SAMU', text: 'Emergência médica' },
  notTreatment: 'O Alento não substitui acompanhamento psicológico ou médico.',
} as const;
