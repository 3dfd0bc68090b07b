import type { Draft, Duty } from '../catalogue/family.ts';

const duties: Readonly<Record<Duty, string>> = {
  electrical:
    'Elektro-Altgeräte gehören nicht in den Restmüll. Sie können sie bei jeder kommunalen Sammelstelle und bei uns im Geschäft kostenlos abgeben.',
  battery:
    'Batterien und Akkus gehören nicht in den Restmüll. Wir nehmen sie nach Gebrauch unentgeltlich zurück; bitte kleben Sie die Pole von Lithium-Akkus ab.',
};

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const paragraph = (text: string): string => `<p>${escaped(text)}</p>`;

/** The description as HTML: counter talk, points, what holds for this size, the label of food, and what the law wants said (LAW S3, S4, S6). */
export const descriptionOf = ({ family, size }: Draft): string =>
  [
    ...family.text.split('\n\n').map(paragraph),
    size.note ? paragraph(size.note) : '',
    family.points ? `<ul>${family.points.map((point) => `<li>${escaped(point)}</li>`).join('')}</ul>` : '',
    family.details ?? '',
    ...(family.duties ?? []).map((duty) => paragraph(duties[duty])),
  ].join('');
