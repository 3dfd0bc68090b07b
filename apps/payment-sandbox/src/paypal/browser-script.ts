/**
 * A script for browsers: the functions that a module in browser/ exports, as their own text, and a call of one of them.
 * So such a module has nothing but functions, which use each other and nothing else. It is imported by its address:
 * what browsers have is not to be seen by the types of a server. Nothing of it is left in the page.
 */
export async function browserScript(module: 'buttons' | 'popup', call: string): Promise<string> {
  const functions: object = await import(new URL(`./browser/${module}.ts`, import.meta.url).href);
  return `(() => {\n'use strict';\n${Object.values(functions).map(String).join('\n')}\n${call};\n})();\n`;
}

/** A value as a literal that is safe in a script, wherever that stands. */
export function literal(value: unknown): string {
  const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(value).replace(/[\u2028\u2029<]/g, escaped);
}
