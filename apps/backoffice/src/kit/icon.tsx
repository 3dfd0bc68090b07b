/** Lines on a grid of 16 × 16 points, drawn by hand. */
const lines = {
  today: 'M2.5 4.5h11v9h-11zM2.5 7h11M5.5 2.5v3M10.5 2.5v3M5.5 10h2',
  orders: 'M2.5 5.5l5.5-3 5.5 3v6l-5.5 3-5.5-3zM2.5 5.5l5.5 3 5.5-3M8 8.5v6',
  quotes: 'M3.5 1.5h6l3 3v10h-9zM9.5 1.5v3h3M5.5 8h5M5.5 11h3',
  bank: 'M2 6.5l6-4 6 4zM3.5 6.5v6M6.5 6.5v6M9.5 6.5v6M12.5 6.5v6M2 13.5h12',
  payments: 'M1.5 4h13v8.5h-13zM1.5 7h13M4 10h3',
  receivables: 'M8 14a6 6 0 1 0 0-12 6 6 0 0 0 0 12zM8 4.5V8l2.5 2',
  books: 'M3 2.5h8.5a1.5 1.5 0 0 1 1.5 1.5v9.5H4.5A1.5 1.5 0 0 1 3 12zM3 12a1.5 1.5 0 0 1 1.5-1.5H13M6 5.5h4',
  vouchers: 'M2 4.5h12v2.2a1.5 1.5 0 0 0 0 2.6v2.2H2V9.3a1.5 1.5 0 0 0 0-2.6zM9.5 5.5v1M9.5 7.5v1M9.5 9.5v1',
  customers: 'M8 7.5a2.75 2.75 0 1 0 0-5.5 2.75 2.75 0 0 0 0 5.5zM2.5 14c0-3 2.5-4.5 5.5-4.5s5.5 1.5 5.5 4.5',
  newsletter: 'M2 3.5h12v9H2zM2 4l6 5 6-5',
  withdrawals: 'M6 3 3 6l3 3M3 6h6.5a3.5 3.5 0 0 1 0 7H5',
  reviews: 'M8 2l1.8 3.9 4.2.5-3.1 2.9.8 4.2L8 11.4l-3.7 2.1.8-4.2L2 6.4l4.2-.5z',
  page: 'M2 3h12v10H2zM2 6h12M4.5 8.5h3v2h-3zM9.5 8.5h2M9.5 10.5h2',
  team: 'M6 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM1.5 13.5c0-2.5 2-4 4.5-4s4.5 1.5 4.5 4M10.5 3.2a2.5 2.5 0 0 1 0 4.6M12 9.8c1.5.5 2.5 1.8 2.5 3.7',
  privacy: 'M4 7.5h8v6H4zM5.5 7.5V5a2.5 2.5 0 0 1 5 0v2.5M8 10v1.2',
  log: 'M3.5 2.5h9v11h-9zM6 5.5h4M6 8h4M6 10.5h2.5',
  security: 'M8 1.5l5 2v4c0 3-2 5.5-5 7-3-1.5-5-4-5-7v-4zM6 8l1.5 1.5L10.5 6.5',
  search: 'M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10zM10.7 10.7 14 14',
  menu: 'M2 4h12M2 8h12M2 12h12',
  close: 'M3.5 3.5l9 9M12.5 3.5l-9 9',
  more: 'M3.5 8h.01M8 8h.01M12.5 8h.01',
  copy: 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3',
  leave: 'M6.5 2.5h-4v11h4M6 8h8M11 5l3 3-3 3',
  kit: 'M2.5 2.5h4v4h-4zM9.5 2.5h4v4h-4zM2.5 9.5h4v4h-4zM9.5 9.5h4v4h-4z',
  keyboard: 'M1.5 4.5h13v7h-13zM4 7h.01M6.7 7h.01M9.3 7h.01M12 7h.01M5 9.3h6',
  good: 'M3 8.5l3.2 3.2L13 4.5',
  warn: 'M8 2l6.5 11.5h-13zM8 6.5v3M8 11.5h.01',
} as const;

/** The name of an icon. */
export type IconName = keyof typeof lines;

/**
 * An icon in the colour of the text around it. It is hidden from screen readers, because text stands beside it or in a
 * label.
 */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
      <path d={lines[name]} fill="none" stroke="currentColor" strokeWidth="1.4" strokeLinecap="round" />
    </svg>
  );
}
