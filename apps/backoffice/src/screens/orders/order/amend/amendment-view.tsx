import type { AmendmentPreview } from '@kontor/contract/office';
import { formatAmount, formatPrice } from '../../../../format/format-price.ts';
import { type Column, Table } from '../../../../kit/table.tsx';
import { amendTexts as texts } from '../../../../texts/order.de.ts';

interface Row {
  readonly name: string;
  readonly before: number | null;
  readonly after: number | null;
}

const columns: readonly Column<Row>[] = [
  { title: texts.what, cell: ({ name }) => name },
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
  const { before, after } = preview;
  const of = (goods: AmendmentPreview['before']): [string, number][] => {
    const count = new Map<string, number>();
    const items = goods.items.map(({ name, total }): [string, number] => {
      const again = count.get(name) ?? 0;
      count.set(name, again + 1);
      return [again === 0 ? name : `${name} (${again + 1})`, total[declaration]];
    });
    return [
      ...items,
      ...goods.charges.map(({ label, price }): [string, number] => [label, price[declaration]]),
      ...goods.vouchers.map(({ code, price }): [string, number] => [code, price[declaration]]),
      [texts.toPay, goods.toPay.gross],
      ...goods.toPay.taxRates.map(({ rate, amount }): [string, number] => [texts.tax(rate), amount]),
    ];
  };
  const [was, is] = [new Map(of(before)), new Map(of(after))];
  const names = new Set([...was.keys(), ...is.keys()]);
  const last = (name: string) => (name === texts.toPay ? 1 : name.startsWith('darin') ? 2 : 0);
  return [...names]
    .toSorted((a, b) => last(a) - last(b))
    .map((name) => ({ name, before: was.get(name) ?? null, after: is.get(name) ?? null }));
}
