import './dialog.css';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Button } from './button.tsx';

/**
 * The modal dialog used for errors, alerts, pictures and shipping costs (SPEC §2). It is open while it is rendered, and
 * the page behind it does not scroll. Escape, a click outside and the button below close it. `onClose` is then called
 * once, and the focus returns to where it was. If the focused element disappears, the button gets the focus. `urgent`:
 * screen readers interrupt and read all of it.
 */
export function Dialog(props: {
  title: string;
  closeLabel: string;
  onClose: () => void;
  urgent?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const [title, content] = [useId(), useId()];

  // Opens before the paint and closes before the element is removed: only a dialog that is closed returns the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // The button has the focus. If it lies below a long content, the view must not scroll down to it.
    element?.scrollTo(0, 0);
    element?.addEventListener('click', closeBeside);
    return () => element?.close();
  }, []);

  useLayoutEffect(() => {
    if (document.activeElement === document.body) close.current?.focus();
  });

  return (
    <dialog
      ref={dialog}
      className={`dialog ${props.className ?? ''}`.trim()}
      role={props.urgent ? 'alertdialog' : undefined}
      aria-labelledby={title}
      aria-describedby={props.urgent ? content : undefined}
      closedby="any"
      onClose={props.onClose}
    >
      <h2 className="dialog-title" id={title}>
        {props.title}
      </h2>
      <div className="dialog-content" id={content}>
        {props.children}
      </div>
      <p className="dialog-actions">
        <Button ref={close} autoFocus onClick={() => dialog.current?.close()}>
          {props.closeLabel}
        </Button>
      </p>
    </dialog>
  );
}

/**
 * The effect of `closedby` for browsers without it. A click on the backdrop is reported as a click on the dialog
 * outside its edges.
 */
function closeBeside(this: HTMLDialogElement, { target, clientX, clientY }: MouseEvent): void {
  const { left, right, top, bottom } = this.getBoundingClientRect();
  const isBeside = clientX < left || clientX > right || clientY < top || clientY > bottom;
  if (target === this && isBeside) this.close();
}
