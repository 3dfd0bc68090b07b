/**
 * The crossed-out wheeled bin that the law prescribes (EN 50419; LAW S3, S4): these goods must not be thrown into the
 * bin. With the bar below it for electrical goods, without for batteries. Hidden from screen readers, because a text
 * stands beside it.
 */
export function CrossedOutBin({ withBar }: { withBar: boolean }) {
  return (
    <svg className="crossed-out-bin" viewBox="0 0 44 58" width="44" height="58" aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round">
        <path d="M9 11c0-3 6-5 13-5s13 2 13 5v3H9zM16 6.5V4h12v2.5M11 14l3 31h16l3-31M15 20h5v5h-5z" />
        <path d="M14 40h-2v5h5" />
        <circle cx="30" cy="44" r="3.5" fill="currentColor" />
      </g>
      <path d="M3 3l38 45M41 3 3 48" fill="none" stroke="currentColor" strokeWidth="2.5" />
      {withBar && <path d="M11 51h22v6H11z" fill="currentColor" />}
    </svg>
  );
}
