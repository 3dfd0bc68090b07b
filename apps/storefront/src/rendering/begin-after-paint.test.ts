import { expect, test } from 'vitest';
import { beginAfterPaint } from './begin-after-paint.ts';

/** Runs the script in a fake browser that records the imports. */
function run() {
  const imported: string[] = [];
  const frames: (() => void)[] = [];
  const later: { work: () => void; after: number }[] = [];
  const text = beginAfterPaint(['/a.js', '/b.js']).replaceAll('import(', 'imports(');
  new Function('imports', 'requestAnimationFrame', 'setTimeout', text)(
    (address: string) => imported.push(address),
    (work: () => void) => frames.push(work),
    (work: () => void, after = 0) => later.push({ work, after }),
  );
  return { imported, frames, later };
}

test('nothing is fetched before the first frame was painted', () => {
  const { imported, frames, later } = run();
  expect([imported, frames.length, later.map(({ after }) => after)]).toEqual([[], 1, [1000]]);
  frames[0]?.();
  expect(imported).toEqual([]); // the callback runs before the frame is painted
  later[1]?.work();
  expect([imported, later[1]?.after]).toEqual([['/a.js', '/b.js'], 0]);
});

test('a page that nobody sees begins all the same', () => {
  const { imported, later } = run();
  later[0]?.work();
  expect(imported).toEqual(['/a.js', '/b.js']);
});
