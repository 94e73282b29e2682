import { formatDateTime, formatNumber } from '@afshoreh/persian';
import { Button, ErrorBox, Loading, SkeletonLines, Stack } from '@afshoreh/ui';
import { Dialog } from '@afshoreh/ui/dialog';
import { space } from '@afshoreh/ui/theme';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { ConflictField } from './conflict-field';
import { copy } from './copy';
import type { Choice, Conflict } from './use-conflict';

const words = copy.conflict;

export interface ConflictWords {
  /** The form's labels for the fields of the API. */
  labels: Readonly<Record<string, string>>;
  /** Turns a value of the API into words for the reader. Texts, numbers, lists and booleans need no function. */
  formatValue?: ((field: string, value: unknown) => string | undefined) | undefined;
}

interface ConflictChooserProps extends ConflictWords {
  conflict: Conflict;
}

/** Two admins changed one record. For each field that both changed, the reader chooses which value stays. */
export function ConflictChooser({ conflict, ...names }: ConflictChooserProps) {
  const { isOpen, isReading, error, fields } = conflict;
  if (!isOpen) return null;
  return (
    <Dialog
      onClose={conflict.close}
      keepOnOutsidePress
      size="large"
      title={words.title}
      description={fields.length > 0 ? words.text : words.noneText}
    >
      {error ? (
        <ErrorBox title={words.readFailed} onRetry={conflict.readAgain}>
          {error.message}
        </ErrorBox>
      ) : isReading ? (
        <Loading>
          <SkeletonLines lines={4} />
        </Loading>
      ) : (
        <Choosing conflict={conflict} {...names} />
      )}
    </Dialog>
  );
}

function Choosing({ conflict, labels, formatValue }: ConflictChooserProps) {
  const [choices, setChoices] = useState<Record<string, Choice>>({});
  const [isAsked, setIsAsked] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const missing = conflict.fields.filter(({ field }) => !choices[field]);

  const handleApply = () => {
    setIsAsked(true);
    const [first] = missing;
    if (!first) return conflict.merge(choices);
    list.current?.querySelector<HTMLElement>(`[name="${first.field}-kept"]`)?.focus();
  };
  return (
    <Stack $gap={5} ref={list}>
      {conflict.fields.map((each) => (
        <ConflictField
          key={each.field}
          name={`${each.field}-kept`}
          label={labels[each.field] ?? words.other}
          mine={textOf(each.field, each.mine, formatValue)}
          theirs={textOf(each.field, each.theirs, formatValue)}
          source={words.theirs(each.by, formatDateTime(each.at))}
          choice={choices[each.field]}
          error={isAsked && !choices[each.field] ? words.missing : undefined}
          onChoose={(choice) => setChoices({ ...choices, [each.field]: choice })}
        />
      ))}
      <Buttons>
        <Button variant="secondary" onClick={conflict.close}>
          {words.back}
        </Button>
        <Button onClick={handleApply}>{words.apply}</Button>
      </Buttons>
    </Stack>
  );
}

/** Returns an empty text for a missing value. */
function textOf(field: string, value: unknown, formatValue: ConflictChooserProps['formatValue']): string {
  const formatted = formatValue?.(field, value);
  if (formatted !== undefined) return formatted;
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number') return formatNumber(value);
  if (Array.isArray(value)) return value.map((item) => textOf(field, item, formatValue)).join('، ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap-reverse;
  justify-content: end;
  gap: ${space(3)};
`;
