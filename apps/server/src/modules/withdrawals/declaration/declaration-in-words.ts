import { germanCount } from '../../../german-format.ts';
import { declarationTexts as texts } from '../texts/declaration.de.ts';
import type { Declaration } from './types.ts';

/** The content of a declaration, label by label. The customer sees it and gets it by mail, and the shop reads it. */
export function declarationInWords(declaration: Declaration): (readonly [label: string, lines: readonly string[]])[] {
  const { labels } = texts;
  const { name, email, orderNumber, orderEmail, orderDate } = declaration;
  const rows: (readonly [string, readonly string[]])[] = [
    [labels.name, [name]],
    [labels.orderNumber, [orderNumber]],
    [labels.orderDate, [orderDate]],
    [labels.orderEmail, [orderEmail]],
    [labels.what, whatInWords(declaration)],
    [labels.email, [email]],
  ];
  return rows.filter(([, lines]) => lines.some((line) => line !== ''));
}

/** The whole order, pieces of its lines, or the typed text. */
function whatInWords({ items, what }: Declaration): readonly string[] {
  if (items === null) return what === '' ? [texts.all] : what.split('\n');
  return items.map(({ amount, ordered, unit, name }) =>
    amount === ordered
      ? texts.item(`${germanCount(amount)} ${unit}`, name)
      : texts.part(germanCount(amount), `${germanCount(ordered)} ${unit}`, name),
  );
}
