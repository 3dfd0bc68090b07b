import type { PopupMessage } from '../popup-message.ts';

/*
 * What /sdk/js sends to a shop's page: version 5 of PayPal's script as far as PAYMENTS B7 describes it
 * (browser-script.ts sends it). It runs under a policy without inline styles or eval: the button's style is a
 * constructed sheet in a shadow tree.
 */

/** The parameters of the script's address. */
export interface SdkSettings {
  /** Ours, as browsers reach it. */
  readonly origin: string;
  readonly currency: string;
  readonly intent: string;
  /** The means of payment, PayPal first, each with its button's label. */
  readonly funding: readonly Funding[];
}

/** A means of payment with a PayPal button. */
interface Funding {
  readonly source: string;
  readonly label: string;
}

/** The shop's options for `paypal.Buttons`. */
interface ButtonsOptions {
  readonly style?: { readonly height?: number; readonly shape?: string; readonly color?: string };
  readonly fundingSource?: string;
  createOrder(data: object, actions: object): Promise<string>;
  onApprove(data: object, actions: object): unknown;
  onCancel?(data: object): unknown;
  onError?(error: unknown): unknown;
  onClick?(data: object, actions: object): unknown;
  onInit?(data: object, actions: object): unknown;
}

interface Drawn {
  readonly host: HTMLElement;
  readonly buttons: readonly HTMLButtonElement[];
}

/** Defines `window.paypal` in the page. */
export function startSdk(settings: SdkSettings): void {
  const banks = { SEPA: 'sepa', EPS: 'eps', P24: 'p24' };
  const FUNDING = { PAYPAL: 'paypal', CARD: 'card', CREDIT: 'credit', PAYLATER: 'paylater', ...banks };
  const sources = settings.funding.map(({ source }) => source);
  const paypal = {
    version: '5.0.0',
    FUNDING,
    getFundingSources: () => sources,
    isFundingEligible: (source: string) => sources.includes(source),
    Buttons: (options: ButtonsOptions) => createButtons(settings, options),
  };
  Object.assign(window, { paypal });
}

/**
 * `paypal.Buttons(…)`: the button of the requested funding source, or, as at PayPal, one for each source in the payer's
 * country. Only PayPal's own button works here. The others fail, because the order names PayPal as payment source.
 */
export function createButtons(settings: SdkSettings, options: ButtonsOptions) {
  if (typeof options?.createOrder !== 'function') throw new Error('Expected createOrder to be a function');
  const { fundingSource = null } = options;
  const funding = settings.funding.filter(({ source }) => fundingSource === null || source === fundingSource);
  const isEligible = (): boolean => funding.length > 0;
  const drawn = drawButtons(funding, options.style ?? {});
  let popup: Window | null = null;
  let isUnderway = false;
  const press = (source: string) => {
    if (source !== 'paypal') return options.onError?.(new Error(`The order's payment_source is not ${source}`));
    if (isUnderway) return popup?.focus();
    isUnderway = true;
    void pay(settings, options, drawn, (opened) => {
      popup = opened;
    }).finally(() => {
      isUnderway = false;
    });
  };
  funding.forEach(({ source }, index) => {
    drawn.buttons[index]?.addEventListener('click', () => press(source));
  });
  return {
    isEligible,
    async render(place: string | HTMLElement): Promise<void> {
      if (!isEligible()) throw new Error(`${options.fundingSource} is not eligible`);
      const container = typeof place === 'string' ? document.querySelector(place) : place;
      if (!container?.isConnected) throw new Error(`Document is ready and element ${place} does not exist`);
      container.append(drawn.host);
      const able = (isAble: boolean) => async () => {
        for (const button of drawn.buttons) button.disabled = !isAble;
      };
      options.onInit?.({}, { enable: able(true), disable: able(false) });
    },
    async close(): Promise<void> {
      drawn.host.remove();
      popup?.close();
    },
  };
}

export function drawButtons(
  funding: readonly Funding[],
  style: { height?: number; shape?: string; color?: string },
): Drawn {
  const { height = 45, shape = 'rect', color = 'gold' } = style;
  if (!(height >= 25 && height <= 55)) throw new Error('Expected style.height to be between 25px and 55px');
  const paints = { gold: '#ffc439', blue: '#6aa8ff', silver: '#eeeeee', white: '#ffffff', black: '#2c2e2f' };
  const paint = Object.entries(paints).find(([name]) => name === color)?.[1] ?? paints.gold;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    :host { display: block; }
    button { display: block; width: 100%; min-height: ${height}px; padding: 4px 16px; cursor: pointer;
      font: 600 1rem/1.3 system-ui, sans-serif; color: ${color === 'black' ? '#ffffff' : '#111111'};
      background: ${paint};
      border: 1px solid #6b5a1e; border-radius: ${shape === 'pill' ? 999 : 4}px; }
    button + button { margin-top: 8px; }
    button:hover { filter: brightness(0.95); }
    button:focus-visible { outline: 3px solid #003087; outline-offset: 2px; box-shadow: 0 0 0 2px #ffffff; }
    button:disabled { opacity: 0.6; cursor: default; }
  `);
  const host = document.createElement('div');
  const tree = host.attachShadow({ mode: 'open', delegatesFocus: true });
  tree.adoptedStyleSheets = [sheet];
  const buttons = funding.map(({ label }) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = label;
    return button;
  });
  tree.append(...buttons);
  return { host, buttons };
}

/** One payment, from the click to its end. It throws nothing and reports by the callbacks. */
export async function pay(
  settings: SdkSettings,
  options: ButtonsOptions,
  drawn: Drawn,
  opened: (popup: Window | null) => void,
): Promise<void> {
  let isRejected = false;
  const reject = async () => {
    isRejected = true;
  };
  const clicked = options.onClick?.({ fundingSource: 'paypal' }, { resolve: async () => undefined, reject });
  if (isRejected) return;
  // the window must open during the click, otherwise the browser blocks it
  const popup = window.open('', '', 'popup,width=520,height=720');
  opened(popup);
  try {
    await clicked;
    if (!isRejected) {
      const orderId = await options.createOrder({ paymentSource: 'paypal' }, {});
      if (typeof orderId !== 'string' || orderId === '') throw new Error('Expected an order id to be passed');
      await leadPayer(settings, options, drawn, popup, orderId);
    }
  } catch (error) {
    if (options.onError) options.onError(error);
    else reportError(error);
  } finally {
    popup?.close();
  }
}

/**
 * Shows the approval page until the payer decides, and again if the shop asks for another means of payment by
 * `actions.restart()`.
 */
export async function leadPayer(
  settings: SdkSettings,
  options: ButtonsOptions,
  drawn: Drawn,
  popup: Window | null,
  orderId: string,
): Promise<void> {
  const page = new URL('/checkoutnow', settings.origin);
  page.searchParams.set('token', orderId);
  // If no window may be opened, this one goes to the page and comes back.
  if (popup === null) return location.assign(page.href);
  const { origin } = location;
  for (const [name, value] of Object.entries({
    opener: origin,
    currency: settings.currency,
    intent: settings.intent,
  })) {
    page.searchParams.set(name, value);
  }
  for (let isAgain = true; isAgain; ) {
    isAgain = false;
    if (!popup.closed) popup.location.href = page.href;
    const message = await messageOf(settings.origin, popup, orderId);
    if (!drawn.host.isConnected) throw new Error('Detected container element removed from DOM');
    if (message?.did === 'failed') throw new Error(message.reason ?? 'Unknown failure');
    if (message?.did !== 'approved') return void options.onCancel?.({ orderID: orderId });
    const data = { orderID: orderId, payerID: message.payerId, paymentSource: 'paypal' };
    const restart = async () => {
      isAgain = true;
    };
    await options.onApprove(data, { restart, redirect: (url: string) => location.assign(url) });
  }
}

/**
 * The approval page's message about this order; null if its window was closed without one. Other senders are ignored.
 */
export function messageOf(origin: string, popup: Window, orderId: string): Promise<PopupMessage | null> {
  return new Promise((resolve) => {
    const end = (message: PopupMessage | null) => {
      clearInterval(watch);
      removeEventListener('message', hear);
      resolve(message);
    };
    const hear = ({ origin: from, source, data }: MessageEvent) => {
      const message: PopupMessage | undefined = data?.paypalSandbox;
      if (from === origin && source === popup && message?.orderId === orderId) end(message);
    };
    let looks = 0;
    const watch = setInterval(() => {
      // a message sent just before the window closed may still arrive
      if (popup.closed && ++looks > 1) end(null);
    }, 200);
    addEventListener('message', hear);
  });
}
