import type { EntryPlace, StoredEntry } from './bank-entries.repository.ts';

/** The place of an entry in the list, as calls name it: the page after it begins with the next one. */
export function placeOf({ booked_on, id }: Pick<StoredEntry, 'booked_on' | 'id'>): string {
  return `${booked_on}.${id}`;
}

/** The place that a call names. Null: it names none. */
export function readPlace(place: string): EntryPlace | null {
  const [, bookedOn, id] = /^(\d{4}-\d{2}-\d{2})\.(\w+)$/.exec(place) ?? [];
  return bookedOn === undefined || id === undefined ? null : { bookedOn, id };
}
