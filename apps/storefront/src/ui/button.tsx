import type { ComponentProps } from 'react';

/** A button. `primary`: the main action of a screen; `plain`: looks like a link. */
export function Button({
  look = 'secondary',
  ...rest
}: ComponentProps<'button'> & { look?: 'primary' | 'secondary' | 'plain' }) {
  return <button type="button" {...rest} className={`button button-${look} ${rest.className ?? ''}`.trim()} />;
}
