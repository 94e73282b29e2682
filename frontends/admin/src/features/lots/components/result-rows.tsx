import type { Schemas } from '@afshoreh/api-client';
import { Button, Cluster, SelectField, Stack } from '@afshoreh/ui';
import { font } from '@afshoreh/ui/theme';
import { FileUp } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { useFieldArray } from 'react-hook-form';
import styled from 'styled-components';
import { Muted } from '../../../layout/muted';
import { resultValues, withSheet, type AnalysisForm, type StatedParameter } from '../analysis-form';
import { copy } from '../copy';
import type { Analysis, LotDetails } from '../lots';
import { ResultRow } from './result-row';
import { SheetDialog } from './sheet-dialog';

const words = copy.analysis;
type Parameter = Schemas['Parameter'];

interface ResultRowsProps {
  form: AnalysisForm;
  lot: LotDetails;
  /** The stored certificate, whose results keep their limits once it is published. */
  analysis: Analysis | undefined;
  parameters: readonly Parameter[];
  readOnly: boolean;
}

/**
 * The results of a certificate: first the parameters of the product's specification in its order, then other parameters
 * that were added.
 */
export function ResultRows({ form, lot, analysis, parameters, readOnly }: ResultRowsProps) {
  const { fields, append } = useFieldArray({ control: form.control, name: 'results' });
  const [isReading, setIsReading] = useState(false);
  const stated = statedBy(lot, analysis, parameters);
  const rest = parameters.filter(({ code }) => fields.every(({ parameter }) => parameter !== code));
  return (
    <Stack $gap={3} onKeyDown={goToOtherRow}>
      <Head>
        <h3>{words.results}</h3>
        {!readOnly && (
          <Button size="small" variant="secondary" onClick={() => setIsReading(true)}>
            <FileUp />
            {words.sheet.open}
          </Button>
        )}
      </Head>
      {!readOnly && <Muted $size="sm">{fields.length > 0 ? words.resultsHint : words.noRows}</Muted>}
      <div>
        {fields.map(({ id, parameter }, at) => {
          const known = stated(parameter);
          return known && <ResultRow key={id} form={form} at={at} stated={known} />;
        })}
      </div>
      {!readOnly && (
        <SelectField
          label={words.addParameter}
          placeholder={words.choose}
          value=""
          options={rest.map(({ code: value, name: label }) => ({ value, label }))}
          onChange={({ target }) => {
            const added = stated(target.value);
            if (added) append(resultValues(added));
          }}
        />
      )}
      {isReading && (
        <SheetDialog
          lot={lot}
          onTake={(found) => {
            const rows = withSheet(form.form.getValues('results'), found);
            form.form.setValue('results', rows, { shouldDirty: true });
          }}
          onClose={() => setIsReading(false)}
        />
      )}
    </Stack>
  );
}

/** Returns what is known about a parameter: for a published certificate as of its day, otherwise as of today. */
function statedBy(lot: LotDetails, analysis: Analysis | undefined, parameters: readonly Parameter[]) {
  const published = analysis?.publishedAt ? analysis.results : [];
  const known = [...published, ...lot.parameters, ...(analysis?.results ?? [])];
  return (code: string): StatedParameter | undefined =>
    known.find(({ parameter }) => parameter === code) ?? withoutLimit(parameters.find((each) => each.code === code));
}

function withoutLimit(parameter: Parameter | undefined): StatedParameter | undefined {
  if (!parameter) return undefined;
  const { code, name, englishName, unit, unitName, method } = parameter;
  const none = { basisBrix: null, acid: null, endPoint: null, limit: null };
  return { parameter: code, name, englishName, unit, unitName, method, ...none };
}

const STEPS: Record<string, number> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/** Enter and the arrow keys move to another row, because a column of results is typed with the number pad. */
function goToOtherRow(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key } = event;
  const step = STEPS[key];
  if (step === undefined || event.ctrlKey || event.metaKey || !(target instanceof HTMLInputElement)) return;
  const fields = [...currentTarget.querySelectorAll<HTMLInputElement>('input[data-result]')];
  const at = fields.indexOf(target);
  if (at < 0) return;
  event.preventDefault();
  fields[at + step]?.focus();
  fields[at + step]?.select();
}

const Head = styled(Cluster)`
  align-items: center;
  justify-content: space-between;

  h3 {
    font-size: ${font.md};
  }
`;
