/** Who wants to be told when a product is in stock again (docs/decisions/073). */
export interface StockAlertTables {
  stock_alerts: StockAlertTable;
}

/** A product that somebody waits for. A row is deleted as soon as its mail is sent. */
export interface StockAlertTable {
  /** Its name in jobs and in the list of what was erased. It opens nothing. */
  id: string;
  /** The key in the links of its mails: 192 random bits. */
  secret: string;
  product_id: string;
  /** As it was typed. */
  email: string;
  /** By `emailKey`. Of an address and a product there is one row. */
  email_key: string;
  /** When somebody last asked for it. */
  asked_at: number;
  /** When the owner of the mailbox confirmed it. Null: not yet, and nobody is told anything. */
  confirmed_at: number | null;
  /** When the mail was queued. Null: the product is not in stock again. */
  queued_at: number | null;
}
