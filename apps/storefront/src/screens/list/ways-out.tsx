import { useId } from 'react';
import { listTexts } from '../../texts/list.de.ts';

/** A link from an empty list, and how many products it leads to; null if they were not counted. */
export interface WayOut {
  readonly text: string;
  readonly href: string;
  readonly count: number | null;
}

/** Links of one kind. Those that lead to no products are left out. */
export function WaysOut({ title, ways }: { title: string; ways: readonly WayOut[] }) {
  const id = useId();
  const open = ways.filter(({ count }) => count !== 0);
  if (open.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ul className="ways-out">
        {open.map(({ text, href, count }) => (
          <li key={`${text} ${href}`}>
            <a href={href}>{text}</a>
            {count !== null && <span className="figures">{listTexts.count(count)}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
