import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import nodemailer from 'nodemailer';
import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import { mustEncryptMail } from '../../db/encrypted-connections.ts';
import type { Mailer } from './mailer.ts';

const TIMEOUT_MS = 15_000;

/**
 * Sends mail by SMTP.
 *
 * @param mustEncrypt whether to refuse servers without STARTTLS. If false, STARTTLS is used only if offered.
 */
export function smtpMailer(url: string, from: string, mustEncrypt: boolean): Mailer {
  const address = new URL(url);
  // Set as a parameter of the URL, because parameters override options.
  if (mustEncrypt) address.searchParams.set('requireTLS', 'true');
  const transport = nodemailer.createTransport({
    url: address.href,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return {
    async send(message) {
      await transport.sendMail({ ...message, from, disableFileAccess: true, disableUrlAccess: true });
    },
  };
}

/** Whether the headers of a stored message name one of these addresses as its recipient. */
const isTo = (content: string, addresses: readonly string[]): boolean => {
  const to = /^To: .+$/m.exec(content.slice(0, content.search(/\r?\n\r?\n/)))?.[0].toLowerCase() ?? '';
  return addresses.some((address) => to.includes(address.toLowerCase()));
};

/** Writes each message to an .eml file that only the file's owner can read. */
function outboxMailer(directory: string, from: string, log: Logger): Mailer {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return {
    async send(message) {
      const { message: content } = await transport.sendMail({ ...message, from });
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const file = `${Date.now()}-${randomUUID()}.eml`;
      await writeFile(join(directory, file), content, { mode: 0o600 });
      log.info({ file }, 'no SMTP_URL is set: the message is in the outbox folder of DATA_DIR');
    },
    async forget(addresses) {
      if (!existsSync(directory)) return;
      for (const file of await readdir(directory)) {
        const path = join(directory, file);
        if (file.endsWith('.eml') && isTo(await readFile(path, 'utf8'), addresses)) await rm(path);
      }
    },
  };
}

/** Returns the SMTP mailer if a server is configured, else one that writes messages to files. */
export function openMailer(config: Config, log: Logger): Mailer {
  return config.SMTP_URL === undefined
    ? outboxMailer(join(resolve(config.DATA_DIR), 'outbox'), config.MAIL_FROM, log)
    : smtpMailer(config.SMTP_URL, config.MAIL_FROM, mustEncryptMail(config.SMTP_URL, config.ALLOW_PLAINTEXT));
}
