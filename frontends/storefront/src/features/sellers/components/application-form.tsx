import { useCallback, useEffect, useRef, useState, type SyntheticEvent, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { Button, FormFailure, Skeleton } from '@afshoreh/ui';
import { ConfirmDialog } from '@afshoreh/ui/dialog';
import { useForm } from '@afshoreh/ui/form';
import { color, font, media, radius, space } from '@afshoreh/ui/theme';
import { copy as siteCopy } from '../../../copy';
import { storedDraft, storeDraft } from '../application-draft';
import { applicationSchema, emptyApplication, STEPS, stepOf, type Application } from '../application-schema';
import { copy } from '../copy';
import type { UploadedFiles } from '../use-application-files';
import { CompanyStep, ContactStep, ProductsStep } from './application-steps';
import { StepProgress } from './step-progress';
import { api, dataOf, reasonOf } from '@afshoreh/api-client';

/** Thrown instead of sending while a file is still being uploaded. */
class UploadInProgress extends Error {}

/**
 * Sends an application with the tokens of its uploaded files. The server stores a repeated one only once. Throws what `dataOf`
 * throws.
 */
async function sendApplication(application: Application, files: readonly string[]): Promise<void> {
  dataOf(
    await api.POST('/sellers/applications', {
      body: { ...application, ...(files.length > 0 && { files: files.join(',') }) },
    }),
  );
}

/** The message for an application that was not sent, when no field of the form shows the reason. */
function problemOf(error: Error): string | null {
  if (error instanceof UploadInProgress) return copy.form.filesSending;
  const { errors = [] } = error as { errors?: { field: string; message: string }[] };
  return errors.find(({ field }) => field === 'files')?.message ?? reasonOf(error) ?? null;
}

const text = copy.form;
const LAST = STEPS.length - 1;
const noFiles: UploadedFiles = { tokens: [], isSending: false };

/** The application in steps. Every step stays mounted, so that going back loses nothing; a draft survives a reload. */
export function ApplicationForm({ onSent }: { onSent: () => void }) {
  const [step, setStep] = useState(0);
  /** Counts how often the form was cleared: a new count remounts the file field, so that its old files go. */
  const [clearings, setClearings] = useState(0);
  const [isConfirming, setConfirming] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const files = useRef(noFiles);
  const keepFiles = useCallback((chosen: UploadedFiles) => void (files.current = chosen), []);
  const { form, formProps, fieldProps, failure, isSubmitting } = useForm({
    schema: applicationSchema,
    defaultValues: emptyApplication,
    onSubmit: async (application) => {
      if (files.current.isSending) throw new UploadInProgress();
      await sendApplication(application, files.current.tokens);
      storeDraft(null);
      onSent();
    },
    onFailure: (error) => ({ title: text.failed, text: problemOf(error) ?? siteCopy.tryAgain }),
    onInvalid: (field) => flushSync(() => setStep(stepOf(field))),
  });
  const { reset, watch } = form;

  useEffect(() => {
    const draft = storedDraft();
    if (draft) reset(draft);
    const { unsubscribe } = watch((values) => storeDraft(values));
    return unsubscribe;
  }, [reset, watch]);

  function handleStep(to: number) {
    flushSync(() => setStep(to));
    heading.current?.focus();
  }

  async function handleNext() {
    if (await form.trigger([...(STEPS[step]?.fields ?? [])], { shouldFocus: true })) handleStep(step + 1);
  }

  function handleSubmit(event: SyntheticEvent) {
    if (step === LAST) return formProps.onSubmit(event);
    event.preventDefault();
    void handleNext();
  }

  function handleClear() {
    flushSync(() => setConfirming(false));
    reset(emptyApplication);
    storeDraft(null);
    files.current = noFiles;
    setClearings((count) => count + 1);
    handleStep(0);
  }

  return (
    <Form {...formProps} onSubmit={handleSubmit}>
      <StepProgress step={step} />
      <h3 ref={heading} tabIndex={-1}>
        {STEPS[step]?.title} <small>{text.step(step + 1, STEPS.length)}</small>
      </h3>
      <CompanyStep fieldProps={fieldProps} hidden={step !== 0} />
      <ContactStep fieldProps={fieldProps} hidden={step !== 1} />
      <ProductsStep fieldProps={fieldProps} hidden={step !== 2}>
        <FilesWhenNear key={clearings} isNear={step > 0} onChange={keepFiles} />
      </ProductsStep>
      {failure && <FormFailure {...failure} />}
      <Actions>
        <Button type="submit" size="large" pending={isSubmitting} pendingLabel={text.pending}>
          {step === LAST ? text.submit : text.next}
        </Button>
        {step > 0 && (
          <Button variant="secondary" size="large" onClick={() => handleStep(step - 1)}>
            {text.back}
          </Button>
        )}
        <Button variant="ghost" onClick={() => setConfirming(true)}>
          {text.clear}
        </Button>
      </Actions>
      {isConfirming && (
        <ConfirmDialog
          onClose={() => setConfirming(false)}
          title={text.clearQuestion}
          description={text.clearText}
          confirmLabel={text.clearAll}
          onConfirm={handleClear}
        />
      )}
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space(6)};
  max-inline-size: 52rem;
  padding: ${space(5)};
  border: 1px solid ${color('line')};
  border-radius: ${radius.large};
  background: ${color('surface')};

  ${media.md} {
    padding: ${space(8)};
  }
  h3 {
    scroll-margin-block-start: ${space(24)};
  }
  h3 small {
    color: ${color('muted')};
    font-size: ${font.sm};
    font-weight: 400;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  align-items: center;
`;

type Files = ComponentType<{ onChange: (files: UploadedFiles) => void }>;

interface FilesWhenNearProps {
  /** Whether the seller has reached the step before the one with the files. */
  isNear: boolean;
  onChange: (files: UploadedFiles) => void;
}

/** Loads the file field's code when its step is near. When it cannot be loaded, the application is sent without files. */
function FilesWhenNear({ isNear, onChange }: FilesWhenNearProps) {
  const [Content, setContent] = useState<Files | null>(null);
  const [isLost, setIsLost] = useState(false);
  useEffect(() => {
    if (!isNear) return;
    import('./application-files').then(
      ({ ApplicationFiles }) => setContent(() => ApplicationFiles),
      () => setIsLost(true),
    );
  }, [isNear]);
  if (isLost) return <p>{copy.form.documents}</p>;
  return Content ? <Content onChange={onChange} /> : <Skeleton height="6rem" />;
}
