/** A plain style sheet: the page is for testers, not for shoppers. */
export const outboxStyle = `
:root { color-scheme: light; }
body { margin: 0; background: #f6f4ee; color: #10201f; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 32px 16px 64px; }
h1 { font-size: 28px; line-height: 1.2; }
h2 { font-size: 18px; margin-top: 32px; }
a { color: inherit; }
a:focus-visible { outline: 3px solid #d9a514; outline-offset: 2px; }
table { width: 100%; border-collapse: collapse; background: #fff; }
th, td { padding: 12px 16px; text-align: left; border-bottom: 1px solid #e4e2da; vertical-align: top; overflow-wrap: anywhere; }
@media (max-width: 40rem) {
table, tbody, tr, th, td { display: block; }
thead { display: none; }
tr { padding: 12px 16px; border-bottom: 1px solid #e4e2da; }
th, td { padding: 2px 0; border: 0; }
}
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; }
dt { color: #5e6b69; }
dd { margin: 0; }
iframe { width: 100%; height: 70vh; border: 1px solid #e4e2da; background: #fff; }
textarea { box-sizing: border-box; width: 100%; font: inherit; padding: 12px; border: 1px solid #5e6b69; }
button { min-height: 44px; padding: 0 24px; border: 0; background: #10201f; color: #fff; font: inherit; }
pre { padding: 16px; background: #fff; border: 1px solid #e4e2da; white-space: pre-wrap; overflow-wrap: anywhere; }
`.trimStart();
