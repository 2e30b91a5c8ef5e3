import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { INACTIVE_NOTICE_DAYS } from '@alento/domain/account/limits';
import { SESSION_DAYS, SESSION_LONGEST_MS } from '@alento/domain/account/session';
import { IDEMPOTENCY_KEY_DAYS } from '@alento/domain/mood-entry/limits';
import {
  ACCOUNTING_YEARS,
  EXPORT_LIFETIME_HOURS,
  IMPORT_PREVIEW_HOURS,
  IMPORT_UNDO_DAYS,
} from '@alento/domain/my-data/limits';
import { DAY_MS } from '@alento/domain/time/local-date';
import { expect, it } from 'vitest';
import { MARGIN_DAYS } from '../../backup/erased/erased-accounts.ts';
import { readConfig } from '../../config.ts';
import { EVENT_RETENTION_MS } from '../payment/payment.jobs.ts';
import { ROW_DAYS } from './export/export.jobs.ts';
import { LATER_DAYS } from './import/import.jobs.ts';

const ROOT = join(import.meta.dirname, '../../../../..');
const POLICY = readFileSync(join(ROOT, 'content/legal/politica-de-privacidade.md'), 'utf8');
const { BACKUP_KEEP_DAYS } = readConfig({});

it.each([
  `${SESSION_DAYS} dias sem uso, e no máximo ${SESSION_LONGEST_MS / DAY_MS} dias desde que você entrou`,
  `que evita repetir um registro | ${IDEMPOTENCY_KEY_DAYS} dias,`,
  `${EXPORT_LIFETIME_HOURS} horas depois de pronto; a data do pedido, ${ROW_DAYS} dias`,
  `A prévia que você não confirma, ${IMPORT_PREVIEW_HOURS} horas; o que permite desfazer, ${IMPORT_UNDO_DAYS + LATER_DAYS} dias`,
  `| Avisos do Stripe sobre pagamentos | ${EVENT_RETENTION_MS / DAY_MS} dias |`,
  `| Registro contábil de um pagamento, depois que a conta é excluída | ${ACCOUNTING_YEARS} anos`,
  `| Cópias de segurança do servidor | ${BACKUP_KEEP_DAYS} dias,`,
  `pelo prazo das cópias e mais ${MARGIN_DAYS} dias`,
  `Se continuar sem uso por mais ${INACTIVE_NOTICE_DAYS} dias`,
])('the privacy policy states how long the server keeps data: %s', (text) => {
  expect(POLICY).toContain(text);
});
