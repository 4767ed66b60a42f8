import type { WalletContact } from '@eyelet/contracts/payments/wallet-contact.ts';
import type { Translate } from '@eyelet/messages/translate.ts';
import { buttonLook } from '@eyelet/ui/actions/button.tsx';
import type { SheetMethod, SheetTotal } from './apple-pay-session.ts';

export type SheetActs = Readonly<{
  selectContact: (index: number) => void;
  selectMethod: (method: SheetMethod) => void;
  authorise: (contact: number, outcome: string) => void;
  cancel: () => void;
}>;

export type Sheet = Readonly<{
  open: (total: SheetTotal, currency: string) => void;
  close: () => void;
  showTotal: (total: SheetTotal, currency: string) => void;
  showContacts: (contacts: readonly WalletContact[]) => void;
  showMethods: (methods: readonly SheetMethod[]) => void;
  showErrors: (messages: readonly string[]) => void;
}>;

const outcomes = ['approve', 'decline', 'fraud'] as const;

/**
 * The sheet of the simulator: a dialog with two selects, a total, and buttons. Sandbox only, so not part of the shop's
 * design.
 */
export function drawSheet(say: Translate, acts: SheetActs): Sheet {
  const dialog = element('dialog', 'dialog overflow-y-auto bg-paper p-6 md:max-w-md');
  dialog.dataset.side = 'modal';
  const title = element('h2', 'mb-4 font-display text-22 font-semibold', say('wallets.sheet.title'));
  title.id = 'apple-pay-sheet';
  dialog.setAttribute('aria-labelledby', title.id);
  const total = element('p', 'mt-5 flex justify-between text-18 font-medium');
  const errors = element('div', 'mt-3 text-14 text-buoy');
  errors.setAttribute('role', 'alert');
  const contact = choice(say('wallets.sheet.contact'));
  const method = choice(say('wallets.sheet.method'));
  const outcome = choice(say('wallets.sheet.outcome'));
  for (const one of outcomes) outcome.select.add(new Option(say(`wallets.sheet.${one}`), one));
  const pay = button(say('wallets.sheet.pay'), buttonLook('primary', 'regular', true));
  const cancel = button(say('wallets.sheet.cancel'), buttonLook('secondary', 'regular', true));
  const foot = element('div', 'mt-6 grid gap-3');
  foot.append(pay, cancel);
  dialog.append(title, contact.box, method.box, outcome.box, total, errors, foot);

  let methods: readonly SheetMethod[] = [];
  contact.select.addEventListener('change', () => acts.selectContact(contact.select.selectedIndex));
  method.select.addEventListener('change', () => {
    const chosen = methods[method.select.selectedIndex];
    if (chosen) acts.selectMethod(chosen);
  });
  pay.addEventListener('click', () => acts.authorise(contact.select.selectedIndex, outcome.select.value));
  cancel.addEventListener('click', acts.cancel);
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    acts.cancel();
  });
  const showTotal: Sheet['showTotal'] = ({ label, amount }, currency) => {
    total.replaceChildren(element('span', '', label), element('span', 'tabular-nums', `${amount} ${currency}`));
  };
  return {
    open: (first, currency) => {
      document.body.append(dialog);
      showTotal(first, currency);
      dialog.showModal();
      requestAnimationFrame(() => {
        dialog.dataset.state = 'open';
      });
    },
    close: () => {
      // Closing before removing returns the focus to the button.
      dialog.close();
      dialog.remove();
    },
    showTotal,
    showContacts: (contacts) =>
      contact.select.replaceChildren(
        ...contacts.map((one) => new Option(`${one.firstName} ${one.lastName}, ${one.city}, ${one.country}`)),
      ),
    showMethods: (offered) => {
      methods = offered;
      method.select.replaceChildren(...offered.map(({ label, amount }) => new Option(`${label} · ${amount}`)));
    },
    showErrors: (messages) => errors.replaceChildren(...messages.map((one) => element('p', '', one))),
  };
}

function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className: string,
  text = '',
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
}

function button(label: string, look: string): HTMLButtonElement {
  const made = element('button', look, label);
  made.type = 'button';
  return made;
}

function choice(label: string) {
  const box = element('label', 'mb-3 block text-14 font-medium', label);
  const select = element(
    'select',
    'mt-1.5 h-12 w-full rounded-control border border-granite bg-paper px-3.5 text-16 font-normal',
  );
  box.append(select);
  return { box, select };
}
