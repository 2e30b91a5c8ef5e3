import type { ConsentPurpose } from '@alento/domain/consent/purposes';

export const consentCopy = {
  title: 'Permissões',
  lead: 'O que só acontece se você permitir. Mude quando quiser: vale na hora.',
  failed: 'Não foi possível mudar agora. Continua como estava.',
} as const;

/** What is asked, in words a person can say yes or no to. Changing one changes its date in the domain. */
export const consentTexts: Readonly<Record<ConsentPurpose, { name: string; hint: string }>> = {
  'ad-network': {
    name: 'Anúncios do Google na biblioteca',
    hint: 'Nas páginas de artigos, podcasts e livros, o lugar da nossa publicidade pode ter um anúncio do Google. Ele fica numa moldura isolada: não lê nada seu, nem fica sabendo qual página você abriu. O Google recebe o endereço da sua conexão, como qualquer site. Sem permissão, só a publicidade do próprio Alento.',
  },
};
