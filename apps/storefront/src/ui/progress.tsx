/** A progress line of unknown duration. `label` says what is loading. */
export function Progress({ label }: { label: string }) {
  return <div className="progress" role="progressbar" aria-label={label} />;
}
