import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '@alento/domain/interface/paths';
import type { RouteName } from '@alento/domain/interface/routes';
import { SCREEN_NAMES } from './prompt-data.copy.ts';

const FOLDER = join(import.meta.dirname, '../prompts');
const TASKS = ['assistant', 'book', 'analyze-mood', 'insight', 'entry'] as const;
export type PromptTask = (typeof TASKS)[number];

/** A prompt: the system message with rules, and a message with data followed by the request. */
export type BuiltPrompt = { system: string; message: string };
/** The data of a prompt by the name of their block. */
type PromptData = Readonly<Record<string, unknown>>;
export type BuildPrompt = (
  task: PromptTask,
  data: PromptData,
  options?: { afterCrisis?: boolean; hasTools?: boolean },
) => BuiltPrompt;

/** Reads the prompt templates and returns a function that fills them. */
export function readPrompts(): BuildPrompt {
  const read = (name: string) => readFileSync(join(FOLDER, `${name}.md`), 'utf8').trim();
  const [rules, afterCrisisText, toolsText] = [read('rules'), read('after-crisis'), read('tools')];
  const templates = new Map(TASKS.map((task) => [task, partsOf(read(task), rules)]));
  return (task, data, { afterCrisis = false, hasTools = false } = {}) => {
    const template = templates.get(task);
    if (!template) throw new Error(`no prompt for ${task}`);
    const marker = markerOf(data);
    const values = {
      marker,
      screens: SCREEN_LINKS,
      afterCrisis: afterCrisis ? afterCrisisText : '',
      tools: hasTools ? toolsText : '',
    };
    const blocks = Object.entries(data).map(([name, value]) => dataBlock(marker, name, value));
    return {
      system: filled(template.system, values).trim(),
      message: [...blocks, filled(template.request, values)].join('\n\n'),
    };
  };
}

const SCREEN_LINKS = Object.entries(SCREEN_NAMES)
  .map(([screen, name]) => `[${name}](${paths[screen as RouteName]})`)
  .join(', ');

function partsOf(text: string, rules: string) {
  const [system, request, ...more] = text.split(/^---$/m);
  if (system === undefined || request === undefined || more.length > 0) throw new Error('a prompt has two parts');
  return { system: system.replace('{{rules}}', () => rules), request: request.trim() };
}

/** Fills the placeholders of a template in one pass, so that placeholders inside a value are not filled. */
function filled(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`a prompt asks for ${name}`);
    return value;
  });
}

/** The tag name of the blocks: a hash of all their data, so that a text in the data can't contain it. */
const markerOf = (data: PromptData): string =>
  `dados-${createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 20)}`;

const dataBlock = (marker: string, name: string, value: unknown): string =>
  `<${marker} nome="${name}">\n${escapedJson(value)}\n</${marker}>`;

/**
 * JSON on one line, in which tags, code fences, line separators and invisible characters are escaped, so that a text in
 * the data can't end its block.
 */
const escapedJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>`\u007f-\u009f\u2028\u2029\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]|[\u{e0000}-\u{e007f}]/gu,
    (character) =>
      Array.from({ length: character.length }, (_, index) => {
        const unit = character.charCodeAt(index).toString(16).padStart(4, '0');
        return `\\u${unit}`;
      }).join(''),
  );
