import { isContentId } from '@alento/domain/content/kinds';
import { HELP_GROUPS } from '@alento/domain/help/help-page';
import { z } from 'zod';
import { get } from './endpoint.ts';
import { TextThat } from './fields.ts';

const Address = TextThat('CONTENT_NOT_FOUND', isContentId);

const HelpLink = z.object({ title: z.string(), address: z.string() });

/** A page about using the product. */
export const HelpPage = HelpLink.extend({
  group: z.enum(HELP_GROUPS),
  asked: z.array(z.string()).meta({ description: 'The question as people type it' }),
  content: z.string().meta({ description: 'HTML' }),
  related: z.array(HelpLink),
});
export type HelpPage = z.infer<typeof HelpPage>;

export const listHelpPages = get('/help', {
  summary: 'All help pages with their texts, by group and title, so that a device can search them offline',
  auth: false,
  limits: ['public-reads'],
  answers: z.object({ pages: z.array(HelpPage) }),
});

export const readHelpPage = get('/help/{address}', {
  summary: 'A help page',
  auth: false,
  limits: ['public-reads'],
  params: z.object({ address: Address }),
  answers: HelpPage,
  errors: ['CONTENT_NOT_FOUND'],
});
