import { useState } from 'react';
import styled from 'styled-components';
import { api, dataOf, reasonUnlessServerError, type Schemas } from '@afshoreh/api-client';
import { Link } from '@afshoreh/contracts/router';
import { formatGrams } from '@afshoreh/persian';
import { Button, FormFailure, Ltr, Notice, SelectField, TextArea } from '@afshoreh/ui';
import {
  SAMPLE_VERDICTS,
  SampleStatusBadge,
  sampleStatusLabel,
  sampleTone,
  sampleVerdictLabel,
} from '@afshoreh/ui/sample';
import { FormLayout } from '@afshoreh/ui/form';
import { useNativeForm } from '@afshoreh/ui/native-form';
import { color, font, space } from '@afshoreh/ui/theme';
import { copy as siteCopy } from '../../copy';
import { Moment } from '../moment';
import { SheetHead } from '../sheet-page';
import { Timeline } from '../timeline';
import { copy } from './copy';

export type TrackedSample = Schemas['TrackedSample'];

interface SampleStateProps {
  sample: TrackedSample;
  /** The phone; the recipient opens the sample with it and the code. */
  phone: string;
  onChange: (sample: TrackedSample) => void;
}

/** A sample as its recipient sees it: status, parcel, history, and the form for their feedback once it was sent. */
export function SampleState({ sample, phone, onChange }: SampleStateProps) {
  const { trackingCode, productId, productName, grams, status, createdAt, history } = sample;
  return (
    <Parts>
      <SheetHead>
        <h2>
          {copy.sample} {productId === null ? productName : <Link to={`/product/${productId}`}>{productName}</Link>}
        </h2>
        <SampleStatusBadge status={status} />
        <p>
          {formatGrams(grams)}، {copy.code} <Ltr>{trackingCode}</Ltr>، {copy.requestedAt} <Moment at={createdAt} />
        </p>
      </SheetHead>
      <p>{copy.meanings[status]}</p>
      <Facts sample={sample} />
      {(status === 'sent' || status === 'answered') && (
        <FeedbackForm sample={sample} phone={phone} onChange={onChange} />
      )}
      <div>
        <h3>{copy.history}</h3>
        <Timeline
          label={copy.history}
          steps={history.map(({ to, at }) => ({ text: sampleStatusLabel(to), tone: sampleTone(to), at }))}
        />
      </div>
    </Parts>
  );
}

function Facts({ sample: { declineReason, courier, parcelNumber, sentLot } }: Pick<SampleStateProps, 'sample'>) {
  return (
    <dl>
      {declineReason && (
        <div>
          <dt>{copy.reason}</dt> <dd>{declineReason}</dd>
        </div>
      )}
      {courier && (
        <div>
          <dt>{copy.courier}</dt> <dd>{courier}</dd>
        </div>
      )}
      {parcelNumber && (
        <div>
          <dt>{copy.parcelNumber}</dt>{' '}
          <dd>
            <Ltr>{parcelNumber}</Ltr>
          </dd>
        </div>
      )}
      {sentLot && (
        <div>
          <dt>{copy.sentLot}</dt>{' '}
          <dd>
            <Link to={`/lots/${encodeURIComponent(sentLot)}`}>
              <Ltr>{sentLot}</Ltr>
            </Link>
          </dd>
        </div>
      )}
    </dl>
  );
}

/**
 * The form for feedback on a sample. The input stays when it cannot be sent, and the feedback can be corrected later.
 */
function FeedbackForm({ sample, phone, onChange }: SampleStateProps) {
  const [saved, setSaved] = useState(false);
  const { formProps, fieldProps, failure, isSubmitting } = useNativeForm({
    schema: () =>
      import(/* webpackChunkName: "page-account-samples" */ './feedback-schema').then(
        ({ feedbackSchema }) => feedbackSchema,
      ),
    keep: true,
    onSubmit: async (values) => {
      setSaved(false);
      const body = { ...values, code: sample.trackingCode, phone };
      onChange(dataOf(await api.POST('/samples/track/feedback', { body })));
      setSaved(true);
    },
    onFailure: (error) => ({ title: copy.failed, text: reasonUnlessServerError(error) ?? siteCopy.tryAgain }),
  });
  return (
    <FormLayout {...formProps}>
      <SelectField
        label={copy.verdict}
        required
        placeholder={copy.choose}
        options={SAMPLE_VERDICTS.map((value) => ({ value, label: sampleVerdictLabel(value) }))}
        defaultValue={sample.verdict ?? ''}
        {...fieldProps('verdict')}
      />
      <TextArea label={copy.feedback} rows={4} defaultValue={sample.feedback ?? ''} {...fieldProps('feedback')} />
      {saved && <Notice tone="success">{copy.saved}</Notice>}
      {failure && <FormFailure {...failure} />}
      <div>
        <Button type="submit" pending={isSubmitting} pendingLabel={copy.sending}>
          {copy.send}
        </Button>
      </div>
    </FormLayout>
  );
}

const Parts = styled.div`
  display: grid;
  gap: ${space(5)};

  h3 {
    margin-block-end: ${space(2)};
    font-size: ${font.lg};
  }
  dl:empty {
    display: none;
  }
  dl > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1)} ${space(3)};
    padding-block: ${space(1)};
  }
  dt {
    color: ${color('muted')};
  }
`;
