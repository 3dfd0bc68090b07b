import { writeFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';

/**
 * Loaded into a process that is measured (`--import`): notes how long each turn of its event loop takes. Times of the
 * wall grow with whatever else wants the processor; the thread's own processor time shows what held the turn itself. At
 * the end both stand in the file that `HELD_LOOP_FILE` names, the longest first, in milliseconds; SIGUSR2 begins anew.
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
