const month = new Intl.DateTimeFormat('de-AT', { timeZone: 'UTC', month: 'long', year: 'numeric' });

/** A month such as `2026-10` as text: `Oktober 2026`. */
export function formatMonth(written: string): string {
  return month.format(new Date(`${written}-01T00:00:00Z`));
}

/** A quarter such as `2026-Q4` as text: `4. Quartal 2026`. */
export function formatQuarter(written: string): string {
  return `${written.slice(6)}. Quartal ${written.slice(0, 4)}`;
}
