import type { BankEntries, BankEntryWithMatch } from '@kontor/contract/office';
import { useEffect, useRef, useState } from 'react';
import { formatDay } from '../../format/format-day.ts';
import { Button } from '../../kit/button.tsx';
import { type Column, Table } from '../../kit/table.tsx';
import { bankTexts as texts } from '../../texts/bank.de.ts';
import { DecideEntry } from './decide-entry.tsx';
import { EntryAmount } from './entry-amount.tsx';
import { EntryShares } from './entry-shares.tsx';
import { amountOf, payerOf, whyOf } from './entry-words.ts';

/** The open entries: one to decide about, then the next one, with the whole page below. */
export function OpenEntries({ page }: { page: BankEntries }) {
  const { entries } = page;
  // The place stays the same when an entry leaves the list, because the next one has moved there.
  const [place, setPlace] = useState(0);
  const at = Math.min(place, entries.length - 1);
  const entry = entries[at];
  const title = useRef<HTMLHeadingElement>(null);
  const movesOn = useRef(false);
  useEffect(() => {
    if (movesOn.current && entry !== undefined) title.current?.focus();
    movesOn.current = false;
  }, [entry]);
  if (entry === undefined) return null;
  const goTo = (next: number) => {
    if (next === at) title.current?.focus();
    movesOn.current = next !== at;
    setPlace(next);
  };
  return (
    <>
      <DecideEntry
        key={entry._id}
        entry={entry}
        title={title}
        place={{ at: at + 1, all: entries.length, isMore: page.next !== null }}
        onDecided={() => {
          movesOn.current = true;
          setPlace(at);
        }}
        onSkip={() => goTo((at + 1) % entries.length)}
      />
      <Table
        caption={texts.caption}
        columns={columnsFor((chosen) => goTo(entries.indexOf(chosen)))}
        rows={entries}
        keyOf={({ _id }) => _id}
      />
    </>
  );
}

function columnsFor(choose: (entry: BankEntryWithMatch) => void): readonly Column<BankEntryWithMatch>[] {
  return [
    {
      title: texts.payer,
      cell: (entry) => (
        <>
          <Button
            look="plain"
            className="cell-button"
            aria-label={texts.choose(payerOf(entry), amountOf(entry))}
            onClick={() => choose(entry)}
          >
            {payerOf(entry)}
          </Button>
          <span className="second-line">{entry.purpose}</span>
        </>
      ),
    },
    { title: texts.day, isShort: true, cell: ({ bookedOn }) => formatDay(bookedOn) },
    { title: texts.amount, isNumber: true, isShort: true, cell: (entry) => <EntryAmount entry={entry} /> },
    {
      title: texts.proposal,
      cell: (entry) => (
        <span>
          {entry.match === null || entry.match.shares.length === 0 ? (
            texts.none
          ) : (
            <EntryShares shares={entry.match.shares} />
          )}
          <span className="second-line">{whyOf(entry)}</span>
        </span>
      ),
    },
  ];
}
