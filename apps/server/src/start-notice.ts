import { findingSentence, goLiveTexts as texts } from './modules/go-live/go-live.service.ts';
import type { Finding } from './modules/go-live/types.ts';

const width = 78;

/**
 * The lines printed at the end of a start behind https while the shop is not ready: what prevents orders or, if nothing
 * does, what else is missing. Empty if the shop is ready, or is only being tried out.
 */
export function startNotice(findings: readonly Finding[], publicUrl: string): string[] {
  if (!publicUrl.startsWith('https:')) return [];
  const against = findings.filter(({ weight }) => weight === 'orders');
  const open = findings.filter(({ weight }) => weight === 'open');
  if (against.length + open.length === 0) return [];
  const isClosed = against.length > 0;
  const told = isClosed ? against : open;
  const rule = '═'.repeat(width);
  return [
    ...['', rule, ` ${isClosed ? texts.closed : texts.unfinished}`, ''],
    ...told.flatMap((finding) => wrapped(findingSentence(finding))),
    ...(isClosed && open.length > 0 ? ['', ` ${texts.more}`] : []),
    ...['', ` ${texts.all}`, rule],
  ];
}

/** A sentence as wrapped lines of a list. */
function wrapped(sentence: string): string[] {
  const lines: string[] = [];
  for (const word of sentence.split(' ')) {
    const line = lines.at(-1);
    if (line === undefined) lines.push(` - ${word}`);
    else if (line.length + 1 + word.length > width) lines.push(`   ${word}`);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines;
}
