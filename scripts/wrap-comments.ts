import { writeFileSync } from 'node:fs';
import { filesLike, root, textOf } from '../docs/rules.ts';

/** The last column of a comment. Biome wraps code there, but not comments. */
const width = 120;

/** Lines that are never joined with others: list items, tags, tables, addresses, directives to tools. */
const standsAlone = /^(?:[-*|@#]|\d+\.|```|https?:\S+$|biome-|@ts-|#region|\s{2,})/;

/** The files whose comments are wrapped. */
export const commentedFiles = '{*,{apps,bench,demo,docs,e2e,packages,scripts}/**/*}.{ts,tsx,mjs}';

const isLong = (line: string) => [...line].length > width;

/** Words in lines that begin with `lead` and stay within the width. */
function wrap(text: string, lead: string): string[] {
  const lines: string[] = [];
  let line = lead;
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (line !== lead && isLong(`${line} ${word}`)) {
      lines.push(line);
      line = lead;
    }
    line += line === lead ? word : ` ${word}`;
  }
  return [...lines, line];
}

/** Wraps the lines of a comment, given without their lead. Only paragraphs with a long line are wrapped. */
function wrapParagraphs(lines: readonly string[], lead: string): string[] {
  const paragraphs: string[][] = [];
  for (const line of lines) {
    const last = paragraphs.at(-1);
    if (last && line !== '' && last[0] !== '' && !standsAlone.test(line)) last.push(line);
    else paragraphs.push([line]);
  }
  return paragraphs.flatMap((paragraph) => {
    const written = paragraph.map((line) => `${lead}${line}`.trimEnd());
    if (!written.some(isLong)) return written;
    const [, mark = ''] = paragraph[0]?.match(/^((?:[-*]|\d+\.) )/) ?? [];
    const [first = '', ...more] = wrap(paragraph.join(' ').slice(mark.length), `${lead}${' '.repeat(mark.length)}`);
    return [`${lead}${mark}${first.slice(lead.length + mark.length)}`, ...more];
  });
}

/** The source with its comments within the width. Comments behind code are not changed. */
export function wrapComments(source: string): string {
  return source
    .replace(/^( *)\/\*\*? (.*) \*\/$/gm, (comment, indent: string, text: string) =>
      isLong(comment) ? [`${indent}/**`, ...wrap(text, `${indent} * `), `${indent} */`].join('\n') : comment,
    )
    .replace(/^( *)\/\*\*\n((?:\1 \*(?!\/).*\n)+)\1 \*\/$/gm, (comment, indent: string, body: string) => {
      if (!body.split('\n').some(isLong)) return comment;
      const lines = body
        .trimEnd()
        .split('\n')
        .map((line) => line.slice(indent.length + 2).replace(/^ /, ''));
      return [`${indent}/**`, ...wrapParagraphs(lines, `${indent} * `), `${indent} */`].join('\n');
    })
    .replace(/^( *)\/\/ .*(?:\n\1\/\/ .*)*$/gm, (comment, indent: string) => {
      const lines = comment.split('\n').map((line) => line.slice(indent.length + 3));
      return wrapParagraphs(lines, `${indent}// `).join('\n');
    });
}

if (import.meta.main) {
  for (const path of filesLike(commentedFiles)) {
    const source = textOf(path);
    const wrapped = wrapComments(source);
    if (wrapped !== source) writeFileSync(`${root}/${path}`, wrapped);
  }
}
