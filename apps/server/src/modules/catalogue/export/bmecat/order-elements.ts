import { readContent } from '@kontor/domain';
import type { XmlElement } from '../../../../tables/xml/read-elements.ts';
import { xmlElement, xmlIfAny } from '../../../../tables/xml/write-element.ts';
import { unitCode } from '../../import/bmecat/order-units.ts';
import { defaultUnit } from '../../product-to-store.ts';
import type { ConditionCells } from '../exported/exported-fields.ts';

/** The UN/ECE code for one piece of anything. */
const one = 'C62';

/** The unit of sale, its content, and the amounts in which it is sold. */
export function orderElement({ unit = defaultUnit, content, ...cells }: ConditionCells): XmlElement {
  return xmlElement('PRODUCT_ORDER_DETAILS', [
    ...unitElements(unit, content),
    xmlIfAny('PRICE_QUANTITY', cells.priceQuantity),
    xmlIfAny('QUANTITY_MIN', cells.minAmount),
    xmlIfAny('QUANTITY_INTERVAL', cells.amountStep),
    xmlIfAny('QUANTITY_MAX', cells.maxAmount),
  ]);
}

/** `Flasche` with `0,75 l`, `Schachtel à 100 Stück`, `10er-Pack`. Other names of units have no code. */
function unitElements(unit: string, content: string | undefined): XmlElement[] {
  const known = content === undefined ? null : readContent(content);
  const code = known === null ? undefined : unitCode(known.unit);
  const [name, inside] = unit.split(' à ');
  const [, count, counted = ''] = /^(\d+) (.+)$/.exec(inside ?? '') ?? [];
  const [, pieces] = /^(\d+)er-Pack(?:ung)?$/.exec(unit) ?? [];
  if (known !== null && code !== undefined)
    return units(unitCode(unit), code, String(Number(((known.count ?? 1) * known.quantity).toFixed(6))));
  if (count !== undefined && unitCode(counted) !== undefined)
    return units(unitCode(name ?? ''), unitCode(counted), count);
  if (pieces !== undefined) return units(unitCode('Packung'), one, pieces);
  return units(unitCode(unit));
}

function units(order = one, inside?: string, count?: string): XmlElement[] {
  return [xmlElement('ORDER_UNIT', order), xmlIfAny('CONTENT_UNIT', inside), xmlIfAny('NO_CU_PER_OU', count)].filter(
    (element) => element !== undefined,
  );
}
