import type { OfficeReceivable } from '@kontor/contract/office';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { CheckBox } from '../../kit/check-box.tsx';
import { Notice } from '../../kit/notice.tsx';
import { type Column, Table } from '../../kit/table.tsx';
import { receivableTexts as texts } from '../../texts/receivables.de.ts';
import { ReceivableNumber } from './receivables-columns.tsx';
import { RemindDialog } from './remind-dialog.tsx';

/**
 * The receivables about which something is to be done now. Reminders are all chosen at first, except those whose money
 * may be there already.
 */
export function DueReceivables(props: {
  due: readonly OfficeReceivable[];
  columns: readonly Column<OfficeReceivable>[];
  actions: Column<OfficeReceivable>;
  mayRemind: boolean;
}) {
  const { due, mayRemind } = props;
  const [decided, setDecided] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [isAsking, setAsking] = useState(false);
  const reminders = due.filter(({ next }) => next.kind === 'remind');
  const isChosen = ({ number, waitingMoney }: OfficeReceivable) => decided.get(number) ?? waitingMoney === null;
  const chosen = reminders.filter(isChosen);
  const choose = (some: readonly OfficeReceivable[], isOne: boolean) =>
    setDecided(new Map([...decided, ...some.map(({ number }) => [number, isOne] as const)]));
  const number: Column<OfficeReceivable> = {
    title: texts.order,
    isShort: true,
    cell: (receivable) => (
      <span className="receivable-number">
        {mayRemind && receivable.next.kind === 'remind' && (
          <input
            type="checkbox"
            aria-label={texts.choose(receivable.number)}
            checked={isChosen(receivable)}
            onChange={({ target }) => choose([receivable], target.checked)}
          />
        )}
        <ReceivableNumber receivable={receivable} />
      </span>
    ),
  };
  return (
    <section className="section" aria-labelledby="due-title">
      <h2 id="due-title">{texts.toDo}</h2>
      {due.length === 0 && <Notice look="good">{texts.nothingToDo}</Notice>}
      {mayRemind && reminders.length > 0 && (
        <Selection
          chosen={chosen.length}
          all={reminders.length}
          onChooseAll={(areChosen) => choose(reminders, areChosen)}
          onRemind={() => setAsking(true)}
        />
      )}
      {due.length > 0 && (
        <Table
          caption={texts.toDo}
          columns={[number, ...props.columns.slice(1), props.actions]}
          rows={due}
          keyOf={(receivable) => receivable.number}
        />
      )}
      {isAsking && <RemindDialog receivables={chosen} onClose={() => setAsking(false)} />}
    </section>
  );
}

/** Chooses all reminders or none, and sends those that are chosen. Both are numbers of reminders. */
function Selection(props: {
  chosen: number;
  all: number;
  onChooseAll: (isChosen: boolean) => void;
  onRemind: () => void;
}) {
  const { chosen, all } = props;
  return (
    <div className="selection">
      <CheckBox
        label={texts.chooseAll}
        checked={chosen === all}
        onChange={({ target }) => props.onChooseAll(target.checked)}
      />
      {chosen > 0 && (
        <Button look="primary" onClick={props.onRemind}>
          {texts.remind(chosen)}
        </Button>
      )}
    </div>
  );
}
