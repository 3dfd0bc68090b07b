import type { IconName } from '../kit/icon.tsx';

/** An action that a key or the palette starts. */
export interface Command {
  readonly title: string;
  readonly icon: IconName;
  /** One key, or `g` and a letter. It is inactive while the operator types. */
  readonly keys?: string;
  run(): void;
}

/** The layer that is open above the room. */
export type Overlay = 'palette' | 'keys' | null;
