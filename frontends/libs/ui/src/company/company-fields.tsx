import { mistypedIdentity } from '@afshoreh/persian';
import { useEffect, useRef, useState, type ComponentProps, type FormEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { TextField } from '../controls/text-field';
import { color, focusRing, font, media, space } from '../theme';
import { companyCopy as copy } from './copy';
import { COMPANY_FIELDS, type CompanyValues } from './company-values';

const { labels } = copy;

type FieldProps = Omit<ComponentProps<typeof TextField>, 'label'>;

interface CompanyFieldsProps {
  /** The function of `useForm` or `useNativeForm`. */
  fieldProps: (name: keyof CompanyValues) => FieldProps;
  /** The form has no day of delivery, because the account stores none. */
  withoutDate?: boolean;
  defaultValues?: Partial<CompanyValues>;
  /** The value of the field when the form knows it; otherwise the component watches what is typed. */
  nationalId?: string;
}

/**
 * Company, its ids, and when and where the goods are wanted. A wrong check digit only shows a warning, because some
 * issued numbers have one.
 */
export function CompanyFields({ fieldProps, withoutDate = false, defaultValues = {}, nationalId }: CompanyFieldsProps) {
  const [typed, setTyped] = useState(defaultValues.nationalId ?? '');
  const mistyped = mistypedIdentity(nationalId ?? typed);
  const handleInput = ({ target }: FormEvent) => {
    const { name, value } = target as HTMLInputElement;
    if (name === 'nationalId') setTyped(value);
  };
  const field = (name: keyof CompanyValues) => ({ defaultValue: defaultValues[name], ...fieldProps(name) });
  const code = { ltr: true, inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <Fields onInput={handleInput}>
      <TextField label={labels.companyName} autoComplete="organization" {...field('companyName')} />
      <Pair>
        <TextField
          label={labels.nationalId}
          hint={mistyped ? <span role="status">{copy.mistyped[mistyped]}</span> : copy.nationalIdHint}
          {...code}
          {...field('nationalId')}
        />
        <TextField label={labels.economicCode} {...code} {...field('economicCode')} />
      </Pair>
      <Pair>
        {!withoutDate && (
          <TextField
            label={labels.deliveryDate}
            hint={copy.deliveryDateHint}
            inputMode="numeric"
            autoComplete="off"
            {...field('deliveryDate')}
          />
        )}
        <TextField label={labels.deliveryPlace} autoComplete="off" {...field('deliveryPlace')} />
      </Pair>
    </Fields>
  );
}

interface FoldedCompanyFieldsProps extends CompanyFieldsProps {
  /** Called each time the fields are unfolded. */
  onOpen?: () => void;
  /** Whether the fields are unfolded at first, because some of them have a value. */
  isOpen?: boolean;
  children?: ReactNode;
}

/** The same fields folded under «بیشتر». An error in one of them unfolds them and focuses that field. */
export function FoldedCompanyFields({ onOpen, isOpen = false, children, ...fields }: FoldedCompanyFieldsProps) {
  const box = useRef<HTMLDetailsElement>(null);
  const isWrong = COMPANY_FIELDS.some((name) => fields.fieldProps(name).error);
  useEffect(() => {
    if (!isWrong || !box.current || box.current.open) return;
    // A field in closed details cannot take the focus that the form gave it.
    box.current.open = true;
    box.current.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [isWrong]);
  useEffect(() => {
    if (isOpen && box.current) box.current.open = true;
  }, [isOpen]);
  return (
    <Folded ref={box} onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}>
      <summary>{copy.more}</summary>
      <CompanyFields {...fields} />
      {children}
    </Folded>
  );
}

const Folded = styled.details`
  summary {
    min-block-size: 2.75rem;
    padding-block: ${space(2)};
    color: ${color('brandText')};
    font-size: ${font.md};
    font-weight: 600;
    cursor: pointer;
    ${focusRing}
  }
  > :nth-child(2) {
    margin-block-start: ${space(3)};
  }
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(5)};

  ${media.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
