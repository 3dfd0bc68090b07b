/** Who gets the newsletter, and the proof that they agreed to it (docs/decisions/076). */
export interface NewsletterTables {
  newsletter_subscribers: NewsletterSubscriberTable;
}

/** A consent, from the request to the proof of a stopped one. Times in epoch ms. */
export interface NewsletterSubscriberTable {
  /** Its name in jobs, in the log and in the list of what was erased. It opens nothing. */
  id: string;
  /** As it was typed. */
  email: string;
  /** By `emailKey`. Of an address there is one row that is not stopped. */
  email_key: string;
  /** The words that the page showed beside the button, which they agreed to. */
  consent: string;
  /** When the address was typed; of an unconfirmed one, when it last was. */
  asked_at: number;
  /** The hash of the key in the link that confirms. Null: it is stopped. */
  confirm_hash: string | null;
  /** When the owner of the mailbox confirmed it. Null: not yet, and nobody may write to it. */
  confirmed_at: number | null;
  /** The key in the links that stop it: 192 random bits. It is in each exported file, and reads nothing. */
  stop_key: string;
  /** When it was stopped: what is left is the proof. Null: it holds. */
  stopped_at: number | null;
}
