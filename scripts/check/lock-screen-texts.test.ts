import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  NOTIFICATION_KINDS,
  type NotificationText,
  notificationText,
} from '@alento/domain/reminder/notification-texts.copy';
import { SLOTS } from '@alento/domain/reminder/slots';
import { describe, expect, it } from 'vitest';
import { codeMail, noticeMail } from '../../apps/server/src/features/notification-channels/messages/channel.mail.ts';
import {
  codeWhatsApp,
  noticeWhatsApp,
} from '../../apps/server/src/features/notification-channels/messages/channel.whatsapp.ts';
import type { ChannelNotice } from '../../apps/server/src/features/notification-channels/messages/channel-notice.ts';
import type { Message } from '../../apps/server/src/integrations/mail/mailer.ts';

const documentOf = (name: string): string => readFileSync(join(import.meta.dirname, '../../docs', name), 'utf8');
const SECTION = (documentOf('safety.md').split('## What a lock screen can show')[1] ?? '').split('\n## ')[0] ?? '';
/** Rows of the section's table whose first column has this heading. */
const rowsOf = (heading: string): string[] =>
  (SECTION.split(`\n| ${heading} |`)[1] ?? '').split('\n').slice(2).join('\n').split('\n\n')[0]?.split('\n') ?? [];
const rowOf = (name: string, textIn: (isDiscreet: boolean) => string): string =>
  `| \`${name}\` | ${textIn(false)} | ${textIn(true)} |`;

const told = ({ title, body }: NotificationText): string => `**${title}** ${body}`;

/** Words that tell what the product is about, or what somebody may suffer from. */
const TELLING =
  /alento|humor|sent(e|ir|indo|imento)|emo[çc]|rem[ée]dio|medica|dose|sa[úu]de|terapia|psic|di[áa]rio|registr|crise|ansi|depress|triste|reflex|cuidado|bem-estar/i;

const PLAN_END: ChannelNotice = { kind: 'plan-end', planId: 'premium', endsOn: '17 de março de 2026' };
const CONTENT: ChannelNotice = {
  kind: 'weekly-content',
  titles: [{ title: 'Ansiedade: o que é', url: 'https://app.example/conteudos/ansiedade' }],
};
const CODE = '123456';
const contextOf = (isDiscreet: boolean) => ({
  isDiscreet,
  token: 'token',
  linkTo: (path: string): string => `https://app.example${path}`,
});

describe('notifications', () => {
  it('are all in the review of docs/safety.md, as they are', () => {
    expect(rowsOf('kind')).toEqual(
      NOTIFICATION_KINDS.map((kind) => rowOf(kind, (isDiscreet) => told(notificationText(kind, isDiscreet)))),
    );
  });

  it.each(NOTIFICATION_KINDS)('of “%s” don’t tell what the product is about in discreet mode', (kind) => {
    expect(told(notificationText(kind, true))).not.toMatch(TELLING);
  });

  it('fit on a lock screen', () => {
    for (const kind of NOTIFICATION_KINDS) {
      for (const isDiscreet of [false, true]) {
        const { title, body } = notificationText(kind, isDiscreet);
        expect(title.length, title).toBeLessThanOrEqual(40);
        expect(body.length, body).toBeLessThanOrEqual(80);
      }
    }
  });
});

describe('mails', () => {
  const notices: [string, ChannelNotice][] = [
    ...SLOTS.map((slot): [string, ChannelNotice] => [`reminder ${slot}`, { kind: 'reminder', slot }]),
    ['weekly-content', CONTENT],
    ['plan-end', PLAN_END],
  ];
  const mails: [string, (isDiscreet: boolean) => Message][] = [
    ...notices.map(([name, notice]): [string, (isDiscreet: boolean) => Message] => [
      name,
      (isDiscreet) => noticeMail('a@exemplo.com', notice, contextOf(isDiscreet)),
    ]),
    ['code', () => codeMail('a@exemplo.com', CODE, 15)],
  ];
  /** Subject and first paragraph, which mail programs show beside it. */
  const shown = ({ subject, text }: Message): string => `**${subject}** ${text.split('\n\n')[1]}`;

  it('are all in the review of docs/safety.md, as they are', () => {
    expect(rowsOf('mail')).toEqual(
      mails.map(([name, mailIn]) => rowOf(name, (isDiscreet) => shown(mailIn(isDiscreet)))),
    );
  });

  it.each(mails)('of “%s” don’t tell what the product is about in discreet mode', (_, mailIn) => {
    const { subject, text } = mailIn(true);
    expect(text.endsWith('\n\nAlento')).toBe(true);
    expect(`${subject}\n${text.slice(0, -'\n\nAlento'.length)}`).not.toMatch(TELLING);
  });
});

describe('WhatsApp templates', () => {
  const TEMPLATES = new Map(
    [
      ...documentOf('operations.md').matchAll(/^\| `WHATSAPP_TEMPLATE_(\w+)` \| `\w+` \| \w+ \| (.+?) \| (.+?) \|$/gm),
    ].map(([, name = '', text = '', button = '']) => [
      name.toLowerCase().replaceAll('_', '-'),
      // A remark in brackets is for the operator.
      { text: text.replace(/ \(.*\)$/, ''), button },
    ]),
  );
  const templateOf = (name: string) => {
    const found = TEMPLATES.get(name);
    if (!found) throw new Error(`docs/operations.md has no template ${name}`);
    return found;
  };
  const used: [string, (isDiscreet: boolean) => string][] = [
    ...[{ kind: 'reminder', slot: 'morning' } as const, CONTENT, PLAN_END].map(
      (notice): [string, (isDiscreet: boolean) => string] => [
        notice.kind,
        (isDiscreet) => noticeWhatsApp('+5521977776666', notice, contextOf(isDiscreet)).template,
      ],
    ),
    ['code', () => codeWhatsApp('+5521977776666', CODE).template],
  ];

  it('of docs/operations.md are all in the review of docs/safety.md, as they are', () => {
    expect(rowsOf('template')).toEqual(
      used.map(([name, templateIn]) => rowOf(name, (isDiscreet) => templateOf(templateIn(isDiscreet)).text)),
    );
    const names = used.flatMap(([, templateIn]) => [templateIn(false), templateIn(true)]);
    expect([...TEMPLATES.keys()].sort()).toEqual([...new Set(names)].sort());
  });

  it.each(used)('of “%s” don’t tell what the product is about in discreet mode', (_, templateIn) => {
    const { text, button } = templateOf(templateIn(true));
    expect(`${text} ${button}`).not.toMatch(TELLING);
  });

  it('get no titles and no words of a person in discreet mode', () => {
    expect(noticeWhatsApp('+5521977776666', CONTENT, contextOf(true)).body).toEqual([]);
    expect(noticeWhatsApp('+5521977776666', PLAN_END, contextOf(true)).body).toEqual(['Premium', PLAN_END.endsOn]);
  });
});
