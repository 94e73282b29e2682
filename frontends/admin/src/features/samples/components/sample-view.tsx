import { api, dataOf } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { useMutation } from '@afshoreh/contracts/query';
import { Link } from '@afshoreh/contracts/router';
import { formatDateTime, formatGrams } from '@afshoreh/persian';
import { Button, Cluster, FormFailure, LinkButton, Ltr, PhoneLink, Stack } from '@afshoreh/ui';
import { SampleStatusBadge, sampleVerdictLabel } from '@afshoreh/ui/sample';
import { font, space } from '@afshoreh/ui/theme';
import { useState } from 'react';
import styled from 'styled-components';
import { EntryList } from '../../../list/entry-list';
import { writeFailureOf } from '../../../form/failed-write';
import { DescriptionList } from '../../../list/description-list';
import { EmailLink } from '../../../list/email-link';
import { RecordView } from '../../../resource/record-view';
import { useRefetch } from '../../../resource/use-resource';
import { useMay } from '../../../session/access';
import { copy } from '../copy';
import { samples, type Sample } from '../samples';
import { StepDialog, type FormStep } from './step-dialog';

const { labels, steps, viewing } = copy;

interface SampleViewProps {
  id: number;
  /** Undefined when the role may not delete. */
  onDelete: ((sample: Sample) => void) | undefined;
  onClose: () => void;
}

/** A sample with its history, and the next actions of the staff. */
export function SampleView({ id, onDelete, onClose }: SampleViewProps) {
  const mayWrite = useMay()('orders', 'write');
  return (
    <RecordView of={samples} id={id} words={viewing} onDelete={onDelete} onClose={onClose}>
      {(sample) => (
        <Stack $gap={6}>
          <Cluster $gap={3}>
            <SampleStatusBadge status={sample.status} />
            {sample.orderId && (
              <Link to={`/admin/orders?order=${sample.orderId}`}>{copy.orderNumber(sample.orderId)}</Link>
            )}
          </Cluster>
          {mayWrite && <Steps sample={sample} />}
          <Facts sample={sample} />
          <section>
            <Title>{viewing.history}</Title>
            <History as="ol">
              {sample.history.map(({ to, at, by }) => (
                <li key={at}>
                  <SampleStatusBadge status={to} />
                  <time dateTime={at}>{formatDateTime(at)}</time>
                  <span>{by ?? viewing.byRecipient}</span>
                </li>
              ))}
            </History>
          </section>
        </Stack>
      )}
    </RecordView>
  );
}

function Facts({ sample }: { sample: Sample }) {
  const { phone, email, askedLot, trackingCode, verdict, sentLot, parcelNumber } = sample;
  return (
    <DescriptionList
      items={[
        [labels.productName, sample.productName],
        [labels.askedLot, askedLot && <Ltr key="asked">{askedLot}</Ltr>],
        [labels.grams, formatGrams(sample.grams)],
        [labels.purpose, sample.purpose],
        [labels.name, sample.name],
        [labels.companyName, sample.companyName],
        [labels.phone, phone ? <PhoneLink key="phone" phone={phone} /> : null],
        [labels.email, email && <EmailLink key="email" email={email} />],
        [labels.address, sample.address],
        [labels.trackingCode, <Ltr key="code">{trackingCode}</Ltr>],
        [labels.createdAt, formatDateTime(sample.createdAt)],
        [labels.declineReason, sample.declineReason],
        [labels.courier, sample.courier],
        [labels.parcelNumber, parcelNumber && <Ltr key="parcel">{parcelNumber}</Ltr>],
        [labels.sentLot, sentLot && <Ltr key="sent">{sentLot}</Ltr>],
        [labels.verdict, verdict && sampleVerdictLabel(verdict)],
        [labels.feedback, sample.feedback],
      ]}
    />
  );
}

/** Buttons for the steps that the API allows next. An approval is saved at once; the other steps open a form. */
function Steps({ sample }: { sample: Sample }) {
  const [step, setStep] = useState<FormStep | null>(null);
  const approval = useApproval();
  const may = (status: Sample['status']) => sample.nextStatuses.includes(status);
  return (
    <Stack $gap={3}>
      <Cluster $gap={2}>
        {may('approved') && (
          <Button
            size="small"
            pending={approval.isPending}
            pendingLabel={steps.saving}
            onClick={() => approval.mutate(sample)}
          >
            {sample.status === 'declined' ? steps.approveAgain : steps.approve}
          </Button>
        )}
        {(may('sent') || sample.status === 'sent') && (
          <Button
            size="small"
            variant={sample.status === 'approved' ? 'primary' : 'secondary'}
            onClick={() => setStep('sent')}
          >
            {sample.status === 'sent' ? steps.correctSending : steps.send}
          </Button>
        )}
        {may('answered') && (
          <Button size="small" variant="secondary" onClick={() => setStep('answered')}>
            {steps.answer}
          </Button>
        )}
        {may('ordered') && (
          <LinkButton size="small" variant="secondary" to={`/admin/orders?order=new-sample-${sample.id}`}>
            {viewing.takeOrder}
          </LinkButton>
        )}
        {may('declined') && (
          <Button size="small" variant="ghost" onClick={() => setStep('declined')}>
            {steps.decline}
          </Button>
        )}
      </Cluster>
      {approval.error && <FormFailure title={steps.failed} text={writeFailureOf(approval.error)} />}
      {step && <StepDialog step={step} sample={sample} onClose={() => setStep(null)} />}
    </Stack>
  );
}

function useApproval() {
  const refetch = useRefetch(samples);
  return useMutation({
    mutationFn: ({ id, version }: Sample) =>
      api
        .PUT('/admin/samples/{id}/status', { params: { path: { id } }, body: { status: 'approved', version } })
        .then(dataOf),
    onSuccess: () => showToast({ tone: 'success', title: steps.done, description: steps.told }),
    // After a refusal the sample is read again, so that the next attempt sends the version that is stored now.
    onSettled: () => void refetch(),
  });
}

const Title = styled.h3`
  margin-block-end: ${space(2)};
  font-size: ${font.md};
`;

const History = styled(EntryList)`
  font-size: ${font.sm};
`;
