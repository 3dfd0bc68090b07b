import type { ReactNode } from 'react';

/**
 * A part of the page that opens from a button as a popover on small screens and stands in its place on large ones.
 * Works without scripts. The stylesheet decides which screens are small.
 */
export function Sheet(props: {
  id: string;
  label: string;
  icon: ReactNode;
  /** A number on the button, for example of the choices made inside. */
  badge?: number;
  closeLabel: string;
  /** A message that is repeated in the sheet, because the sheet covers the page that shows it. */
  note?: string | undefined;
  className?: string;
  children: ReactNode;
}) {
  const { id } = props;
  return (
    <>
      <button type="button" className="sheet-opener" popoverTarget={id}>
        {props.icon}
        {props.label}
        {props.badge !== undefined && props.badge > 0 && <span className="sheet-badge">{props.badge}</span>}
      </button>
      <section id={id} popover="auto" className={`sheet ${props.className ?? ''}`.trim()} aria-label={props.label}>
        <p className="sheet-title" aria-hidden="true">
          {props.label}
        </p>
        {props.children}
        <div className="sheet-actions">
          {props.note !== undefined && <p className="sheet-note">{props.note}</p>}
          <button type="button" className="button button-secondary" popoverTarget={id} popoverTargetAction="hide">
            {props.closeLabel}
          </button>
        </div>
      </section>
    </>
  );
}
