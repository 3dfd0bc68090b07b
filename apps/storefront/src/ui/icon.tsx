const paths = {
  cart: 'M3 4h2l2.2 10.2h9.9L19.5 7H6',
  bookmark: 'M7 4h10v16l-5-4-5 4z',
  compare: 'M4 5h6v14H4zM14 5h6v14h-6z',
  share: 'M12 3v12M7.5 7.5 12 3l4.5 4.5M7 11H5v10h14V11h-2',
  phone:
    'M7 3.5h3l1.5 4.5-2 1.5a12 12 0 0 0 5 5l1.5-2 4.5 1.5v3c0 1.5-1 2.5-2.5 2.5C10.5 19.5 4.5 13.5 4.5 6c0-1.5 1-2.5 2.5-2.5Z',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 20 20',
  check: 'M4 12.5 9.5 18 20 6.5',
  close: 'M5 5l14 14M19 5 5 19',
  menu: 'M3 6h18M3 12h18M3 18h18',
  down: 'M6 9l6 6 6-6',
  right: 'M9 6l6 6-6 6',
  left: 'M15 6l-6 6 6 6',
  first: 'M17 6l-6 6 6 6M7 6v12',
  filter: 'M3 6h18M7 12h10M10 18h4',
  question:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM9.5 9.8a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.8-1.1 1.7M12 16.5h.01',
  list: 'M8 6h12M8 12h12M8 18h12M3.5 6h.01M3.5 12h.01M3.5 18h.01',
  document: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  outward: 'M9 6h9v9M18 6 7 17',
  wallet: 'M4 7h14v12H4zM4 7l11-3v3M18 11h3v4h-3a2 2 0 0 1 0-4Z',
  card: 'M3 6h18v12H3zM3 10h18M6 15h4',
  bank: 'M3 9.5 12 4l9 5.5zM5.5 10v7M10 10v7M14 10v7M18.5 10v7M3 19.5h18',
  coins:
    'M9 5c3.3 0 6 1.1 6 2.5S12.3 10 9 10 3 8.9 3 7.5 5.7 5 9 5ZM3 7.5v8C3 16.9 5.7 18 9 18s6-1.1 6-2.5v-8M3 11.5C3 12.9 5.7 14 9 14s6-1.1 6-2.5',
  zoom: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 20 20M10.5 8v5M8 10.5h5',
  zoomOut: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 20 20M8 10.5h5',
} as const;

/** An icon. Hidden from screen readers, because a text stands beside it or in the label. */
export function Icon({ name }: { name: keyof typeof paths }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
      <path d={paths[name]} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="square" />
    </svg>
  );
}
