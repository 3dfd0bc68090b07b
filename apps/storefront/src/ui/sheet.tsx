import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** The button that opens a sheet on small screens. */
export function SheetOpener(props: {
  /** The id of the sheet. */
  of: string;
  label: string;
  icon: ReactNode;
  /** A number on the button, for example of the choices made inside. */
  badge?: number;
}) {
  const { badge = 0 } = props;
  return (
    <button type="button" className="sheet-opener" popoverTarget={props.of}>
      {props.icon}
      {props.label}
      {badge > 0 && <span className="sheet-badge">{badge}</span>}
    </button>
  );
}

/**
 * A part of the page that opens from a button as a popover on small screens and stands in its place on large ones.
 * Works without scripts. The stylesheet decides which screens are small.
 */
export function Sheet(props: {
  id: string;
  label: string;
  closeLabel: string;
  /** The main action of the sheet is to close it, such as to show what was chosen in it. */
  closesPrimarily?: boolean;
  /** What a cross beside the title is called, which closes it too. Absent: there is none. */
  crossLabel?: string;
  /** What stands beside the title. */
  beside?: ReactNode;
  /** A message that is repeated in the sheet, because the sheet covers the page that shows it. */
  note?: string | undefined;
  className?: string;
  children: ReactNode;
}) {
  const { id } = props;
  return (
    <section id={id} popover="auto" className={`sheet ${props.className ?? ''}`.trim()} aria-label={props.label}>
      <div className="sheet-head">
        <p className="sheet-title" aria-hidden="true">
          {props.label}
        </p>
        {props.beside}
        {props.crossLabel !== undefined && (
          <button
            type="button"
            className="sheet-closer"
            aria-label={props.crossLabel}
            popoverTarget={id}
            popoverTargetAction="hide"
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      {props.children}
      <div className="sheet-actions">
        {props.note !== undefined && <p className="sheet-note">{props.note}</p>}
        <button
          type="button"
          className={`button button-${props.closesPrimarily ? 'primary' : 'secondary'}`}
          popoverTarget={id}
          popoverTargetAction="hide"
        >
          {props.closeLabel}
        </button>
      </div>
    </section>
  );
}
