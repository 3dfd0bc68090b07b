import type { OfficeClaim } from '@kontor/contract/office';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { CheckBox } from '../../kit/check-box.tsx';
import { Notice } from '../../kit/notice.tsx';
import { type Column, Table } from '../../kit/table.tsx';
import { claimTexts as texts } from '../../texts/claims.de.ts';
import { ClaimNumber, claimColumns } from './claims-columns.tsx';
import { RemindDialog } from './remind-dialog.tsx';

/** The claims about which something is to be done now. Reminders are all chosen at first. */
export function DueClaims(props: { due: readonly OfficeClaim[]; actions: Column<OfficeClaim>; mayRemind: boolean }) {
  const { due, mayRemind } = props;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isAsking, setAsking] = useState(false);
  const reminders = due.filter(({ next }) => next.kind === 'remind');
  const chosen = reminders.filter(({ number }) => !left.has(number));
  const leave = (numbers: readonly string[], isLeft: boolean) => {
    const others = [...left].filter((one) => !numbers.includes(one));
    setLeft(new Set(isLeft ? [...others, ...numbers] : others));
  };
  const number: Column<OfficeClaim> = {
    title: texts.order,
    isShort: true,
    cell: (claim) => (
      <span className="claim-number">
        {mayRemind && claim.next.kind === 'remind' && (
          <input
            type="checkbox"
            aria-label={texts.choose(claim.number)}
            checked={!left.has(claim.number)}
            onChange={({ target }) => leave([claim.number], !target.checked)}
          />
        )}
        <ClaimNumber claim={claim} />
      </span>
    ),
  };
  return (
    <section className="section" aria-labelledby="due-title">
      <h2 id="due-title">{texts.toDo}</h2>
      {due.length === 0 && <Notice look="good">{texts.nothingToDo}</Notice>}
      {mayRemind && reminders.length > 0 && (
        <div className="selection">
          <CheckBox
            label={texts.chooseAll}
            checked={chosen.length === reminders.length}
            onChange={({ target }) =>
              leave(
                reminders.map((claim) => claim.number),
                !target.checked,
              )
            }
          />
          {chosen.length > 0 && (
            <Button look="primary" onClick={() => setAsking(true)}>
              {texts.remind(chosen.length)}
            </Button>
          )}
        </div>
      )}
      {due.length > 0 && (
        <Table
          caption={texts.toDo}
          columns={[number, ...claimColumns, props.actions]}
          rows={due}
          keyOf={(claim) => claim.number}
        />
      )}
      {isAsking && <RemindDialog claims={chosen} onClose={() => setAsking(false)} />}
    </section>
  );
}
