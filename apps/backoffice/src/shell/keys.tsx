import { shellTexts as texts } from '../texts/shell.de.ts';

/** Keys drawn as keycaps, in the order in which they are pressed. */
export function Keys({ keys }: { keys: string }) {
  return (
    <span className="keys">
      {keys.split(' ').map((key) => (
        <kbd key={key}>{key === 'mod' ? texts.modifier : key.toUpperCase()}</kbd>
      ))}
    </span>
  );
}
