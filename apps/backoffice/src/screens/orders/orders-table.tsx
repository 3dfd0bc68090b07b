import type { OrderListPage } from '@kontor/contract/office';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { CheckBox } from '../../kit/check-box.tsx';
import { Menu } from '../../kit/menu.tsx';
import { type Column, Table } from '../../kit/table.tsx';
import { useListColumns } from '../../lists/list-columns.ts';
import { isAllowed } from '../../session/is-allowed.ts';
import { useOperator } from '../../session/office-state.ts';
import { manyTexts, ordersTexts as texts } from '../../texts/orders.de.ts';
import { ManyDialog, type ManyKind } from './many-dialog.tsx';
import { orderColumns } from './order-columns.tsx';
import type { OrdersSearch } from './orders-search.ts';
import { PapersMenu } from './papers-menu.tsx';

type Listed = OrderListPage['orders'][number];

/** A page of orders. Operators who may change orders can choose some for a step. */
export function OrdersTable({ page, search }: { page: OrderListPage; search: OrdersSearch }) {
  const mayEdit = isAllowed('orders.edit', useOperator());
  const columns = useListColumns('orders', orderColumns, search);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [kind, setKind] = useState<ManyKind | null>(null);
  const selected = page.orders.filter(({ number }) => chosen.has(number));
  const choose = (number: string, isChosen: boolean) => {
    const others = [...chosen].filter((one) => one !== number);
    setChosen(new Set(isChosen ? [...others, number] : others));
  };
  const numberColumn: Column<Listed> = {
    title: texts.number,
    isShort: true,
    cell: ({ number }) => (
      <span className="order-number">
        {mayEdit && (
          <input
            type="checkbox"
            aria-label={texts.choose(number)}
            checked={chosen.has(number)}
            onChange={({ target }) => choose(number, target.checked)}
          />
        )}
        <Link to="/bestellungen/$nummer" params={{ nummer: number }} search={search}>
          {number}
        </Link>
      </span>
    ),
  };
  return (
    <>
      <div className={selected.length > 0 ? 'selection selection-some' : 'selection'}>
        {mayEdit && <Selection page={page} selected={selected} onChoose={setChosen} onStep={setKind} />}
        <span className="selection-count soft" role="status">
          {texts.count(page.count, page.isMore)}
        </span>
      </div>
      <Table
        caption={texts.caption}
        columns={[numberColumn, ...columns.slice(1)]}
        rows={page.orders}
        keyOf={({ number }) => number}
      />
      {kind !== null && <ManyDialog kind={kind} orders={selected} onClose={() => setKind(null)} />}
    </>
  );
}

/** Chooses all orders or none, and offers the steps for those that are chosen. */
function Selection(props: {
  page: OrderListPage;
  selected: readonly Listed[];
  onChoose: (numbers: ReadonlySet<string>) => void;
  onStep: (kind: ManyKind) => void;
}) {
  const { selected, onChoose } = props;
  const { orders } = props.page;
  return (
    <>
      <CheckBox
        label={texts.chooseAll}
        checked={selected.length === orders.length}
        onChange={({ target }) => onChoose(new Set(target.checked ? orders.map(({ number }) => number) : []))}
      />
      {selected.length > 0 && (
        <Menu
          label={texts.steps}
          entries={(Object.keys(manyTexts.steps) as ManyKind[]).map((step) => ({
            label: manyTexts.steps[step].entry,
            isDanger: step === 'cancel',
            onChoose: () => props.onStep(step),
          }))}
        >
          {texts.steps}
        </Menu>
      )}
      {selected.length > 0 && <PapersMenu numbers={selected.map(({ number }) => number)} />}
      <span aria-live="polite">{selected.length > 0 && texts.chosen(selected.length)}</span>
    </>
  );
}
