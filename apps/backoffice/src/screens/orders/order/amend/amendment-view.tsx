import type { AmendmentPreview } from '@kontor/contract/office';
import { formatAmount, formatPrice } from '../../../../format/format-price.ts';
import { type Column, Table } from '../../../../kit/table.tsx';
import { amendTexts as texts } from '../../../../texts/order.de.ts';

interface Row {
  readonly name: string;
  /** How many, of an article. */
  readonly amounts: string | undefined;
  readonly before: number | null;
  readonly after: number | null;
}

const columns: readonly Column<Row>[] = [
  {
    title: texts.what,
    cell: ({ name, amounts }) => (
      <>
        {name}
        {amounts !== undefined && <span className="second-line">{amounts}</span>}
      </>
    ),
  },
  { title: texts.before, isNumber: true, isShort: true, cell: ({ before }) => shown(before) },
  { title: texts.after, isNumber: true, isShort: true, cell: ({ after }) => shown(after) },
];

function shown(amount: number | null) {
  return amount === null ? '–' : formatAmount(amount);
}

/** Old and new side by side, the difference with its tax, and what becomes of stock and money. */
export function AmendmentView(props: { preview: AmendmentPreview; declaration: 'gross' | 'net' }) {
  const { difference, money, lapsed, stock, invoice } = props.preview;
  return (
    <>
      <Table isCompact caption={texts.preview} columns={columns} rows={rowsOf(props)} keyOf={({ name }) => name} />
      <p role="status">
        <strong>{texts.difference(formatPrice(difference.gross))}</strong>,{' '}
        {texts.differenceTax(formatPrice(difference.tax))}
      </p>
      <ul className="amendment-facts">
        {money.received !== null && <li>{texts.received(formatPrice(money.received))}</li>}
        {money.open > 0 && <li>{texts.open(formatPrice(money.open))}</li>}
        {money.toRefund > 0 && <li>{texts.toRefund(formatPrice(money.toRefund))}</li>}
        {invoice !== null && <li>{texts.replaced(invoice)}</li>}
        {lapsed.length > 0 && <li>{texts.lapsed(lapsed)}</li>}
        {stock.map(({ name, amount }) => (
          <li key={name}>{texts.stock(name, amount)}</li>
        ))}
      </ul>
    </>
  );
}

function rowsOf({ preview, declaration }: { preview: AmendmentPreview; declaration: 'gross' | 'net' }): Row[] {
  const [before, after] = [preview.before, preview.after].map((goods) => partsOf(goods, declaration));
  const rows = (part: keyof Parts): Row[] => {
    const [was, is] = [new Map(before?.[part]), new Map(after?.[part])];
    return [...new Set([...was.keys(), ...is.keys()])].map((name) => ({
      ...{ name, before: was.get(name)?.price ?? null, after: is.get(name)?.price ?? null },
      amounts: amountsOf(was.get(name)?.amount, is.get(name)?.amount),
    }));
  };
  return [...rows('items'), ...rows('costs'), ...rows('sums')];
}

/** The amounts of an article before and after; undefined: it is no article. */
function amountsOf(was: string | undefined, is: string | undefined): string | undefined {
  return was === undefined || is === undefined || was === is ? (is ?? was) : texts.amounts(was, is);
}

interface Part {
  readonly price: number;
  readonly amount?: string;
}

/** The parts of goods by their names: articles, costs with vouchers, and sums. */
type Parts = Readonly<Record<'items' | 'costs' | 'sums', readonly (readonly [name: string, part: Part])[]>>;

function partsOf({ items, charges, vouchers, toPay }: AmendmentPreview['before'], declaration: 'gross' | 'net'): Parts {
  const count = new Map<string, number>();
  return {
    items: items.map(({ name, amount, unit, total }) => {
      const again = (count.get(name) ?? 0) + 1;
      count.set(name, again);
      const part = { price: total[declaration], amount: texts.amountOf(amount, unit) };
      return [again === 1 ? name : `${name} (${again})`, part];
    }),
    costs: [
      ...charges.map(({ label, price }) => [label, { price: price[declaration] }] as const),
      ...vouchers.map(({ code, price }) => [code, { price: price[declaration] }] as const),
    ],
    sums: [
      [texts.toPay, { price: toPay.gross }],
      ...toPay.taxRates.map(({ rate, amount }) => [texts.tax(rate), { price: amount }] as const),
    ],
  };
}
