import { readCountryRules } from '@eyelet/contracts/addresses/read-country-rules.ts';
import type { DeskOrder } from '@eyelet/contracts/order-desk/order.ts';
import { useQuery } from '@tanstack/react-query';
import { Dialog } from '../look/dialog.tsx';
import { Notice } from '../look/notice.tsx';
import { call } from '../session/api.ts';
import { problemText } from '../session/problem.ts';
import { useWords } from '../words/words.ts';
import { AddressForm } from './address-form.tsx';

type ChangeAddressDialogProps = Readonly<{
  order: DeskOrder;
  delivery: NonNullable<DeskOrder['delivery']>;
  onClose: () => void;
}>;

/** Asks where an order goes instead. It stays open when the order was moved on meanwhile, and says so. */
export function ChangeAddressDialog({ order, delivery, onClose }: ChangeAddressDialogProps) {
  const { t, language } = useWords();
  const { country } = delivery.address;
  const { data: rules, error } = useQuery({
    queryKey: ['country-rules', country, language],
    queryFn: () => call(readCountryRules, { params: { countryCode: country } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Dialog title={t('studio.orders.address.title')} onClose={onClose}>
      {error ? <Notice tone="bad">{problemText(t, error)}</Notice> : undefined}
      {rules ? <AddressForm order={order} delivery={delivery} rules={rules} onClose={onClose} /> : undefined}
    </Dialog>
  );
}
