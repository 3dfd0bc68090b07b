/** The part of PayPal's script, version 5, that we use (PAYMENTS B7). */
export interface Paypal {
  /** The names of what PayPal lets payers pay with. */
  readonly FUNDING: { readonly PAYPAL: string };
  Buttons(wishes: PaypalWishes): PaypalButtons;
}

/** The buttons that PayPal draws itself. */
export interface PaypalButtons {
  /** Whether the account, the currency and the payer's country allow this way to pay. */
  isEligible(): boolean;
  render(place: HTMLElement): Promise<void>;
  close(): unknown;
}

/** The look and the callbacks of the buttons. */
export interface PaypalWishes {
  /**
   * The one way to pay that a button is drawn for. Without it PayPal draws one for each that the payer's country knows.
   */
  readonly fundingSource: string;
  readonly style: Readonly<Record<string, string | number | boolean>>;
  /** Resolves with PayPal's order, which our server made. */
  createOrder(): Promise<string>;
  onApprove(
    approved: { readonly orderID: string; readonly payerID?: string | null },
    actions: { restart(): unknown },
  ): Promise<unknown>;
  /** Cancelled, or the window was closed: nobody knows at which step. */
  onCancel(cancelled?: { readonly orderID?: string }): void;
  onError(failure: unknown): void;
}

declare global {
  interface Window {
    paypal?: Paypal;
  }
}

let loading: { readonly address: string; readonly paypal: Promise<Paypal> } | null = null;

/**
 * Loads PayPal's script into the page, once however often it is asked for. A failed load is forgotten. `nonce`:
 * ssr/page-policy.ts.
 */
export function loadPaypal(address: string, nonce: string | null): Promise<Paypal> {
  if (loading?.address === address) return loading.paypal;
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  if (nonce !== null) {
    script.nonce = nonce;
    script.dataset.cspNonce = nonce;
  }
  const paypal = new Promise<Paypal>((resolve, reject) => {
    const fail = () => {
      script.remove();
      loading = null;
      reject(new Error('PayPal’s script did not come.'));
    };
    script.onload = () => (window.paypal === undefined ? fail() : resolve(window.paypal));
    script.onerror = fail;
  });
  loading = { address, paypal };
  document.head.append(script);
  return paypal;
}
