/** A message as the double keeps it. */
export type SentMessage = {
  id: string;
  to: string;
  template: string;
  language: string;
  /** Values of the body's variables. */
  body: readonly string[];
  /** Value of the first button's variable; null without one. */
  button: string | null;
};

/** What is wrong with a request. Meta has a code for each kind; the product treats them alike. */
export class WhatsAppFailure extends Error {}

type Json = { readonly [name: string]: unknown };

function expect(isRight: boolean, details: string): asserts isRight {
  if (!isRight) throw new WhatsAppFailure(details);
}

/** An object with no other keys than these. */
function objectOf(value: unknown, name: string, allowed: readonly string[]): Json {
  expect(typeof value === 'object' && value !== null && !Array.isArray(value), `${name} must be an object`);
  const other = Object.keys(value).find((key) => !allowed.includes(key));
  expect(other === undefined, `Unexpected key "${other}" on param "${name}"`);
  return value as Json;
}

function textOf(value: unknown, name: string): string {
  expect(typeof value === 'string' && value !== '', `${name} is missing`);
  return value;
}

function listOf(value: unknown, name: string): readonly unknown[] {
  expect(Array.isArray(value), `${name} must be an array`);
  return value;
}

/** Values of a component's parameters. Meta refuses line breaks, tabs and more than four spaces in a row. */
const valuesOf = ({ parameters }: Json): string[] =>
  listOf(parameters, 'parameters').map((one) => {
    const { type, text: value } = objectOf(one, 'parameter', ['type', 'text']);
    expect(type === 'text', 'type must be text');
    const text = textOf(value, 'text');
    expect(!/[\n\t]| {5,}/.test(text), 'Param text cannot have new-line/tab characters');
    return text;
  });

function componentsOf(value: unknown): Pick<SentMessage, 'body' | 'button'> {
  let body: string[] = [];
  let button: string | null = null;
  for (const one of listOf(value ?? [], 'components')) {
    const component = objectOf(one, 'component', ['type', 'sub_type', 'index', 'parameters']);
    if (component.type === 'body') body = valuesOf(component);
    else {
      expect(component.type === 'button', 'Unknown type of component');
      expect(component.sub_type === 'url' && component.index === '0', 'button must have sub_type url and index 0');
      button = valuesOf(component)[0] ?? null;
    }
  }
  return { body, button };
}

/** An approved template: the number of variables in its body, and whether its button has one. */
export type ApprovedTemplate = { readonly variables: number; readonly hasButton: boolean };

/**
 * Reads the body of POST /{phone-number-id}/messages, as Meta documents it for templates. Written from the
 * documentation and not from the adapter, so that a mistake of the adapter is found.
 *
 * @throws WhatsAppFailure
 */
export function readMessage(
  json: unknown,
  id: string,
  templates: Readonly<Record<string, ApprovedTemplate>>,
): SentMessage {
  const message = objectOf(json, 'body', ['messaging_product', 'recipient_type', 'to', 'type', 'template']);
  expect(message.messaging_product === 'whatsapp', 'messaging_product must be whatsapp');
  expect([undefined, 'individual'].includes(message.recipient_type as string), 'recipient_type must be individual');
  expect(message.type === 'template', 'type must be template');
  const to = textOf(message.to, 'to');
  expect(/^\+?\d{10,15}$/.test(to), 'to is not a phone number');
  const template = objectOf(message.template, 'template', ['name', 'language', 'components']);
  const name = textOf(template.name, 'template.name');
  const language = textOf(objectOf(template.language, 'language', ['code', 'policy']).code, 'language.code');
  const approved = language === 'pt_BR' ? templates[name] : undefined;
  expect(approved !== undefined, `template name (${name}) does not exist in ${language}`);
  const { body, button } = componentsOf(template.components);
  const isComplete = body.length === approved.variables && (button !== null) === approved.hasButton;
  expect(isComplete, 'Number of parameters does not match the expected number of params');
  return { id, to, template: name, language, body, button };
}
