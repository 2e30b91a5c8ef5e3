import { CHECK_IN_NOTE_MAX } from '@alento/domain/mood-entry/limits';
import { NOTE_ADVISED_MAX } from '@alento/domain/mood-popup/mood-popup';

/** 'Salvar', 'Voltar' and the confirmation are the specification's texts. */
export const checkInCopy = {
  title: 'Como você está agora?',
  /** Announced to screen readers when the panel appears, because the panel doesn't take the focus. */
  appeared: 'Um convite no fim da página: como você está agora? Se preferir deixar para depois, pressione Esc.',
  noteLabel: `Quer contar mais? (até ${NOTE_ADVISED_MAX} caracteres)`,
  counter: (used: number): string =>
    `${used} de ${used > NOTE_ADVISED_MAX ? CHECK_IN_NOTE_MAX : NOTE_ADVISED_MAX} caracteres`,
  save: 'Salvar',
  saving: 'Salvando...',
  retry: 'Tentar novamente',
  back: 'Voltar',
  saved: 'Registro salvo com sucesso!',
  turnOff: 'Não mostrar mais este convite',
  isOff: 'Convite desligado neste aparelho. Para religar, vá a Lembretes.',
  offFailed: 'Este aparelho não guardou a escolha. Confira se o navegador permite guardar dados.',
  unsaved: 'Fechado sem salvar o que você escreveu.',
} as const;

/** The switch on /notificacoes. */
export const popupCopy = {
  title: 'Dentro do app',
  lead: 'O convite que pergunta como você está enquanto você usa o Alento.',
  name: 'Convite para registrar',
  hint: 'Aparece no máximo a cada 2 horas, e nunca logo depois de um registro. Vale neste aparelho, até você sair da conta.',
} as const;
