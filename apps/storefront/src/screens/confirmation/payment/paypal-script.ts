/** The part of PayPal's script, version 5, in use (PAYMENTS B7). */
export interface Paypal {
  /** PayPal's names of the funding sources. */
  readonly FUNDING: { readonly PAYPAL: string };
  Buttons(wishes: PaypalWishes): PaypalButtons;
}

/** The buttons that PayPal renders. */
export interface PaypalButtons {
  /** Whether the account, the currency and the payer's country allow this funding source. */
  isEligible(): boolean;
  render(place: HTMLElement): Promise<void>;
  close(): unknown;
}

/** The look and the callbacks of the buttons. */
export interface PaypalWishes {
  /**
   * The only funding source that a button is rendered for. Without it PayPal renders one for each source in the payer's
   * country.
   */
  readonly fundingSource: string;
  readonly style: Readonly<Record<string, string | number | boolean>>;
  /** Resolves with the id of PayPal's order, which our server creates. */
  createOrder(): Promise<string>;
  onApprove(
    approved: { readonly orderID: string; readonly payerID?: string | null },
    actions: { restart(): unknown },
  ): Promise<unknown>;
  /** The payer cancelled or closed the window, at an unknown step. */
  onCancel(cancelled?: { readonly orderID?: string }): void;
  onError(failure: unknown): void;
}

declare global {
  interface Window {
    paypal?: Paypal;
  }
}

let loading: { readonly address: string; readonly paypal: Promise<Paypal> } | null = null;

/** Loads PayPal's script into the page once. A failed load can be repeated. `nonce`: see ssr/page-policy.ts. */
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
