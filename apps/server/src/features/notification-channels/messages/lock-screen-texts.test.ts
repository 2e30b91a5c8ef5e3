import { NOTIFICATION_KINDS, notificationText } from '@alento/domain/reminder/notification-texts.copy';
import { SLOTS } from '@alento/domain/reminder/slots';
import { describe, expect, it } from 'vitest';
import { codeMail, noticeMail } from './channel.mail.ts';
import { noticeWhatsApp } from './channel.whatsapp.ts';
import type { ChannelNotice } from './channel-notice.ts';

/** Words that tell what the product is about, or what somebody may suffer from. */
const TELLING =
  /alento|humor|sent(e|ir|indo|imento)|emo[çc]|rem[ée]dio|medica|dose|sa[úu]de|terapia|psic|di[áa]rio|registr|crise|ansi|depress|triste|reflex|cuidado|bem-estar/i;

const PLAN_END: ChannelNotice = { kind: 'plan-end', planId: 'premium', endsOn: '17 de março de 2026' };
const CONTENT: ChannelNotice = {
  kind: 'weekly-content',
  titles: [{ title: 'Ansiedade: o que é', url: 'https://app.example/conteudos/ansiedade' }],
};
const REMINDERS = SLOTS.map((slot): ChannelNotice => ({ kind: 'reminder', slot }));
const contextOf = (isDiscreet: boolean) => ({
  isDiscreet,
  token: 'token',
  linkTo: (path: string): string => `https://app.example${path}`,
});

describe.each(NOTIFICATION_KINDS)('notifications of the kind “%s”', (kind) => {
  it('don’t tell what the product is about in discreet mode', () => {
    expect(Object.values(notificationText(kind, true)).join(' ')).not.toMatch(TELLING);
  });

  it.each([false, true])('fit on a lock screen (discreet: %s)', (isDiscreet) => {
    const { title, body } = notificationText(kind, isDiscreet);
    expect(title.length).toBeLessThanOrEqual(40);
    expect(body.length).toBeLessThanOrEqual(80);
  });
});

it.each([
  ...[...REMINDERS, CONTENT, PLAN_END].map((notice) => noticeMail('a@exemplo.com', notice, contextOf(true))),
  codeMail('a@exemplo.com', '123456', 15),
])('the mail “$subject” doesn’t tell what the product is about in discreet mode, except by its signature', (mail) => {
  const signature = '\n\nAlento';
  expect(mail.text.endsWith(signature)).toBe(true);
  expect(`${mail.subject}\n${mail.text.slice(0, -signature.length)}`).not.toMatch(TELLING);
});

describe('WhatsApp messages', () => {
  it.each([...REMINDERS, CONTENT])('of the kind $kind use another template in discreet mode', (notice) => {
    const [open, discreet] = [false, true].map((is) => noticeWhatsApp('+5521977776666', notice, contextOf(is)));
    expect(discreet?.template).not.toBe(open?.template);
  });

  it('get no titles and no words of a person in discreet mode', () => {
    expect(noticeWhatsApp('+5521977776666', CONTENT, contextOf(true)).body).toEqual([]);
    expect(noticeWhatsApp('+5521977776666', PLAN_END, contextOf(true)).body).toEqual(['Premium', PLAN_END.endsOn]);
  });
});
