/**
 * A date in the form of our table, with the time if there is one. The last second of a day means the end of the day.
 * `03/14/26` is read as American. A text that is no date stays as it is, and the check reports it.
 */
export function momentCell(text: string | undefined): string | undefined {
  const [, month, date, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{2,4})/.exec(text ?? '') ?? [];
  if (month !== undefined && date !== undefined && year !== undefined)
    return `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const [, day, time, zone] =
    /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})(?::\d{2})?(?:\.\d+)?\s*(Z|[+-]\d{2}:?\d{2})?$/.exec(text ?? '') ?? [];
  if (day === undefined || time === undefined) return text?.replace(/^(\d{1,2}\.\d{1,2}\.\d{4}) 00:00(?::00)?$/, '$1');
  if (zone !== undefined) {
    // As in momentIn, an end in second :59 includes it.
    const second = time === '23:59' ? '59' : '00';
    return new Date(`${day}T${time}:${second}${zone.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2')}`).toISOString();
  }
  const [y, m, d] = day.split('-');
  return time === '23:59' || time === '00:00' ? day : `${d}.${m}.${y} ${time}`;
}
