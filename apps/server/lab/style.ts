import { outboxStyle } from '../outbox/style.ts';

/** The outbox's plain style sheet with additions for forms. */
export const labStyle = `${outboxStyle}
section { margin-top: 48px; }
h3 { font-size: 16px; margin: 24px 0 8px; }
form { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; }
td form { min-width: 16rem; }
label { display: inline-flex; gap: 8px; align-items: center; }
input, select, button { font: inherit; min-height: 40px; padding: 0 12px; border: 1px solid #5e6b69; background: #fff; color: inherit; max-width: 100%; }
input[type=number] { width: 7rem; }
input[type=checkbox] { min-height: 0; width: 20px; height: 20px; }
button { background: #10201f; color: #fff; cursor: pointer; }
button:focus-visible, input:focus-visible, select:focus-visible { outline: 3px solid #d9a514; outline-offset: 2px; }
th code { font-size: 14px; }
.quiet { color: #5e6b69; font-weight: 400; }
button .quiet { color: inherit; }
li { margin-bottom: 8px; }
li form { display: inline-flex; margin-left: 16px; }
`;
