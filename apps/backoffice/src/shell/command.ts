import type { IconName } from '../kit/icon.tsx';

/** Something that a key or the palette does. */
export interface Command {
  readonly title: string;
  readonly icon: IconName;
  /** One key, or `g` and a letter; it rests while somebody types. */
  readonly keys?: string;
  run(): void;
}

/** What lies open above the room. */
export type Overlay = 'palette' | 'keys' | null;
