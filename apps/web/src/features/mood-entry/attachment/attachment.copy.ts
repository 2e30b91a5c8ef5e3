import { ATTACHMENTS_OF_ENTRY } from '@alento/domain/attachment/attachment';
import { PLAN_QUOTAS } from '@alento/domain/plan/quotas';

/** Texts about the photos and the voice note of an entry. */
export const attachmentCopy = {
  group: 'Fotos e nota de voz',
  hint: 'Opcional. Até 4 fotos e uma nota de voz de 2 minutos. Cada uma se guarda na hora, cifrada na sua conta, e o lugar onde a foto foi tirada não vai junto.',
  addPhoto: 'Adicionar foto',
  addVoice: 'Gravar nota de voz',
  preparing: (count: number): string => (count === 1 ? 'Preparando a foto…' : `Preparando ${count} fotos…`),
  added: (count: number): string => (count === 1 ? 'Foto adicionada.' : `${count} fotos adicionadas.`),
  voiceAdded: 'Nota de voz adicionada.',
  /** How many photos still fit, told when it is one or none. */
  left: (count: number): string =>
    count > 0 ? 'Cabe mais 1 foto neste registro.' : `Este registro já tem ${ATTACHMENTS_OF_ENTRY.photo} fotos.`,
  tooMany: (taken: number, chosen: number): string =>
    `Cada registro pode ter até ${ATTACHMENTS_OF_ENTRY.photo} fotos. ${taken === 1 ? 'Foi adicionada 1' : `Foram adicionadas ${taken}`} das ${chosen} que você escolheu.`,
  unreadable: (count: number): string =>
    count === 1
      ? 'Este arquivo não pôde ser lido como foto. Escolha uma imagem JPEG, PNG ou WebP, ou tire uma foto nova.'
      : `${count} arquivos não puderam ser lidos como foto. Escolha imagens JPEG, PNG ou WebP, ou tire fotos novas.`,
  /** How many more photos and voice notes the free plan allows, told before one is chosen or recorded. */
  leftThisMonth: (count: number): string => {
    if (count > 1) return `No plano Grátis, ainda cabem ${count} fotos ou notas de voz neste mês.`;
    if (count === 1) return 'No plano Grátis, ainda cabe 1 foto ou nota de voz neste mês.';
    return `No plano Grátis, cabem ${PLAN_QUOTAS.free.attachmentsPerMonth} fotos e notas de voz por mês, e as deste mês já foram. O que você adicionar agora fica só neste aparelho, até haver lugar e você tocar em “Tentar de novo”.`;
  },
  notLoaded: 'As fotos e a nota de voz que este registro já tem não carregaram.',
  notLoadedOfMonth: 'As fotos e as notas de voz deste mês não carregaram.',
  again: 'Tentar de novo',
  sentAgain: 'Enviado.',
  notAdded: 'Não foi possível adicionar. Tente de novo.',
  notStored:
    'Não deu para guardar neste aparelho, que está sem espaço. Deixe esta página aberta: enviamos assim que a conexão voltar.',
  entryGone: 'O registro foi excluído, e a foto ou nota de voz dele não foi enviada.',
  entryWaits: 'O registro ainda não foi aceito. Edite o registro, e isto segue junto.',
  lost: 'O arquivo não está mais neste aparelho.',
  removeVoice: 'Excluir a nota de voz',
  removeTitle: { photo: 'Excluir esta foto?', voice: 'Excluir esta nota de voz?' },
  removeText: 'Sai deste registro e não volta depois. O registro continua.',
  removeConfirm: 'Excluir',
  removeCancel: 'Manter',
  /** Asked before an entry with photos or a voice note is deleted. */
  removeEntry: (when: string, label: string): string =>
    `${label}, ${when}. Logo depois você ainda pode desfazer, mas as fotos e a nota de voz deste registro não voltam.`,
  /** Said beside the button that brings the entry back. */
  removedEntry: 'Registro excluído. Ele volta sem as fotos e a nota de voz.',
  removed: { photo: 'Foto excluída.', voice: 'Nota de voz excluída.' },
  notRemoved: 'Não foi possível excluir',
} as const;
