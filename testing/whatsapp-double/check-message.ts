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

/** What is wrong with a request, by Meta's code, with the text of its documentation. */
export class WhatsAppFailure extends Error {
  readonly code: number;
  readonly status: number;
  readonly details: string;

  constructor(status: number, code: number, message: string, details: string) {
    super(`(#${code}) ${message}`);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

type Json = { readonly [name: string]: unknown };

const INVALID = 100;
const WRONG_PARAMETER = 131008;
const BAD_VALUE = 131009;
const NO_TEMPLATE = 132001;
const WRONG_COUNT = 132000;
const BAD_CHARACTERS = 132018;

const refuse = (code: number, message: string, details: string): never => {
  throw new WhatsAppFailure(400, code, message, details);
};

function objectOf(value: unknown, name: string): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return refuse(INVALID, 'Invalid parameter', `${name} must be an object`);
  return value as Json;
}

function only(value: Json, allowed: readonly string[], name: string): void {
  const other = Object.keys(value).find((key) => !allowed.includes(key));
  if (other !== undefined) refuse(INVALID, 'Invalid parameter', `Unexpected key "${other}" on param "${name}"`);
}

function textOf(value: unknown, name: string): string {
  if (typeof value === 'string' && value !== '') return value;
  return refuse(WRONG_PARAMETER, 'Required parameter is missing', `${name} is missing`);
}

/** Values of a component's parameters. Meta refuses line breaks, tabs and more than four spaces in a row. */
function valuesOf(component: Json, name: string): string[] {
  const { parameters } = component;
  if (!Array.isArray(parameters)) return refuse(INVALID, 'Invalid parameter', `${name}.parameters must be an array`);
  return parameters.map((one, place) => {
    const parameter = objectOf(one, `${name}.parameters[${place}]`);
    only(parameter, ['type', 'text'], `${name}.parameters[${place}]`);
    if (parameter.type !== 'text') refuse(BAD_VALUE, 'Parameter value is not valid', `${name}: type must be text`);
    const text = textOf(parameter.text, `${name}.parameters[${place}].text`);
    if (/[\n\t]| {5,}/.test(text))
      refuse(
        BAD_CHARACTERS,
        'Template parameter has invalid characters',
        'Param text cannot have new-line/tab characters',
      );
    return text;
  });
}

type Components = { body: string[]; button: string | null };

function componentsOf(value: unknown): Components {
  if (value === undefined) return { body: [], button: null };
  if (!Array.isArray(value)) return refuse(INVALID, 'Invalid parameter', 'components must be an array');
  const read: Components = { body: [], button: null };
  for (const one of value) {
    const component = objectOf(one, 'component');
    if (component.type === 'body') {
      only(component, ['type', 'parameters'], 'body');
      read.body = valuesOf(component, 'body');
    } else if (component.type === 'button') {
      only(component, ['type', 'sub_type', 'index', 'parameters'], 'button');
      if (component.sub_type !== 'url' || component.index !== '0')
        refuse(BAD_VALUE, 'Parameter value is not valid', 'button must have sub_type url and index 0');
      read.button = valuesOf(component, 'button')[0] ?? null;
    } else refuse(BAD_VALUE, 'Parameter value is not valid', 'Unknown type of component');
  }
  return read;
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
  body: unknown,
  id: string,
  templates: Readonly<Record<string, ApprovedTemplate>>,
): SentMessage {
  const message = objectOf(body, 'body');
  only(message, ['messaging_product', 'recipient_type', 'to', 'type', 'template'], 'body');
  if (message.messaging_product !== 'whatsapp')
    refuse(INVALID, 'The parameter messaging_product is required.', 'messaging_product must be whatsapp');
  if (message.recipient_type !== undefined && message.recipient_type !== 'individual')
    refuse(BAD_VALUE, 'Parameter value is not valid', 'recipient_type must be individual');
  if (message.type !== 'template') refuse(BAD_VALUE, 'Parameter value is not valid', 'type must be template');
  const to = textOf(message.to, 'to');
  if (!/^\+?\d{10,15}$/.test(to)) refuse(BAD_VALUE, 'Parameter value is not valid', 'to is not a phone number');
  const template = objectOf(message.template, 'template');
  only(template, ['name', 'language', 'components'], 'template');
  const name = textOf(template.name, 'template.name');
  const language = objectOf(template.language, 'template.language');
  only(language, ['code', 'policy'], 'template.language');
  const code = textOf(language.code, 'template.language.code');
  const approved = code === 'pt_BR' ? templates[name] : undefined;
  if (!approved)
    return refuse(
      NO_TEMPLATE,
      'Template name does not exist in the translation',
      `template name (${name}) does not exist in ${code}`,
    );
  const components = componentsOf(template.components);
  if (components.body.length !== approved.variables || (components.button !== null) !== approved.hasButton)
    refuse(
      WRONG_COUNT,
      'Number of parameters does not match the expected number of params',
      `expected ${approved.variables}`,
    );
  return { id, to, template: name, language: code, ...components };
}
