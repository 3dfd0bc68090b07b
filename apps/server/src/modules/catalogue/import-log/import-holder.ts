import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';

/** The imports that run in this process, by their holder names. */
const atWork = new Set<string>();

/** A new holder name for an import that this process begins. */
export function newHolder(): string {
  const holder = [hostname(), process.pid, randomUUID()].join(' ');
  atWork.add(holder);
  return holder;
}

/** Records that this process no longer runs the import. */
export function releaseHolder(holder: string): void {
  atWork.delete(holder);
}

/** Whether the process that ran an import is certainly gone. For another machine the answer is always no. */
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
