import { useQuery } from '@afshoreh/contracts/query';
import { SelectField, TextField } from '@afshoreh/ui';
import { persianDay } from '../../../form/persian-day';
import { FieldsGrid } from '../../../form/fields-grid';
import { MediaFormField } from '../../../form/media-field';
import { RecordDialog } from '../../../form/record-dialog';
import { parametersQuery } from '../../../get-parameters';
import { useMay } from '../../../session/access';
import { formatResult } from '@afshoreh/persian/analyses';
import { analysisSchema, analysisValues, type AnalysisForm } from '../analysis-form';
import { Muted } from '../../../layout/muted';
import { copy } from '../copy';
import { lots, type Analysis, type LotDetails } from '../lots';
import { analysisQuery, readAnalysis, useSaveAnalysis } from '../use-analyses';
import { ResultRows } from './result-rows';

const words = copy.analysis;
const LABELS = words as unknown as Record<string, string>;
const KINDS = Object.entries(words.kinds).map(([value, label]) => ({ value, label }));

interface AnalysisDialogProps {
  /** The certificate to show or edit; undefined begins one for `lotId`. */
  id: number | undefined;
  lotId: number | undefined;
  /** The edition that a new certificate corrects. */
  corrects: number | null;
  onClose: () => void;
}

/** The form of a certificate of analysis. A published one is only shown. */
export function AnalysisDialog({ id, lotId, corrects, onClose }: AnalysisDialogProps) {
  const mayWrite = useMay()('catalogue', 'write');
  const stored = useQuery({ ...analysisQuery(id ?? 0), enabled: id !== undefined });
  const of = stored.data?.lotId ?? lotId;
  const details = useQuery({ ...lots.details(of ?? 0), enabled: of !== undefined });
  const parameters = useQuery(parametersQuery);
  const lot = details.data;
  const former = formerOf(lot, corrects);
  const isPublished = stored.data?.publishedAt != null;
  const readOnly = !mayWrite || isPublished;
  const save = useSaveAnalysis(lot, corrects);
  return (
    <RecordDialog
      record={stored.data}
      id={id}
      subject="analysis"
      cannotAdd
      queries={[...(id === undefined ? [] : [stored]), details, parameters]}
      draft={id === undefined ? `analysis.of-${lotId}.${corrects ?? 'new'}` : `analysis.${id}`}
      size="large"
      readOnly={readOnly}
      title={words.titles[isPublished ? 'published' : id === undefined ? 'new' : 'draft']}
      words={words}
      loadFailed={words.loadFailed}
      failed={words.saveFailed}
      schema={analysisSchema}
      valuesOf={(analysis) => analysisValues(lot, analysis ?? former)}
      read={(edited) => readAnalysis(edited?.id ?? 0)}
      save={save}
      labels={LABELS}
      formatValue={formatValue}
      onClose={onClose}
    >
      {(form) => (
        <>
          {lot && <Muted>{describe(lot, stored.data?.corrects ?? corrects)}</Muted>}
          <Fields form={form} />
          {lot && (
            <ResultRows
              form={form}
              lot={lot}
              analysis={stored.data ?? former}
              parameters={parameters.data ?? []}
              readOnly={readOnly}
            />
          )}
        </>
      )}
    </RecordDialog>
  );
}

/** The certificate that a correction starts from. Like a draft, it is compared with today's limits. */
function formerOf(lot: LotDetails | undefined, corrects: number | null): Analysis | undefined {
  const former = lot?.analyses.find(({ edition }) => edition !== null && edition === corrects);
  return former && { ...former, publishedAt: null };
}

function describe({ number, productName }: LotDetails, corrects: number | null): string {
  return corrects === null ? words.description(number, productName) : words.correcting(number, productName, corrects);
}

/** Formats the values of a conflict: results, days and choices in words. */
function formatValue(field: string, value: unknown): string | undefined {
  if (field === 'results')
    return (value as Analysis['results']).map((result) => `${result.name}: ${formatResult(result)}`).join('؛ ');
  if (field === 'kind') return words.kinds[value as Analysis['kind']];
  return field === 'analysedOn' ? persianDay(value as string) : undefined;
}

/** Fields about the analysis itself: laboratory, day and sample. */
function Fields({ form: { control, fieldProps } }: { form: AnalysisForm }) {
  return (
    <FieldsGrid>
      <TextField label={words.laboratory} required {...fieldProps('laboratory')} />
      <TextField label={words.accreditation} ltr {...fieldProps('accreditation')} />
      <TextField
        label={words.analysedOn}
        hint={copy.form.dayHint}
        required
        inputMode="numeric"
        {...fieldProps('analysedOn')}
      />
      <SelectField label={words.kind} options={KINDS} {...fieldProps('kind')} />
      <TextField label={words.releasedBy} {...fieldProps('releasedBy')} />
      <div data-wide>
        <MediaFormField control={control} name="file" label={words.file} kind="any" />
      </div>
    </FieldsGrid>
  );
}
