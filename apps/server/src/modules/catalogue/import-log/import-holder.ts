import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';

/** The imports that this process runs, by the names under which it holds them. */
const atWork = new Set<string>();

/** Names this process as the one that runs an import. */
export function newHolder(): string {
  const holder = [hostname(), process.pid, randomUUID()].join(' ');
  atWork.add(holder);
  return holder;
}

/** Ends that: this process does not run the import any more. */
export function letGo(holder: string): void {
  atWork.delete(holder);
}

/** Whether the process that runs an import is certainly gone. Nobody can tell for one on another machine. */
export function isGone(holder: string): boolean {
  const [host, pid] = holder.split(' ');
  if (host !== hostname()) return host === '';
  return Number(pid) === process.pid ? !atWork.has(holder) : !isRunning(Number(pid));
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
