export function ProductScreen() {
  return <h1>Produkt</h1>;
}
