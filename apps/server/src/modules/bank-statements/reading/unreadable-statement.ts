/** A file that is no statement the shop can read. The message is a German sentence for the operator. */
export class UnreadableStatement extends Error {
  override readonly name = 'UnreadableStatement';
}
