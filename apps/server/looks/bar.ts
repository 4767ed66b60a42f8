import { minutesLeft } from '@eyelet/domain/looks/look.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import { escapeHtml } from '../kernel/escape-html.ts';
import type { OpenLook } from '../kernel/look.ts';

/** Where the form of the bar ends the look. */
export const leavePath = '/looks/leave';

const styles = `
#look{position:fixed;z-index:2147483000;inset:auto 0 0;display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:.25rem 1.5rem;padding:.5rem 1rem;background:#10201f;color:#f6f4ee;font-size:1rem;line-height:1.4;border-top:3px solid #d9482b}
#look p{margin:0;overflow-wrap:anywhere}
#look form{margin:0}
#look button{min-height:44px;min-width:44px;padding:0 1.25rem;border:1px solid #f6f4ee;background:transparent;color:inherit;font:inherit;font-weight:600;cursor:pointer}
#look button:hover{background:#f6f4ee;color:#10201f}
#look button:focus-visible{outline:3px solid #f6f4ee;outline-offset:2px}
html{scroll-padding-bottom:7rem}
body{padding-bottom:6rem}
@media(width<48rem){html{scroll-padding-bottom:12rem}body{padding-bottom:11rem}}`;

/** What every page says in a look, in the language of whoever looks: in whose shop they are, for how long, and how to leave it. */
export function lookBar(
  { customerName, endsAt, language }: OpenLook,
  now: Date,
): Readonly<{ styles: string; bar: string }> {
  const t = createMessages(language);
  const say = (...message: Parameters<typeof t>) => escapeHtml(t(...message));
  return {
    styles: `<style>${styles}</style>`,
    bar: `<aside id="look" lang="${language}" aria-label="${say('looks.bar.title')}"><p><strong>${say('looks.bar.who', { name: customerName })}</strong> ${say('looks.bar.what', { n: minutesLeft(endsAt, now) })}</p><form method="post" action="${leavePath}"><button>${say('looks.bar.leave')}</button></form></aside>`,
  };
}
