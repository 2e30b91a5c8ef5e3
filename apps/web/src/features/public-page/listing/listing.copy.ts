import type { Uf } from '@alento/domain/sharing/crp';
import type { ReportReason, ServiceKind } from '@alento/domain/sharing/listing';
import { SERVICE_KIND_NAMES } from '../../../ui/service-kinds.copy.ts';
import { UF_NAMES } from '../../../ui/uf-names.copy.ts';

export const ufName = (uf: Uf): string => `${UF_NAMES[uf]} (${uf})`;

export const listingCopy = {
  title: 'Profissionais no Alento',
  lead: 'Só aparece aqui quem escolheu aparecer.',
  own: 'Cada pessoa se apresenta com as próprias palavras. O Alento não confere o CRP, não recomenda ninguém e não recebe nada por isso. Confira nome e número em cadastro.cfp.org.br antes de marcar.',
  show: 'Ver profissionais',
  loading: 'Carregando a lista de profissionais',
  failed: 'Não foi possível carregar a lista agora. Os serviços públicos acima atendem mesmo assim.',
  filters: 'Filtrar a lista',
  uf: 'UF',
  anyUf: 'Todo o país',
  kind: 'Atendimento',
  anyKind: 'Todos',
  /** The number of professionals with the filter, as "2 profissionais (Rio de Janeiro, on-line)". */
  count: (count: number, { uf, kind }: { uf: Uf | null; kind: ServiceKind | null }): string => {
    const filter = [
      ...(uf ? [UF_NAMES[uf]] : []),
      ...(kind ? [SERVICE_KIND_NAMES[kind].toLocaleLowerCase('pt-BR')] : []),
    ];
    const number = count === 1 ? '1 profissional' : `${count} profissionais`;
    return filter.length === 0 ? number : `${number} (${filter.join(', ')})`;
  },
  elsewhere: 'On-line, de outros estados',
  elsewhereText: 'Quem atende on-line pode atender você de qualquer lugar do país.',
  emptyTitle: 'Ainda não há ninguém na lista',
  empty: 'Nenhum profissional escolheu aparecer até agora. Os serviços públicos acima atendem de graça.',
  noMatchTitle: 'Ninguém com este filtro',
  noMatch:
    'Nenhum profissional da lista atende assim, ou nesta UF. Quem atende on-line pode estar em qualquer lugar do país.',
  clear: 'Limpar filtros',
  crp: (crp: string): string => `CRP ${crp}`,
  contact: 'Contato',
  kinds: 'Como atende',
  report: 'Denunciar este cadastro',
  reportOf: (name: string): string => `Denunciar este cadastro: ${name}`,
  reportAsGuest: 'Entrar para denunciar este cadastro',
  reportAsGuestOf: (name: string): string => `Entrar para denunciar este cadastro: ${name}`,
} as const;

export const reportCopy = {
  title: 'Denunciar este cadastro',
  about: (name: string, crp: string): string => `${name}, CRP ${crp}.`,
  question: 'O que está errado?',
  reasons: {
    'not-a-psychologist': 'Esta pessoa não é psicóloga',
    'wrong-data': 'Nome, CRP ou contato estão errados',
    inappropriate: 'O texto é impróprio ou enganoso',
    other: 'Outro problema',
  } satisfies Record<ReportReason, string>,
  private: 'A pessoa denunciada não fica sabendo quem denunciou.',
  thanks: 'Obrigado. A denúncia foi enviada a quem cuida do Alento, que vai olhar este cadastro.',
  close: 'Fechar',
} as const;
