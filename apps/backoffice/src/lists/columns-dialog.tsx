import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { officeCall } from '../calls/office-call.ts';
import { FailureNotice } from '../forms/failure-notice.tsx';
import { Button } from '../kit/button.tsx';
import { CheckBox } from '../kit/check-box.tsx';
import { Dialog, DialogActions } from '../kit/dialog.tsx';
import { useAction } from '../kit/use-action.ts';
import { kitTexts } from '../texts/kit.de.ts';
import { listTexts as texts } from '../texts/lists.de.ts';
import { filtersOf } from './list-search.ts';
import type { ShownList } from './shown-list.ts';
import { viewsQuery } from './views-query.ts';

/**
 * The columns of a list and their order. In a saved view the choice is part of the address until the view is saved.
 * Elsewhere the server remembers it for the operator.
 */
export function ColumnsDialog({ list, onClose }: { list: ShownList; onClose: () => void }) {
  const [first, ...all] = list.columns;
  const [order, setOrder] = useState(() => startOrder(list));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(list.shown));
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { ansicht } = list.search;
  const apply = useAction(async (names: readonly string[] | null) => {
    const { list: name } = list.of;
    if (ansicht === undefined) {
      const saved = await officeCall('listColumns', { list: name, columns: names && [...names] });
      queries.setQueryData(viewsQuery(name).queryKey, saved);
    }
    const spalten = ansicht === undefined ? undefined : (names ?? usualOf(list)).join(',');
    await navigate({ to: list.path, search: { ...filtersOf(list.search), ansicht, spalten } as never, replace: true });
    onClose();
  });
  const move = (name: string, by: -1 | 1) => {
    const at = order.indexOf(name);
    const others = order.filter((one) => one !== name);
    setOrder(others.toSpliced(at + by, 0, name));
  };
  return (
    <Dialog title={texts.columnsTitle} onClose={onClose}>
      <p className="soft">{texts.columnsHint}</p>
      {first !== undefined && <p>{texts.always(first.title)}</p>}
      <ul className="column-choices">
        {order.map((name, at) => {
          const title = all.find((column) => column.name === name)?.title ?? name;
          return (
            <li key={name}>
              <CheckBox
                label={title}
                checked={chosen.has(name)}
                onChange={({ target }) => {
                  const others = [...chosen].filter((one) => one !== name);
                  setChosen(new Set(target.checked ? [...others, name] : others));
                }}
              />
              <span className="column-moves">
                <MoveButton label={texts.up(title)} sign="↑" isOff={at === 0} onClick={() => move(name, -1)} />
                <MoveButton
                  label={texts.down(title)}
                  sign="↓"
                  isOff={at === order.length - 1}
                  onClick={() => move(name, 1)}
                />
              </span>
            </li>
          );
        })}
      </ul>
      <FailureNotice failure={apply.failure} />
      <DialogActions>
        <Button onClick={onClose}>{kitTexts.cancel}</Button>
        <Button isBusy={apply.isBusy} onClick={() => apply.run(null)}>
          {texts.usual}
        </Button>
        <Button
          look="primary"
          isBusy={apply.isBusy}
          onClick={() => apply.run([...(first ? [first.name] : []), ...order.filter((name) => chosen.has(name))])}
        >
          {texts.apply}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The shown columns in their order, and then the others. The first column never moves. */
function startOrder({ columns, shown }: ShownList): string[] {
  const names = columns.slice(1).map(({ name }) => name as string);
  const chosen = shown.filter((name) => names.includes(name));
  return [...chosen, ...names.filter((name) => !chosen.includes(name))];
}

function usualOf({ columns }: ShownList): string[] {
  return columns.filter(({ isExtra }) => !isExtra).map(({ name }) => name);
}

/** It stays where the focus is, also at an end of the list. */
function MoveButton(props: { label: string; sign: string; isOff: boolean; onClick: () => void }) {
  return (
    <button
      type="button"
      className="button button-icon"
      aria-label={props.label}
      aria-disabled={props.isOff}
      onClick={() => props.isOff || props.onClick()}
    >
      {props.sign}
    </button>
  );
}
