import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  NOTIFICATION_KINDS,
  type NotificationText,
  notificationText,
} from '@alento/domain/reminder/notification-texts.copy';
import { describe, expect, it } from 'vitest';

const DOCUMENT = readFileSync(join(import.meta.dirname, '../../docs/safety.md'), 'utf8');
const SECTION = (DOCUMENT.split('## What a lock screen can show')[1] ?? '').split('\n## ')[0] ?? '';
const ROWS = SECTION.split('\n').filter((line) => /^\| `/.test(line));

const told = ({ title, body }: NotificationText): string => `**${title}** ${body}`;
const rowOf = (kind: (typeof NOTIFICATION_KINDS)[number]): string =>
  `| \`${kind}\` | ${told(notificationText(kind, false))} | ${told(notificationText(kind, true))} |`;

/** Words that tell what the product is about, or what somebody may suffer from. */
const TELLING =
  /alento|humor|sent(e|ir|indo|imento)|emo[çc]|rem[ée]dio|medica|dose|sa[úu]de|terapia|psic|di[áa]rio|registr|crise|ansi|depress|triste|reflex|cuidado|bem-estar/i;

describe('texts on a lock screen', () => {
  it('are all in the review of docs/safety.md, as they are', () => {
    expect(ROWS).toEqual(NOTIFICATION_KINDS.map(rowOf));
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
