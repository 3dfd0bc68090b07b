import type { OfficeClaim } from '@kontor/contract/office';
import { Link } from '@tanstack/react-router';
import { formatDay } from '../../format/format-day.ts';
import { formatPrice } from '../../format/format-price.ts';
import { Menu, type MenuEntry } from '../../kit/menu.tsx';
import { Status } from '../../kit/status.tsx';
import type { Column } from '../../kit/table.tsx';
import { claimTexts as texts } from '../../texts/claims.de.ts';
import type { ClaimWish } from './claim-dialog.tsx';

/** The order of a claim. */
export const numberColumn: Column<OfficeClaim> = {
  title: texts.order,
  isShort: true,
  cell: (claim) => <ClaimNumber claim={claim} />,
};

/** The link to the order of a claim, with its invoice. */
export function ClaimNumber({ claim: { number, invoice } }: { claim: OfficeClaim }) {
  return (
    <span>
      <Link to="/bestellungen/$nummer" params={{ nummer: number }}>
        {number}
      </Link>
      <span className="second-line">{invoice ?? texts.prepayment}</span>
    </span>
  );
}

/** What there is to know of a claim. */
export const claimColumns: readonly Column<OfficeClaim>[] = [
  {
    title: texts.customer,
    cell: ({ customer, email }) => (
      <span>
        {customer}
        <span className="second-line">{email}</span>
      </span>
    ),
  },
  {
    title: texts.open,
    isNumber: true,
    cell: ({ open, received, fees }) => (
      <span>
        {formatPrice(open)}
        {received > 0 && <span className="second-line">{texts.received(formatPrice(received))}</span>}
        {fees > 0 && <span className="second-line">{texts.fees(formatPrice(fees))}</span>}
      </span>
    ),
  },
  {
    title: texts.due,
    isShort: true,
    cell: ({ dueOn, daysOverdue }) => (
      <span>
        {formatDay(dueOn)}
        <span className="second-line">{texts.overdue(daysOverdue)}</span>
      </span>
    ),
  },
  {
    title: texts.sent,
    cell: ({ sent }) => {
      const last = sent.at(-1);
      return (
        last && (
          <span>
            {last.title}
            <span className="second-line">{formatDay(last.sentOn)}</span>
          </span>
        )
      );
    },
  },
  { title: texts.next, cell: (claim) => <NextStep claim={claim} /> },
];

function NextStep({ claim: { next, stop, isHeld } }: { claim: OfficeClaim }) {
  if (next.kind === 'cancel') return <Status look="warn" label={texts.cancel} />;
  if (next.kind === 'remind')
    return (
      <span>
        <Status look="warn" label={next.title} />
        {next.fee > 0 && <span className="second-line">{texts.withFee(formatPrice(next.fee))}</span>}
      </span>
    );
  return (
    <span>
      <Status label={isHeld ? texts.held : texts.rests[next.why]} />
      {stop !== null && <span className="second-line">{stop}</span>}
    </span>
  );
}

/** What an operator may do with a claim. */
export function actionsColumn(
  may: { readonly remind: boolean; readonly cancel: boolean },
  ask: (claim: OfficeClaim, kind: ClaimWish['kind']) => void,
): Column<OfficeClaim> {
  return {
    title: texts.actions,
    isActions: true,
    cell: (claim) => {
      const entry = (kind: ClaimWish['kind'], isShown: boolean, isDanger = false): MenuEntry[] =>
        isShown ? [{ label: texts.entries[kind], isDanger, onChoose: () => ask(claim, kind) }] : [];
      const entries = [
        ...entry('letter', claim.next.kind === 'remind'),
        ...entry('spare', may.remind && claim.stop === null),
        ...entry('unspare', may.remind && claim.stop !== null),
        ...entry('cancel', may.cancel && claim.next.kind === 'cancel', true),
      ];
      return entries.length > 0 && <Menu label={texts.actionsOf(claim.number)} entries={entries} />;
    },
  };
}
