/** The styles of the adapter's pages; the provider styles the fields. */
export const style = `
:root { color-scheme: light; --ink: #10201f; --mist: #e4e2da; --paper: #fff; --buoy: #b23a26; --lichen: #d9a514; }
* { box-sizing: border-box; }
html { background: transparent; }
body { margin: 0; padding: 6px; color: var(--ink); font: 16px/1.45 system-ui, sans-serif; }
h1 { margin: 0; }
.notice { margin: 0 0 16px; padding: 12px 16px; background: var(--paper); border: 1px solid var(--mist); border-left: 3px solid var(--buoy); }
.row { margin: 16px 0 0; }
button { min-height: 48px; padding: 0 24px; font: inherit; font-weight: 600; cursor: pointer; border: 1px solid var(--ink); border-radius: 2px; background: var(--ink); color: #fff; }
button:focus-visible, a:focus-visible { outline: 3px solid var(--lichen); outline-offset: 2px; }
button[disabled] { opacity: .6; cursor: default; }
.unseen { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
[hidden] { display: none; }
`.trimStart();
