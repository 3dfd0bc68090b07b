import { vi } from 'vitest';

/** Waits until a check passes, on a busy machine too; fails with the check's last error after ten seconds. */
export async function eventually(check: () => unknown): Promise<void> {
  await vi.waitFor(check, { timeout: 10_000 });
}
