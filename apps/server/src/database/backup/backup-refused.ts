/** Why a backup is not made, or not restored. */
export type BackupRefusal =
  /** There is no shop to back up. */
  | 'no-shop'
  /** The file to write is there already. */
  | 'file-exists'
  /** The folder of the file to write is missing, or may not be written. */
  | 'folder-unusable'
  | 'file-missing'
  /** The file is none that a backup has written. */
  | 'no-backup'
  | 'damaged'
  /** A newer version of Kontor has made it. */
  | 'newer'
  /** The place to restore into holds something. */
  | 'not-empty'
  /** A shop serves from the place to restore into. */
  | 'in-use'
  | 'storage-full';

/**
 * A backup or a restore is refused; everything is as it was before. The operator reads the sentence of its code in
 * cli/texts.
 */
export class BackupRefused extends Error {
  readonly code: BackupRefusal;

  constructor(code: BackupRefusal, cause?: unknown) {
    super(code, { cause });
    this.name = 'BackupRefused';
    this.code = code;
  }
}
