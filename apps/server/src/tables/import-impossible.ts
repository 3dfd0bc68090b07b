/** An import that cannot begin or go on: nothing more is changed. The message is a German sentence for the operator. */
export class ImportImpossible extends Error {
  override readonly name = 'ImportImpossible';
}
