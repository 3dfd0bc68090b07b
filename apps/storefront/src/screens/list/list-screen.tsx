export function ListScreen() {
  return <h1>Liste</h1>;
}
