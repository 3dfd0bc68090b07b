import type { OfficeOrder } from '@kontor/contract/office';
import { useRef, useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { useOperator } from '../../../session/office-state.ts';
import { orderTexts as texts } from '../../../texts/order.de.ts';
import { timelineTitleId } from './order-timeline.tsx';

/** Says who else has changed the order while it was shown. What is being typed stays as it is. */
export function OrderNews({ order }: { order: OfficeOrder }) {
  const by = useOtherChanger(order);
  const [hidden, setHidden] = useState(order.version);
  const show = () => {
    setHidden(order.version);
    const title = document.getElementById(timelineTitleId);
    title?.focus();
    title?.scrollIntoView({ block: 'start' });
  };
  return (
    <div role="status">
      {by !== null && order.version > hidden && (
        <Notice look="warn" title={texts.changedBy(by)}>
          <Button onClick={show}>{texts.showChange}</Button>
        </Notice>
      )}
    </div>
  );
}

/** Who made the last change by somebody else since the record is shown. Null: nobody. */
function useOtherChanger({ version, timeline }: OfficeOrder): string | null {
  const { name } = useOperator();
  const known = useRef(version);
  const others = timeline.filter((entry) => entry.version > known.current && entry.by !== name);
  return others.at(-1)?.by ?? null;
}

/** Whether the operator made the last change of the order. Also true for an order that nobody has changed. */
export function useIsOwnChange({ timeline }: OfficeOrder): boolean {
  const { name } = useOperator();
  return (timeline.at(-1)?.by ?? name) === name;
}
