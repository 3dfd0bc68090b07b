import type { ReactNode } from 'react';

/**
 * A part of the page that on small screens hides behind a button and rises from the lower edge as a popover; where
 * there is room it simply stands in its place. Works before scripts have loaded. What is small is a matter of the
 * stylesheet.
 */
export function Sheet(props: {
  id: string;
  label: string;
  icon: ReactNode;
  /** Shown on the button, such as how many things are chosen inside. */
  badge?: number;
  closeLabel: string;
  /** Something to know that stands behind the sheet as well, in the flow of the page. */
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
