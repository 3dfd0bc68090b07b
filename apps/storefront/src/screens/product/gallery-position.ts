/** The position that a gallery shows for any number: past either end it goes on from the other (SPEC §2). Without pictures 0. */
export function wrapped(position: number, count: number): number {
  return count <= 0 ? 0 : ((position % count) + count) % count;
}
