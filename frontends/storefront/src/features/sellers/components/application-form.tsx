import { useCallback, useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { Button, FormFailure } from '@afshoreh/ui';
import { useForm } from '@afshoreh/ui/form';
import { color, font, media, radius, space } from '@afshoreh/ui/theme';
import { copy as siteCopy } from '../../../copy';
import { storedDraft, storeDraft } from '../application-draft';
import { applicationSchema, emptyApplication, STEPS, stepOf } from '../application-schema';
import { copy } from '../copy';
import { FilesUnderway, problemOf, sendApplication } from '../send-application';
import type { FilesOfApplication } from '../use-application-files';
import { CompanyStep, ContactStep, ProductsStep } from './application-steps';
import { FilesWhenNear } from './files-when-near';
import { StepProgress } from './step-progress';

const text = copy.form;
const LAST = STEPS.length - 1;
const noFiles: FilesOfApplication = { tokens: [], isSending: false };

/** The application in steps (D23). Every step stays in the page, so that going back loses nothing; a draft outlives a reload. */
export function ApplicationForm({ onSent }: { onSent: () => void }) {
  const [step, setStep] = useState(0);
  /** How often it was cleared: files chosen before belong to another application. */
  const [clearings, setClearings] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const files = useRef(noFiles);
  const keepFiles = useCallback((chosen: FilesOfApplication) => void (files.current = chosen), []);
  const { form, formProps, fieldProps, failure, isSubmitting } = useForm({
    schema: applicationSchema,
    defaultValues: emptyApplication,
    onSubmit: async (application) => {
      if (files.current.isSending) throw new FilesUnderway();
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
        <Button variant="ghost" onClick={handleClear}>
          {text.clear}
        </Button>
      </Actions>
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
    font-size: ${font.xl};
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
