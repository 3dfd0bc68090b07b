/** The values and rules of the shop's style that these pages need (the original is the storefront's tokens.css). */
export const styles = `
:root {
  color-scheme: light dark;
  --accent: light-dark(#8f2d1c, #f0977f);
  --accent-ink: light-dark(#ffffff, #2a0d06);
  --paper: light-dark(#fdfcf9, #171614);
  --sheet: light-dark(#ffffff, #1e1d1a);
  --plate: light-dark(#f4f2ec, #26241f);
  --ink: light-dark(#1d1b18, #ece8e0);
  --ink-soft: light-dark(#5b564e, #b3ada2);
  --rule: light-dark(#dcd7cc, #3a3731);
  --rule-strong: light-dark(#8d867a, #7d766a);
  --warn: light-dark(#8a5a00, #e5b65a);
  --bad: light-dark(#a3231f, #f08b84);
  --font: -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", system-ui, sans-serif;
  --font-display: "Iowan Old Style", "Palatino Linotype", Palatino, "Noto Serif", "Liberation Serif", Georgia, serif;
}
*, *::before, *::after { box-sizing: border-box; }
* { margin: 0; }
html { font-family: var(--font); line-height: 1.5; color: var(--ink); background: var(--paper); accent-color: var(--accent); text-size-adjust: 100%; }
body { font-size: 0.9375rem; overflow-wrap: break-word; }
main { max-width: 36rem; margin: 0 auto; padding: 1.5rem clamp(1rem, 3vw, 2.5rem) 4rem; display: grid; gap: 1.5rem; }
h1, h2 { line-height: 1.2; text-wrap: balance; }
h1 { font-family: var(--font-display); font-size: clamp(1.625rem, 1.35rem + 1.4vw, 2.25rem); font-weight: 400; letter-spacing: -0.01em; }
h2, legend, summary { font-size: 1.125rem; font-weight: 600; }
a { color: inherit; text-decoration-color: var(--rule-strong); text-underline-offset: 0.2em; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
header { font-size: 1.0625rem; padding: 0.75rem clamp(1rem, 3vw, 2.5rem); background: var(--plate); border-bottom: 2px solid var(--warn); text-align: center; }
.amount { font-size: 1.5rem; font-variant-numeric: tabular-nums lining-nums; }
.soft { color: var(--ink-soft); }
.wrong { color: var(--bad); }
dl { display: grid; grid-template-columns: minmax(6rem, auto) 1fr; border-top: 1px solid var(--rule); }
dt, dd { padding: 0.5rem 0; border-bottom: 1px solid var(--rule); min-width: 0; }
dt { color: var(--ink-soft); padding-right: 1rem; }
form { display: grid; gap: 1.5rem; }
fieldset { border: 0; padding: 0; min-width: 0; }
legend { padding: 0 0 0.5rem; }
.choice { display: flex; gap: 0.75rem; align-items: baseline; padding: 0.625rem 0; border-top: 1px solid var(--rule); min-height: 2.75rem; }
.choice input { flex: none; width: 1.125rem; height: 1.125rem; translate: 0 0.1875rem; }
.field { display: grid; gap: 0.25rem; }
.field + .field { margin-top: 1rem; }
select, input[type="number"], input[type="text"] { font: inherit; color: inherit; background: var(--sheet); border: 1px solid var(--rule-strong); border-radius: 2px; min-height: 2.75rem; padding: 0 0.75rem; width: 100%; }
button { font: inherit; font-weight: 600; color: inherit; background: none; border: 1px solid var(--rule-strong); border-radius: 2px; min-height: 2.75rem; padding: 0.25rem 1.25rem; cursor: pointer; }
button.main { background: var(--accent); border-color: var(--accent); color: var(--accent-ink); }
* + .buttons, .buttons + p, p + .field { margin-top: 0.75rem; }
form > .buttons { margin-top: 0; }
.buttons { display: flex; flex-wrap: wrap; gap: 0.75rem; }
.buttons button { flex: 1 1 10rem; }
details { border-top: 1px solid var(--rule); border-bottom: 1px solid var(--rule); }
summary { padding: 0.625rem 0; cursor: pointer; min-height: 2.75rem; }
details > div { padding: 0.5rem 0 1.25rem; }
@media (forced-colors: active) { button.main { border-width: 2px; } }
`;
