import { Icon } from './icon.tsx';

/** A state in one word, with a shape beside it. The colour only repeats it. */
export function Status({ look = 'plain', label }: { look?: 'plain' | 'good' | 'warn'; label: string }) {
  return (
    <span className={`status status-${look}`}>
      {look === 'plain' ? <span className="status-dot" aria-hidden="true" /> : <Icon name={look} />}
      {label}
    </span>
  );
}
