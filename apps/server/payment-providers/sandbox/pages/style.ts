/** The provider's pages look like the shop that frames them: foam, ink, hairlines, fields as long as their contents. */
export const style = `
@font-face { font-family: 'Instrument Sans'; font-weight: 400 700; font-display: swap; src: url('/sandbox-payments/assets/text.woff2') format('woff2'); }
:root { color-scheme: light; --ink: #10201f; --granite: #5e6b69; --mist: #e4e2da; --paper: #fff; --buoy: #b23a26; --lichen: #d9a514; }
* { box-sizing: border-box; }
html { background: transparent; }
body { margin: 0; padding: 6px; color: var(--ink); font: 16px/1.45 'Instrument Sans', system-ui, sans-serif; }
form { display: grid; grid-template-columns: repeat(2, minmax(0, 11.5rem)); gap: 0 16px; }
.field { margin: 0 0 16px; display: grid; grid-row: span 3; grid-template-rows: subgrid; gap: 6px; align-items: end; }
.error { align-self: start; }
.wide, .row, .notice { grid-column: 1 / -1; }
label { font-size: 14px; font-weight: 500; }
input { width: 100%; min-height: 48px; padding: 0 12px; font: inherit; font-variant-numeric: tabular-nums; letter-spacing: .02em; color: inherit; background: var(--paper); border: 1px solid var(--granite); border-radius: 2px; }
input:hover { border-color: var(--ink); }
input[aria-invalid='true'] { border-color: var(--buoy); box-shadow: inset 0 0 0 1px var(--buoy); }
:is(input, button, a):focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; box-shadow: 0 0 0 6px var(--lichen); }
.error { font-size: 14px; color: var(--buoy); }
.notice { margin: 0; padding: 12px 16px; font-size: 14px; background: var(--paper); border: 1px solid var(--mist); border-left: 3px solid var(--lichen); }
.notice.problem { border-left-color: var(--buoy); }
.row { display: flex; flex-wrap: wrap; gap: 12px; margin: 16px 0 0; }
button { min-height: 48px; padding: 0 24px; font: inherit; font-weight: 500; cursor: pointer; border: 1px solid var(--ink); border-radius: 2px; background: var(--ink); color: #fff; }
button.quiet { background: transparent; color: var(--ink); }
button[disabled] { opacity: .6; cursor: default; }
h1 { margin: 0 0 16px; font-size: 22px; line-height: 1.2; letter-spacing: -.01em; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 16px 0; }
dt { color: var(--granite); }
dd { margin: 0; font-variant-numeric: tabular-nums; }
.page { max-width: 28rem; margin: 0 auto; padding: 8px 0; }
.page form { margin-top: 20px; }
.wallet { background: var(--paper); border: 1px solid var(--mist); border-top: 6px solid var(--brand); margin: 16px auto; padding: 24px; }
:root:has(.wallet) { background: #f6f4ee; }
.wallet form { display: block; }
.wallet form > .row { margin-bottom: 24px; }
.wallet form > .row:last-child { margin-bottom: 0; }
.wallet fieldset { margin: 0 0 16px; padding: 0; border: 0; }
.wallet legend { margin: 0 0 8px; padding: 0; font-size: 14px; font-weight: 600; }
.wallet button:not(.quiet) { background: var(--brand); border-color: var(--brand); }
.wallet button { flex: 1 1 100%; }
.choice { display: flex; gap: 12px; align-items: flex-start; min-height: 48px; padding: 12px; margin: 0 0 8px; font-weight: 400; border: 1px solid var(--mist); border-radius: 2px; cursor: pointer; }
.choice:has(:checked) { border-color: var(--brand); }
.choice input { flex: none; width: 20px; min-height: 20px; margin: 1px 0 0; accent-color: var(--brand); }
.choice small { color: var(--granite); }
[data-method='paypal'] { --brand: #1b3f8b; }
[data-method='klarna'] { --brand: #8a2c5d; }
.unseen { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
[hidden], .row:has(> [hidden]:only-child) { display: none; }
`.trimStart();
