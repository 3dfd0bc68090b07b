import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { afterAll } from './after-all.ts';

/**
 * Parts of a page that nobody waits for: they are shown when the page is hydrated and the browser has nothing else to
 * do. The server leaves them out.
 */
export function WhenIdle({ children }: { children: ReactNode }) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => afterAll(() => setIdle(true)), []);
  return isIdle && <Suspense>{children}</Suspense>;
}

/** A component whose code is loaded when it is first shown. If it cannot be loaded, it shows `instead`, or nothing. */
export function optional<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = () => null,
) {
  return lazy(async () => ({ default: await load().catch(() => instead) }));
}
