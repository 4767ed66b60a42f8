import { mostDocumentBytes, mostDocuments } from '@eyelet/contracts/cases/documents.ts';
import type { listCaseSubjects } from '@eyelet/contracts/cases/list-subjects.ts';
import type { Profile } from '@eyelet/contracts/consumer/profile.ts';
import type { OutputOf } from '@eyelet/contracts/kernel/operation.ts';
import { mostOfNumber } from '@eyelet/domain/cases/contact-form.ts';
import { documentType } from '@eyelet/domain/cases/documents.ts';
import { splitPhone } from '@eyelet/domain/validation/phone-number.ts';
import { Select } from '@eyelet/ui/fields/select.tsx';
import { TextArea, TextInput } from '@eyelet/ui/fields/text-input.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useState } from 'react';
import type { OwnOrder } from '../consumer/own-orders.ts';
import { PhoneField } from '../consumer/person-fields.tsx';
import { fieldIdOf, useForm } from '../forms/use-form.ts';
import { useMarket } from '../shop/shop-data.ts';
import { CaseForm, type CaseFormState } from './case-form.tsx';
import { contactFormName, contactProblems } from './contact-values.ts';
import { FileField } from './file-field.tsx';
import { PictureField } from './picture-field.tsx';
import { useSend } from './use-send.ts';

export type ContactFormProps = Readonly<{
  categories: OutputOf<typeof listCaseSubjects>['categories'];
  /** Details of the signed-in consumer. */
  details: Profile['consumerDetails'] | undefined;
  /** Their orders to choose from; without any its number is typed. */
  orders: readonly OwnOrder[];
  /** Reference of the case that the message is added to. */
  reference: string;
}> &
  CaseFormState;

/** The form for a message to the shop (C1.33). */
export function ContactForm({ categories, details, orders, reference, ...state }: ContactFormProps) {
  const say = useSay();
  const market = useMarket();
  const { busy, send } = useSend();
  const form = useForm({
    form: contactFormName,
    answer: state.answer,
    check: (posted) => contactProblems(posted, market),
    onValid: (posted) => void send(posted),
  });
  const [category, setCategory] = useState(form.posted?.category ?? '');
  const chosen = categories.filter((one) => category === '' || one.category === category);
  const labels = {
    category: say('cases.field.category'),
    subject: say('cases.field.subject'),
    message: say('cases.field.message'),
    pictures: say('cases.field.pictures'),
    documents: say('cases.field.documents'),
    orderNumber: say('cases.field.orderNumber'),
    firstName: say('address.firstName'),
    lastName: say('address.lastName'),
    email: say('address.email'),
    phone: say('address.phone'),
  };
  const phone = splitPhone(details?.phone ?? '');
  const optional = say('address.optional');
  const choose = say('address.choose');
  const areFilesLost = state.answer !== undefined && form.attempt === 0;
  return (
    <CaseForm
      name={contactFormName}
      form={form}
      state={state}
      labels={labels}
      busy={busy}
      action={say('cases.send')}
      className="mt-10 grid gap-5"
    >
      {reference !== '' && (
        <>
          <input type="hidden" name="caseReference" value={reference} />
          <p>{say('cases.contact.continues', { reference })}</p>
        </>
      )}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Select
          {...form.field('category')}
          label={labels.category}
          required
          placeholder={choose}
          options={categories.map((one) => ({ value: one.category, label: one.label }))}
          onChange={(event) => setCategory(event.currentTarget.value)}
        />
        <Select
          {...form.field('subject')}
          label={labels.subject}
          required
          placeholder={choose}
          options={chosen.flatMap(({ subjects }) => subjects.map(({ subject, label }) => ({ value: subject, label })))}
        />
      </div>
      <TextArea {...form.field('message')} label={labels.message} required rows={7} />
      <PictureField
        id={fieldIdOf(contactFormName, 'pictures')}
        of="message"
        isLost={areFilesLost}
        {...(form.errors.pictures ? { error: form.errors.pictures } : {})}
      />
      <FileField
        id={fieldIdOf(contactFormName, 'documents')}
        name="documents"
        label={labels.documents}
        hint={say('cases.hint.documents', { n: mostDocuments, size: mostDocumentBytes / (1024 * 1024) })}
        accept={documentType}
        error={form.errors.documents}
        isLost={areFilesLost}
      />
      {orders.length > 0 ? (
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Select
            {...form.field('orderNumber')}
            label={labels.orderNumber}
            optionalLabel={optional}
            placeholder={say('cases.noOrder')}
            options={orders}
          />
          <TextInput
            {...form.field('otherOrder')}
            label={say('cases.field.otherOrder')}
            hint={say('cases.hint.orderNumber')}
            optionalLabel={optional}
            autoComplete="off"
            maxLength={mostOfNumber}
          />
        </div>
      ) : (
        <TextInput
          {...form.field('orderNumber')}
          label={labels.orderNumber}
          hint={say('cases.hint.orderNumber')}
          optionalLabel={optional}
          autoComplete="off"
          maxLength={mostOfNumber}
          className="sm:max-w-80"
        />
      )}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextInput
          {...form.field('firstName', details?.firstName)}
          label={labels.firstName}
          autoComplete="given-name"
          required
        />
        <TextInput
          {...form.field('lastName', details?.lastName)}
          label={labels.lastName}
          autoComplete="family-name"
          required
        />
      </div>
      <TextInput
        {...form.field('email', details?.email)}
        type="email"
        inputMode="email"
        label={labels.email}
        autoComplete="email"
        required
      />
      <PhoneField
        field={form.field}
        required={false}
        initial={phone?.national ?? details?.phone ?? ''}
        dialCode={phone?.dialCode}
      />
    </CaseForm>
  );
}
