/**
 * A script for browsers: the source text of the functions that a module in browser/ exports, and a call of one of them.
 * So such a module contains only functions, which use only each other. It is imported by its address, because a
 * server's types do not know browsers' globals. The script leaves no names in the page.
 */
export async function browserScript(module: 'buttons' | 'popup', call: string): Promise<string> {
  const functions: object = await import(new URL(`./browser/${module}.ts`, import.meta.url).href);
  return `(() => {\n'use strict';\n${Object.values(functions).map(String).join('\n')}\n${call};\n})();\n`;
}

/** A value as a literal that is safe anywhere in a script. */
export function literal(value: unknown): string {
  const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(value).replace(/[\u2028\u2029<]/g, escaped);
}
