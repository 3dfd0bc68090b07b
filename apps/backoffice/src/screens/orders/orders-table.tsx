import type { OrderListPage } from '@kontor/contract/office';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { formatAmount } from '../../format/format-price.ts';
import { CheckBox } from '../../kit/check-box.tsx';
import { Menu } from '../../kit/menu.tsx';
import { Status } from '../../kit/status.tsx';
import { type Column, Table } from '../../kit/table.tsx';
import { Time } from '../../kit/time.tsx';
import { isAllowed } from '../../session/is-allowed.ts';
import { useOperator } from '../../session/office-state.ts';
import { paymentStateTexts, shippingStateTexts } from '../../texts/order-states.de.ts';
import { manyTexts, ordersTexts as texts } from '../../texts/orders.de.ts';
import { ManyDialog, type ManyKind } from './many-dialog.tsx';
import type { OrdersSearch } from './orders-search.ts';

type Listed = OrderListPage['orders'][number];

/** A page of orders. Operators who may change orders can choose some for a step. */
export function OrdersTable({ page, search }: { page: OrderListPage; search: OrdersSearch }) {
  const mayEdit = isAllowed('orders.edit', useOperator());
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
      <div className="selection">
        {mayEdit && <Selection page={page} selected={selected} onChoose={setChosen} onStep={setKind} />}
        <span className="selection-count soft" role="status">
          {texts.count(page.count, page.isMore)}
        </span>
      </div>
      <Table
        caption={texts.caption}
        columns={[numberColumn, ...columns]}
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
      <span aria-live="polite">{selected.length > 0 && texts.chosen(selected.length)}</span>
    </>
  );
}

const columns: readonly Column<Listed>[] = [
  { title: texts.day, cell: ({ placedAt }) => <Time iso={placedAt} /> },
  {
    title: texts.nameAndPlace,
    cell: ({ name, company, city, country }) => (
      <span>
        {name}
        <span className="second-line">
          {[company, country === 'AT' ? city : `${city}, ${country}`].filter(Boolean).join(' · ')}
        </span>
      </span>
    ),
  },
  { title: texts.sum, isNumber: true, isShort: true, cell: ({ total }) => formatAmount(total) },
  {
    title: texts.payment,
    cell: ({ payment, paymentConditionName }) => (
      <span className="order-status">
        <Status look={paymentLook(payment)} label={paymentStateTexts[payment]} />
        <span className="second-line">{paymentConditionName}</span>
      </span>
    ),
  },
  {
    title: texts.shipping,
    cell: ({ shipping, carrier }) => (
      <span className="order-status">
        <Status
          look={shipping === 'shipped' || shipping === 'delivered' ? 'good' : 'plain'}
          label={shippingStateTexts[shipping]}
        />
        {carrier !== null && <span className="second-line">{carrier}</span>}
      </span>
    ),
  },
  {
    title: texts.tags,
    cell: ({ tags, hold }) =>
      (hold !== null || tags.length > 0) && (
        <span>
          {hold !== null && (
            <span className="order-hold" title={hold}>
              <Status look="warn" label={texts.held(hold)} />
            </span>
          )}
          {tags.join(', ')}
        </span>
      ),
  },
];

function paymentLook(payment: Listed['payment']): 'good' | 'warn' | 'plain' {
  if (payment === 'paid') return 'good';
  return ['failed', 'disputed', 'overpaid'].includes(payment) ? 'warn' : 'plain';
}
