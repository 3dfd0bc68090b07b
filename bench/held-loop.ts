import { writeFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';

/**
 * Loaded into a measured process (`--import`). It records the time of each turn of the event loop. Wall-clock time
 * grows with other load on the processor, so the thread's own processor time is recorded too. At the end both are
 * written to `HELD_LOOP_FILE`, longest first, in milliseconds. SIGUSR2 starts anew.
 */
const turns: { readonly wall: number; readonly own: number }[] = [];
let before = now();

function now() {
  const { user, system } = process.threadCpuUsage();
  return { wall: performance.now(), own: (user + system) / 1000 };
}

setInterval(() => {
  const at = now();
  turns.push({ wall: at.wall - before.wall, own: at.own - before.own });
  before = at;
}, 1).unref();

process.on('SIGUSR2', () => {
  turns.length = 0;
});

process.on('exit', () => {
  const longestFirst = (times: number[]) => times.sort((a, b) => b - a);
  const held = {
    wall: longestFirst(turns.map(({ wall }) => wall)),
    own: longestFirst(turns.map(({ own }) => own)),
  };
  writeFileSync(process.env.HELD_LOOP_FILE ?? 'held-loop.json', JSON.stringify(held));
});
