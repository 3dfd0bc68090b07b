export function TextScreen() {
  return <h1>Text</h1>;
}
