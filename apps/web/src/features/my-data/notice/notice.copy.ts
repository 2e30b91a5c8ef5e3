import { counted } from '../../../lib/count-text.ts';

export const noticeCopy = {
  exportReady: 'Sua cópia está pronta.',
  exportFailed: 'Sua cópia não ficou pronta. Seus dados continuam como estavam.',
  download: 'Baixar',
  importReady: (created: number): string =>
    counted(created, 'registro chegou ao seu diário.', 'registros chegaram ao seu diário.'),
  importUpdated: 'As notas do arquivo estão no seu diário.',
  importNothing: 'Não havia nada novo no arquivo: tudo já estava no seu diário.',
  importFailed: 'A importação não deu certo, e nada foi adicionado.',
  history: 'Ver no histórico',
  see: 'Ver em Meus dados',
  help: 'Se algo do que você escreveu ainda pesa hoje, há quem escute, a qualquer hora.',
  helpLink: 'Ver ajuda agora',
  close: 'Fechar aviso',
} as const;
