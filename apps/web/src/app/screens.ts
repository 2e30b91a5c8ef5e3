import type { RouteName } from '@alento/domain/interface/routes';
import {
  BellRing,
  BookOpen,
  CalendarDays,
  ChartLine,
  FileHeart,
  Headphones,
  House,
  type LucideIcon,
  MessageCircleHeart,
  Newspaper,
  PenLine,
  Pill,
  SmilePlus,
  UsersRound,
} from 'lucide-react';
import type { LoadScreen } from './start/lazy-screen.tsx';

/** Place of a link in the header and the tab bar. */
export type MenuPlace = {
  in: 'primary' | 'content' | 'record' | 'more' | 'professional';
  label: string;
  icon: LucideIcon;
  /** Plan shown beside the link: visitors see both plans, members of the free plan only Premium. */
  badge?: 'free' | 'premium';
};

export type Screen = {
  /** Document title, also announced to screen readers on navigation. */
  title: string;
  load: LoadScreen;
  menu?: MenuPlace;
};

/** The screen of each route. The domain declares the other properties (`interface/routes.ts`). */
export const screens: Readonly<Record<RouteName, Screen>> = {
  landing: { title: 'Alento: um respiro para entender seus dias', load: () => import('../routes/public/root.tsx') },
  login: { title: 'Entrar', load: () => import('../routes/account/login.tsx') },
  firstMood: { title: 'Começar', load: () => import('../routes/mood/first-mood.tsx') },
  resetPassword: { title: 'Redefinir senha', load: () => import('../routes/account/reset-password.tsx') },
  confirmRecoveryEmail: {
    title: 'Confirmar e-mail de recuperação',
    load: () => import('../routes/account/confirm-recovery-email.tsx'),
  },
  undoRecoveryEmail: {
    title: 'Desfazer a troca do e-mail de recuperação',
    load: () => import('../routes/account/undo-recovery-email.tsx'),
  },
  leaveNotices: { title: 'Parar de receber avisos', load: () => import('../routes/account/leave-notices.tsx') },
  home: {
    title: 'Início',
    load: () => import('../routes/home/home.tsx'),
    menu: { in: 'primary', label: 'Início', icon: House, badge: 'free' },
  },
  record: {
    title: 'Registrar humor',
    load: () => import('../routes/mood/record.tsx'),
    menu: { in: 'record', label: 'Humor agora', icon: SmilePlus, badge: 'free' },
  },
  recordPast: {
    title: 'Registrar humores passados',
    load: () => import('../routes/mood/record-past.tsx'),
    menu: { in: 'record', label: 'Humores passados', icon: PenLine, badge: 'free' },
  },
  history: {
    title: 'Histórico',
    load: () => import('../routes/mood/history.tsx'),
    menu: { in: 'primary', label: 'Histórico', icon: CalendarDays, badge: 'free' },
  },
  dayDetail: { title: 'Seu dia', load: () => import('../routes/mood/day-detail.tsx') },
  analytics: {
    title: 'Análises',
    load: () => import('../routes/mood/analytics.tsx'),
    menu: { in: 'more', label: 'Análises', icon: ChartLine },
  },
  retrospective: { title: 'Retrospectiva', load: () => import('../routes/mood/retrospective.tsx') },
  records: {
    title: 'Prontuários',
    load: () => import('../routes/health-record/health-records.tsx'),
    menu: { in: 'more', label: 'Prontuários', icon: FileHeart, badge: 'premium' },
  },
  healthRecord: { title: 'Prontuário', load: () => import('../routes/health-record/health-record.tsx') },
  profile: { title: 'Perfil', load: () => import('../routes/account/profile.tsx') },
  profileSetting: { title: 'Perfil', load: () => import('../routes/account/profile-setting.tsx') },
  myData: { title: 'Meus dados', load: () => import('../routes/my-data/my-data.tsx') },
  importDiary: { title: 'Trazer um diário', load: () => import('../routes/my-data/import-diary.tsx') },
  deleteAccount: { title: 'Excluir minha conta', load: () => import('../routes/my-data/delete-account.tsx') },
  accountDeleted: { title: 'Conta excluída', load: () => import('../routes/my-data/account-deleted.tsx') },
  chat: {
    title: 'Assistente IA',
    load: () => import('../routes/chat/chat.tsx'),
    menu: { in: 'more', label: 'Assistente IA', icon: MessageCircleHeart, badge: 'free' },
  },
  chatAny: { title: 'Assistente IA', load: () => import('../routes/chat/chat.tsx') },
  chatSessions: { title: 'Conversas com o assistente', load: () => import('../routes/chat/chat-sessions.tsx') },
  plans: { title: 'Planos', load: () => import('../routes/plans/plans.tsx') },
  terms: { title: 'Termos de Uso', load: () => import('../routes/public/terms.tsx') },
  privacy: { title: 'Política de Privacidade', load: () => import('../routes/public/privacy.tsx') },
  psychologists: { title: 'Onde buscar ajuda', load: () => import('../routes/care/psychologists.tsx') },
  help: { title: 'Ajuda agora', load: () => import('../routes/care/help.tsx') },
  exercises: { title: 'Exercícios para agora', load: () => import('../routes/care/exercises.tsx') },
  appHelp: { title: 'Como usar o Alento', load: () => import('../routes/public/app-help.tsx') },
  appHelpPage: { title: 'Como usar o Alento', load: () => import('../routes/public/app-help-page.tsx') },
  screenings: { title: 'Avaliações', load: () => import('../routes/care/screenings.tsx') },
  safetyPlan: { title: 'Plano de segurança', load: () => import('../routes/care/safety-plan.tsx') },
  medication: {
    title: 'Diário de remédios',
    load: () => import('../routes/care/medication.tsx'),
    menu: { in: 'more', label: 'Remédios', icon: Pill },
  },
  smallSteps: { title: 'Pequenos passos', load: () => import('../routes/care/small-steps.tsx') },
  articles: {
    title: 'Artigos',
    load: () => import('../routes/library/articles.tsx'),
    menu: { in: 'content', label: 'Artigos', icon: Newspaper },
  },
  articleCategory: { title: 'Artigos', load: () => import('../routes/library/article-category.tsx') },
  articleSubCategory: { title: 'Artigos', load: () => import('../routes/library/article-sub-category.tsx') },
  article: { title: 'Artigos', load: () => import('../routes/library/article.tsx') },
  podcasts: {
    title: 'Podcasts',
    load: () => import('../routes/library/podcasts.tsx'),
    menu: { in: 'content', label: 'Podcasts', icon: Headphones },
  },
  books: {
    title: 'Livros',
    load: () => import('../routes/library/books.tsx'),
    menu: { in: 'content', label: 'Livros', icon: BookOpen },
  },
  book: { title: 'Livro', load: () => import('../routes/library/book.tsx') },
  bookSessions: { title: 'Conversas sobre o livro', load: () => import('../routes/library/book-sessions.tsx') },
  about: { title: 'Sobre o Alento', load: () => import('../routes/public/about.tsx') },
  professionals: { title: 'Para profissionais', load: () => import('../routes/public/professionals.tsx') },
  paymentSuccess: { title: 'Pagamento', load: () => import('../routes/plans/payment-success.tsx') },
  paymentCancel: { title: 'Pagamento não concluído', load: () => import('../routes/plans/payment-cancel.tsx') },
  professionalInvite: {
    title: 'Convite para profissionais',
    load: () => import('../routes/sharing/professional-invite.tsx'),
  },
  sharing: { title: 'Compartilhar com um profissional', load: () => import('../routes/sharing/share.tsx') },
  professionalProfile: {
    title: 'Cadastro profissional',
    load: () => import('../routes/sharing/professional-profile.tsx'),
  },
  patients: {
    title: 'Pacientes',
    load: () => import('../routes/patient/patients.tsx'),
    menu: { in: 'professional', label: 'Pacientes', icon: UsersRound },
  },
  patient: { title: 'Paciente', load: () => import('../routes/patient/patient.tsx') },
  discreetMode: { title: 'Modo discreto', load: () => import('../routes/account/discreet-mode.tsx') },
  notifications: {
    title: 'Lembretes e notificações',
    load: () => import('../routes/notifications/notifications.tsx'),
    menu: { in: 'more', label: 'Lembretes', icon: BellRing },
  },
};

/** Shown for paths without a route. */
export const notFoundScreen: Screen = {
  title: 'Página não encontrada',
  load: () => import('../routes/public/not-found.tsx'),
};
