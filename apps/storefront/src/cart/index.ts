/** What the catalogue may know of the cart. The checkout's screens import its files by name, so that none of them enters a list page. */
export { addToCart, useCart, useCartCount } from './use-cart.ts';
