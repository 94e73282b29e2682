import { api, dataOf } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { useMutation } from '@afshoreh/contracts/query';
import { SelectField, TextArea, TextField } from '@afshoreh/ui';
import { SAMPLE_VERDICTS, sampleVerdictLabel } from '@afshoreh/ui/sample';
import * as z from 'zod/mini';
import { RecordDialog } from '../../../form/record-dialog';
import { useRefetch } from '../../../resource/use-resource';
import { copy } from '../copy';
import { samples, type Sample } from '../samples';

const { labels, steps } = copy;

/** The steps that have a form. */
export type FormStep = 'sent' | 'declined' | 'answered';

const text = (most: number, missing?: string) =>
  z.string().check(z.trim(), z.minLength(missing ? 1 : 0, missing ?? ''), z.maxLength(most, steps.tooLong(most)));

const optional = {
  declineReason: text(300),
  courier: text(100),
  parcelNumber: text(64),
  sentLot: text(64),
  verdict: z.string(),
  feedback: text(2000),
};

/** The limits are those of the API (openapi.json). */
const schemas = {
  sent: z.object({ ...optional, courier: text(100, steps.courierMissing) }),
  declined: z.object({ ...optional, declineReason: text(300, steps.reasonMissing) }),
  answered: z.object({ ...optional, verdict: z.string().check(z.minLength(1, steps.verdictMissing)) }),
};
type Values = z.infer<(typeof schemas)['sent']>;

const valuesOf = (sample?: Sample): Values => ({
  declineReason: sample?.declineReason ?? '',
  courier: sample?.courier ?? '',
  parcelNumber: sample?.parcelNumber ?? '',
  sentLot: sample?.sentLot ?? sample?.askedLot ?? '',
  verdict: sample?.verdict ?? '',
  feedback: sample?.feedback ?? '',
});

interface StepDialogProps {
  step: FormStep;
  sample: Sample;
  onClose: () => void;
}

/** The form of a step. The typed text is kept as a draft. */
export function StepDialog({ step, sample, onClose }: StepDialogProps) {
  const take = useStep(step);
  return (
    <RecordDialog
      schema={schemas[step]}
      valuesOf={valuesOf}
      record={sample}
      cannotAdd
      read={() => api.GET('/admin/samples/{id}', { params: { path: { id: sample.id } } }).then(dataOf)}
      save={take.mutateAsync}
      failed={steps.failed}
      draft={`sample-${step}-${sample.id}`}
      subject="sample"
      title={steps.titles[step]}
      description={steps.texts[step]}
      words={steps}
      labels={labels}
      onClose={onClose}
    >
      {({ fieldProps }) => (
        <>
          {step === 'sent' && (
            <>
              <TextField
                label={labels.courier}
                hint={steps.courierHint}
                required
                autoComplete="off"
                {...fieldProps('courier')}
              />
              <TextField label={labels.parcelNumber} ltr autoComplete="off" {...fieldProps('parcelNumber')} />
              <TextField
                label={labels.sentLot}
                hint={steps.lotHint}
                ltr
                autoComplete="off"
                {...fieldProps('sentLot')}
              />
            </>
          )}
          {step === 'declined' && (
            <TextArea label={labels.declineReason} required rows={3} {...fieldProps('declineReason')} />
          )}
          {step === 'answered' && (
            <>
              <SelectField
                label={labels.verdict}
                required
                placeholder={steps.choose}
                options={SAMPLE_VERDICTS.map((value) => ({ value, label: sampleVerdictLabel(value) }))}
                {...fieldProps('verdict')}
              />
              <TextArea label={labels.feedback} rows={4} {...fieldProps('feedback')} />
            </>
          )}
        </>
      )}
    </RecordDialog>
  );
}

/** The fields that a step sends; the API keeps the others as they are. */
const bodies: Record<FormStep, (values: Values) => Partial<Values>> = {
  sent: ({ courier, parcelNumber, sentLot }) => ({ courier, parcelNumber, sentLot }),
  declined: ({ declineReason }) => ({ declineReason }),
  answered: ({ verdict, feedback }) => ({ verdict, feedback }),
};

interface SentStep {
  values: Values;
  edited: Sample | undefined;
  signal: AbortSignal;
}

function useStep(status: FormStep) {
  const refetch = useRefetch(samples);
  return useMutation({
    mutationFn: ({ values, edited, signal }: SentStep) => {
      const { id = 0, version = 0 } = edited ?? {};
      const body = { ...bodies[status](values), status, version } as { status: FormStep; version: number };
      return api.PUT('/admin/samples/{id}/status', { params: { path: { id } }, body, signal }).then(dataOf);
    },
    onSuccess: ({ name }) => {
      showToast({ tone: 'success', title: steps.done, description: name });
      void refetch();
    },
    onError: () => void refetch(),
  });
}
