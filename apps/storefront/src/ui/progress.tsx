/** A line that runs while something is awaited whose end nobody knows. `label` says what. */
export function Progress({ label }: { label: string }) {
  return <div className="progress" role="progressbar" aria-label={label} />;
}
