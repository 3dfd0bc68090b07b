import type { ComponentProps } from 'react';

/** The meaning of a button. `primary`: the main action; `danger`: cannot be undone; `plain`: looks like a link. */
export type ButtonLook = 'primary' | 'secondary' | 'danger' | 'plain';

/** A button. `isBusy`: its action is running. It keeps the focus, so the handler must ignore a second press. */
export function Button({
  look = 'secondary',
  isBusy = false,
  ...rest
}: ComponentProps<'button'> & { look?: ButtonLook; isBusy?: boolean }) {
  const className = `button button-${look} ${rest.className ?? ''}`.trim();
  return <button type="button" {...rest} className={className} aria-disabled={isBusy || rest['aria-disabled']} />;
}
