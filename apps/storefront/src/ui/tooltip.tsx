import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

/**
 * A short text with an explanation, shown on hover, focus and touch, and read by screen readers. Escape or a touch
 * elsewhere hides it (WCAG 1.4.13).
 */
export function Tooltip({ text, className = '', children }: { text: string; className?: string; children: ReactNode }) {
  const id = useId();
  const place = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const close = (event: Event) => {
      const isElsewhere = event.target instanceof Node && place.current?.contains(event.target) === false;
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : isElsewhere) setOpen(false);
    };
    document.addEventListener('keydown', close);
    document.addEventListener('pointerdown', close);
    return () => {
      document.removeEventListener('keydown', close);
      document.removeEventListener('pointerdown', close);
    };
  }, [isOpen]);
  const open = () => setOpen(true);
  const close = () => setOpen(false);
  return (
    <span className="tooltip-place" ref={place} onPointerEnter={open} onPointerLeave={close}>
      <button
        type="button"
        className={`tooltip-owner ${className}`.trim()}
        aria-describedby={id}
        onFocus={open}
        onBlur={close}
        onClick={open}
      >
        {children}
      </button>
      <span className="tooltip" role="tooltip" id={id} hidden={!isOpen}>
        {text}
      </span>
    </span>
  );
}
