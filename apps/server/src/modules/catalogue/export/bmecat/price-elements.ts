import { momentIn } from '../../../../tables/german-moment.ts';
import { parseGermanNumber, parsePercent } from '../../../../tables/german-number.ts';
import type { XmlElement } from '../../../../tables/xml/read-elements.ts';
import { xmlElement, xmlIfAny } from '../../../../tables/xml/write-element.ts';
import { partsOf } from '../../field-kinds.ts';
import type { ConditionCells } from '../exported/exported-fields.ts';

/** Whether the prices of a shop are gross or net. */
export type ListPriceType = 'gros_list' | 'net_list';

interface Tier {
  readonly from: number;
  readonly price: number;
}

/**
 * The price of a unit, with its scales and the recommended price. A sale is a block of its own with its period. A
 * condition for a customer group is left out, because not everybody may see its price.
 */
export function priceElements(cells: ConditionCells, type: ListPriceType): XmlElement[] {
  if (cells.customerGroup) return [block([xmlElement('PRODUCT_PRICE', [], { price_type: 'on_request' })])];
  const tax = String(Number((parsePercent(cells.taxRate ?? '') / 100).toFixed(6)));
  const own = parseGermanNumber(cells.price ?? '');
  const tiers = [{ from: 1, price: own }, ...scalesIn(cells.scales)];
  const listPrices = cells.listPrice ? [{ from: 1, price: parseGermanNumber(cells.listPrice) }] : [];
  const recommended = pricesOf('nrp', tax, listPrices);
  const usual = block([...pricesOf(type, tax, tiers), ...recommended]);
  if (!cells.salePrice) return [usual];
  const sale = parseGermanNumber(cells.salePrice);
  const reduced = tiers.map(({ from, price }) => ({ from, price: Math.min(price, sale) }));
  return [usual, block([...timesOf(cells), ...pricesOf(type, tax, reduced), ...recommended])];
}

function block(content: readonly (XmlElement | undefined)[]): XmlElement {
  return xmlElement('PRODUCT_PRICE_DETAILS', content);
}

function timesOf({ saleFrom, saleUntil }: ConditionCells) {
  return [
    xmlIfAny('VALID_START_DATE', moment(saleFrom, 'from')),
    xmlIfAny('VALID_END_DATE', moment(saleUntil, 'until')),
  ];
}

/** The time in a cell as ISO 8601. */
function moment(cell: string | undefined, end: 'from' | 'until'): string | undefined {
  const read = cell ? momentIn(cell, end) : null;
  return read === null ? undefined : new Date(read.at).toISOString();
}

function pricesOf(type: string, tax: string, tiers: readonly Tier[]): XmlElement[] {
  return tiers.map(({ from, price }) =>
    xmlElement(
      'PRODUCT_PRICE',
      [
        xmlElement('PRICE_AMOUNT', price.toFixed(2)),
        xmlElement('PRICE_CURRENCY', 'EUR'),
        xmlElement('TAX', tax),
        from > 1 ? xmlElement('LOWER_BOUND', String(from)) : undefined,
      ],
      { price_type: type },
    ),
  );
}

function scalesIn(cell: string | undefined): Tier[] {
  return partsOf(cell).map((part) => {
    const [from = '', price = ''] = part.split(': ');
    return { from: Number(from), price: parseGermanNumber(price) };
  });
}
