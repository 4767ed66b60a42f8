import { type Allowance, programmes } from '@eyelet/contracts/allowances/allowance.ts';
import { changeAllowance } from '@eyelet/contracts/allowances/change.ts';
import { useRecordForm } from '../forms/use-record-form.ts';
import { Checkbox } from '../look/checkbox.tsx';
import { TextField } from '../look/text-field.tsx';
import { showToast } from '../look/toasts.ts';
import { RecordForm } from '../record/record-form.tsx';
import { call } from '../session/api.ts';
import { useWords } from '../words/words.ts';
import { allowanceChanged } from './changed.ts';
import { limitOf, typedLimit } from './typed-limit.ts';

type Values = Readonly<{
  athlete: string;
  employee: string;
  prosumer: string;
  wranx: boolean;
  ipa: boolean;
  programmeProof: string;
}>;

const kinds = ['athlete', 'employee', 'prosumer'] as const;

/** Each programme that is added needs a proof of its own, so that the last one is shown above and not here. */
const valuesOf = ({ athlete, employee, prosumer, identities }: Allowance): Values => ({
  athlete: typedLimit(athlete),
  employee: typedLimit(employee),
  prosumer: typedLimit(prosumer),
  wranx: identities.includes('wranx'),
  ipa: identities.includes('ipa'),
  programmeProof: '',
});

/** What somebody may spend in a year, to be changed. */
export function AllowanceForm({ allowance }: Readonly<{ allowance: Allowance }>) {
  const { t } = useWords();
  const { consumerNo, currency } = allowance;
  const form = useRecordForm<Allowance, Values>({
    operation: changeAllowance,
    record: allowance,
    valuesOf,
    save: async ({ athlete, employee, prosumer, programmeProof, ...joined }, version) => {
      const limits = { athlete: limitOf(athlete), employee: limitOf(employee), prosumer: limitOf(prosumer) };
      const body = { ...limits, programmes: programmes.filter((one) => joined[one]), programmeProof, version };
      const saved = await call(changeAllowance, { params: { consumerNo }, body });
      await allowanceChanged(saved);
      showToast(t('studio.saved'));
      return saved;
    },
  });
  const says = (is: boolean) => t(is ? 'studio.yes' : 'studio.no');
  return (
    <RecordForm
      form={form}
      title={t('studio.allowances.may')}
      isDisabled={!form.isChanged}
      differencesFrom={(current) => {
        const theirs = valuesOf(current);
        return [
          ...kinds.map((kind) => ({
            label: t(`studio.allowances.${kind}`),
            mine: form.values[kind] || '–',
            theirs: theirs[kind] || '–',
          })),
          ...programmes.map((one) => ({
            label: t(`studio.allowances.identity.${one}`),
            mine: says(form.values[one]),
            theirs: says(theirs[one]),
          })),
          {
            label: t('studio.allowances.proof'),
            mine: form.values.programmeProof || current.programmeProof || '–',
            theirs: current.programmeProof || '–',
          },
        ].filter((one) => one.mine !== one.theirs);
      }}
    >
      {kinds.map((kind) => (
        <TextField
          key={kind}
          {...form.text(kind)}
          label={t(`studio.allowances.${kind}Field`, { currency })}
          hint={t(`studio.allowances.${kind}Hint`)}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
        />
      ))}
      {programmes.map((one) => (
        <Checkbox
          key={one}
          label={t(`studio.allowances.identity.${one}`)}
          hint={t('studio.allowances.programmeHint')}
          isSelected={form.values[one]}
          onChange={(is) => form.set(one, is)}
        />
      ))}
      <TextField
        {...form.text('programmeProof')}
        label={t('studio.allowances.proof')}
        hint={t('studio.allowances.proofHint')}
        autoComplete="off"
        maxLength={200}
      />
    </RecordForm>
  );
}
