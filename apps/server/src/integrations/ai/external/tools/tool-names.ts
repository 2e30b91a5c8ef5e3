/** The tools of the external service. */
export const TOOL_NAMES = ['diary', 'library', 'help', 'plan'] as const;
export type ToolName = (typeof TOOL_NAMES)[number];
