import type { Draft } from './family.ts';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const paragraph = (text: string): string => `<p>${escaped(text)}</p>`;

/** The description as HTML: counter talk, points, and what holds for this size. */
export const descriptionOf = ({ family, size }: Draft): string =>
  [
    ...family.text.split('\n\n').map(paragraph),
    size.note ? paragraph(size.note) : '',
    family.points ? `<ul>${family.points.map((point) => `<li>${escaped(point)}</li>`).join('')}</ul>` : '',
  ].join('');
