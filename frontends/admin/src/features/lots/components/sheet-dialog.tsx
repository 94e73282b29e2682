import type { Schemas } from '@afshoreh/api-client';
import { formatNumber } from '@afshoreh/persian';
import { formatResult } from '@afshoreh/persian/analyses';
import { Bidi, Button, Cluster, FormFailure, Stack, TextArea } from '@afshoreh/ui';
import { Dialog } from '@afshoreh/ui/dialog';
import { color, font, space } from '@afshoreh/ui/theme';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { writeFailureOf } from '../../../form/failed-write';
import { FileInput } from '../../../media/file-input';
import { copy } from '../copy';
import type { Analysis, LotDetails } from '../lots';
import { useCheckResults } from '../use-analyses';
import { VerdictBadge } from './verdict-badge';

const words = copy.analysis.sheet;
type CheckedRow = Schemas['CheckedResult'];
type Result = Analysis['results'][number];

interface SheetDialogProps {
  lot: LotDetails;
  onTake: (results: readonly Result[]) => void;
  onClose: () => void;
}

/** Reads results from a pasted table or a file, shows what was read, and copies it into the form. */
export function SheetDialog({ lot, onTake, onClose }: SheetDialogProps) {
  const [csv, setCsv] = useState('');
  const [fileFailed, setFileFailed] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const check = useCheckResults(lot);
  const results = (check.data ?? []).flatMap(({ result }) => result ?? []);
  const change = (text: string) => {
    setCsv(text);
    check.reset();
  };
  const handleFile = async ([chosen]: File[]) => {
    const text = await chosen?.text().catch(() => undefined);
    setFileFailed(text === undefined);
    if (text === undefined) return;
    change(text);
    check.mutate(text);
  };
  const handleTake = () => {
    onTake(results);
    onClose();
  };
  return (
    <Dialog
      size="large"
      onClose={onClose}
      keepOnOutsidePress
      title={words.title}
      description={words.description}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {words.close}
          </Button>
          {results.length > 0 ? (
            <Button onClick={handleTake}>{words.take}</Button>
          ) : (
            <Button pending={check.isPending} pendingLabel={words.checking} onClick={() => check.mutate(csv)}>
              {words.check}
            </Button>
          )}
        </>
      }
    >
      <Stack $gap={4}>
        <TextArea label={words.text} rows={6} value={csv} onChange={({ target }) => change(target.value)} />
        <div>
          <FileInput
            ref={file}
            accept=".csv,text/csv"
            aria-label={words.choose}
            onFiles={(files) => void handleFile(files)}
          />
          <Button size="small" variant="secondary" onClick={() => file.current?.click()}>
            {words.choose}
          </Button>
        </div>
        {fileFailed && <FormFailure title={words.checkFailed} text={words.fileFailed} />}
        {check.error && <FormFailure title={words.checkFailed} text={writeFailureOf(check.error)} />}
        {check.data && <Checked rows={check.data} />}
      </Stack>
    </Dialog>
  );
}

/** The rows that were read, each with its verdict or with what has to be corrected. */
function Checked({ rows }: { rows: readonly CheckedRow[] }) {
  const problems = rows.filter(({ result }) => !result).length;
  return (
    <div>
      <p role="status">
        {words.found(formatNumber(rows.length - problems))}
        {problems > 0 && `؛ ${words.problems(formatNumber(problems))}`}
      </p>
      <Rows>
        {rows.map(({ row, problem, result }) => (
          <li key={row}>
            <span>{words.row(formatNumber(row))}</span>
            {result ? (
              <Cluster $gap={2}>
                <bdi>{result.name}</bdi>
                <Bidi>{[formatResult(result), result.unitName].filter(Boolean).join(' ')}</Bidi>
                {result.verdict && <VerdictBadge verdict={result.verdict} reason={result.reason} />}
              </Cluster>
            ) : (
              <Problem>{problem}</Problem>
            )}
          </li>
        ))}
      </Rows>
    </div>
  );
}

const Rows = styled.ol`
  margin: ${space(3)} 0 0;
  font-size: ${font.sm};

  li {
    display: grid;
    grid-template-columns: 4.5rem minmax(0, 1fr);
    gap: ${space(2)};
    padding-block: ${space(2)};
    border-block-end: 1px solid ${color('line')};
  }
`;

const Problem = styled.span`
  color: ${color('dangerText')};
`;
