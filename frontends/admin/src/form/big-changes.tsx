import { formatNumber } from '@afshoreh/persian';
import { ConfirmDialog } from '@afshoreh/ui/dialog';
import { useState, type ReactNode } from 'react';
import { copy } from './copy';

const words = copy.big;
const MOST_NAMED = 8;
/**
 * The form asks for confirmation when a number changes by more than this share: one digit too many makes a price ten
 * times higher.
 */
const BIG_SHARE = 0.3;

/** A price or a rate before and after the change. */
export interface NumberChange {
  name: string;
  from: number | null | undefined;
  to: number | null | undefined;
}

/**
 * Every price and every rate uses this rule. Without an earlier value there is nothing to compare, so the change is
 * not big.
 */
export const isBigChange = ({ from, to }: NumberChange): boolean =>
  Boolean(from) && typeof to === 'number' && Math.abs(to - (from as number)) / (from as number) > BIG_SHARE;

interface Question {
  changes: readonly NumberChange[];
  answer: (isMeant: boolean) => void;
}

/** Asks once for confirmation when some of the changes are big. The form must render `dialog`. */
export function useBigChangeQuestion(): {
  confirmChanges: (changes: readonly NumberChange[]) => Promise<boolean>;
  dialog: ReactNode;
} {
  const [question, setQuestion] = useState<Question | null>(null);
  const answer = (isMeant: boolean) => {
    setQuestion(null);
    question?.answer(isMeant);
  };
  return {
    confirmChanges: (all) => {
      const changes = all.filter(isBigChange);
      return changes.length === 0
        ? Promise.resolve(true)
        : new Promise((resolve) => setQuestion({ changes, answer: resolve }));
    },
    dialog: question && <BigChangesDialog changes={question.changes} onAnswer={answer} />,
  };
}

function BigChangesDialog({ changes, onAnswer }: { changes: Question['changes']; onAnswer: Question['answer'] }) {
  const left = changes.length - MOST_NAMED;
  return (
    <ConfirmDialog
      onClose={() => onAnswer(false)}
      title={words.title}
      description={
        <>
          <p>{words.text}</p>
          <ul>
            {changes.slice(0, MOST_NAMED).map(({ name, from, to }, at) => (
              <li key={at}>{words.row(name, formatNumber(from ?? 0), formatNumber(to ?? 0))}</li>
            ))}
          </ul>
          {left > 0 && <p>{words.more(formatNumber(left))}</p>}
        </>
      }
      tone="primary"
      confirmLabel={words.confirm}
      cancelLabel={words.back}
      onConfirm={() => onAnswer(true)}
    />
  );
}
