import { correctCustomer } from '@eyelet/contracts/customers/correct.ts';
import type { Customer } from '@eyelet/contracts/customers/customer.ts';
import { interests } from '@eyelet/domain/consumer/interests.ts';
import { useState } from 'react';
import { Form } from '../forms/form.tsx';
import { useRecordForm } from '../forms/use-record-form.ts';
import { Button } from '../look/button.tsx';
import { Checkbox } from '../look/checkbox.tsx';
import { Dialog } from '../look/dialog.tsx';
import { TextField } from '../look/text-field.tsx';
import { showToast } from '../look/toasts.ts';
import { Conflict } from '../record/conflict.tsx';
import { call } from '../session/api.ts';
import { newId } from '../session/new-id.ts';
import { useWords } from '../words/words.ts';
import { customerChanged } from './changed.ts';
import { type Reason, ReasonFields } from './reason-fields.tsx';
import { interestText, memberText } from './words.ts';

const texts = ['firstName', 'lastName', 'phone', 'postalCode', 'birthDate', 'preferredShoeSize'] as const;

type Values = Readonly<
  Record<(typeof texts)[number] | 'note', string> & { interests: readonly string[]; reason: Reason }
>;

const valuesOf = (customer: Customer): Values => ({
  ...{ firstName: customer.firstName, lastName: customer.lastName, phone: customer.phone },
  ...{ postalCode: customer.postalCode, birthDate: customer.birthDate },
  ...{ preferredShoeSize: customer.preferredShoeSize, interests: customer.interests },
  ...{ reason: 'asked', note: '' },
});

/** Corrects the profile of a customer; what they have changed themselves meanwhile is shown beside it. */
export function CorrectDialog({ customer, onClose }: Readonly<{ customer: Customer; onClose: () => void }>) {
  const { t } = useWords();
  const [actionId] = useState(newId);
  const { consumerNo } = customer;
  const form = useRecordForm<Customer, Values>({
    operation: correctCustomer,
    record: customer,
    valuesOf,
    save: async (values, version) => {
      const body = { ...values, interests: values.interests.join('|'), version };
      const saved = await call(correctCustomer, { params: { consumerNo, actionId }, body });
      await customerChanged(saved);
      showToast(t('studio.saved'));
      onClose();
      return saved;
    },
  });
  const { theirs, values } = form;
  const title = t('studio.customers.correct');
  const toggle = (interest: string, is: boolean) =>
    form.set('interests', is ? [...values.interests, interest] : values.interests.filter((one) => one !== interest));
  return (
    <Dialog title={title} onClose={onClose}>
      {theirs === undefined ? undefined : (
        <Conflict
          differences={texts
            .map((member) => ({
              ...{ label: memberText(t, member), mine: values[member] || '–', theirs: theirs[member] || '–' },
            }))
            .filter((one) => one.mine !== one.theirs)}
          onTheirs={form.takeTheirs}
          onMerge={form.merge}
          onMine={form.keepMine}
        />
      )}
      <Form
        form={form}
        label={title}
        action={t('studio.save')}
        isDisabled={!form.isChanged}
        beside={<Button onPress={onClose}>{t('studio.cancel')}</Button>}
      >
        <p className="hint">{t('studio.customers.correctHow')}</p>
        {texts.map((member) => (
          <TextField
            key={member}
            {...form.text(member)}
            label={memberText(t, member)}
            autoComplete="off"
            {...(member === 'birthDate' ? { type: 'date' as const } : {})}
          />
        ))}
        <fieldset className="stack-tight">
          <legend className="label">{t('studio.customers.member.interests')}</legend>
          {interests.map((one) => (
            <Checkbox
              key={one}
              label={interestText(t, one)}
              isSelected={values.interests.includes(one)}
              onChange={(is) => toggle(one, is)}
            />
          ))}
        </fieldset>
        <ReasonFields
          reason={values.reason}
          onReason={(reason) => form.set('reason', reason)}
          note={{ value: values.note, onChange: (note) => form.set('note', note) }}
        />
      </Form>
    </Dialog>
  );
}
