import { declarationOf, type RouteName, type routes } from './routes.ts';

/** The routes whose path has parameters. */
type Patterned = {
  [Name in RouteName]: (typeof routes)[Name]['path'] extends `${string}:${string}` | `${string}*` ? Name : never;
}[RouteName];

/**
 * An address of each route with parameters, for the browser tests and the gallery. It is not part of the declarations,
 * which every page loads. `{day}` is replaced by a day with entries (yyyy-MM-dd).
 */
const EXAMPLES: Readonly<Record<Patterned | 'dayDetail', string>> = {
  dayDetail: '/periodo-detalhes?type=day&date={day}',
  healthRecord: '/prontuarios/um-prontuario',
  profileSetting: '/perfil/conta',
  chatAny: '/chat/uma-conversa',
  appHelpPage: '/ajuda/app/registrar-um-dia-que-passou',
  articleCategory: '/conteudos/sono',
  articleSubCategory: '/conteudos/sono/noites-melhores',
  article: '/conteudos/sono/entender/por-que-o-sono-foge',
  book: '/livros/noites-que-descansam',
  bookSessions: '/livros/noites-que-descansam/sessoes',
  professionalInvite: '/professional-invite/convite-de-exemplo',
  patient: '/pacientes/um-acesso',
};

const examples = new Map<string, string>(Object.entries(EXAMPLES));

/** An address of the route: its path, or an example if the path has parameters. */
export const exampleOf = (name: RouteName): string => examples.get(name) ?? declarationOf(name).path;
