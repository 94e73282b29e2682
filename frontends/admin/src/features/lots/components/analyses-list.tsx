import { formatDate, formatNumber } from '@afshoreh/persian';
import { Badge, Button, Cluster, LinkButton, Stack } from '@afshoreh/ui';
import { color, font, radius, space } from '@afshoreh/ui/theme';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { EntryList } from '../../../list/entry-list';
import { persianDay } from '../../../form/persian-day';
import { DeleteDialog } from '../../../form/delete-dialog';
import { Muted } from '../../../layout/muted';
import { useOpened } from '../../../list/use-opened';
import { useMay } from '../../../session/access';
import { copy } from '../copy';
import type { Analysis, LotDetails } from '../lots';
import { useAnalysisPdf, useRemoveAnalysis } from '../use-analyses';
import { PublishDialog } from './publish-dialog';
import { VerdictBadge } from './verdict-badge';

const words = copy.analyses;
const nameOf = ({ edition }: Analysis) => (edition === null ? words.draft : words.edition(edition));

/** The certificates of a lot, the newest first. */
export function AnalysesList({ lot: { number, analyses } }: { lot: LotDetails }) {
  const mayWrite = useMay()('catalogue', 'write');
  const opened = useOpened('analysis');
  return (
    <Stack as="section" $gap={3}>
      <Head>
        <h3>{words.title}</h3>
        {mayWrite && (
          <LinkButton {...opened.linkTo('new')} size="small" variant="secondary">
            <Plus />
            {words.add}
          </LinkButton>
        )}
      </Head>
      {analyses.length === 0 && <Muted $size="sm">{words.none}</Muted>}
      <List>
        {analyses.map((analysis) => (
          <li key={analysis.id}>
            <Facts analysis={analysis} />
            <Work analysis={analysis} number={number} linkTo={opened.linkTo} mayWrite={mayWrite} />
          </li>
        ))}
      </List>
    </Stack>
  );
}

function Facts({ analysis }: { analysis: Analysis }) {
  const { edition, corrects, replacedBy, laboratory, analysedOn, publishedAt, verdict, results } = analysis;
  const parts = [
    laboratory,
    words.analysedOn(persianDay(analysedOn)),
    publishedAt && words.publishedOn(formatDate(publishedAt)),
    words.results(formatNumber(results.length)),
    corrects !== null && words.corrects(corrects),
    replacedBy !== null && words.replacedBy(replacedBy),
  ];
  return (
    <div>
      <Cluster $gap={2}>
        {edition === null ? <Badge>{words.draft}</Badge> : <strong>{words.edition(edition)}</strong>}
        {verdict && <VerdictBadge verdict={verdict} />}
      </Cluster>
      <Muted $size="sm">{parts.filter(Boolean).join('؛ ')}</Muted>
    </div>
  );
}

interface WorkProps {
  analysis: Analysis;
  /** The number of the lot. */
  number: string;
  linkTo: ReturnType<typeof useOpened>['linkTo'];
  mayWrite: boolean;
}

/** The actions on a certificate: a draft can be edited, published or deleted, and a published one can be corrected. */
function Work({ analysis, number, linkTo, mayWrite }: WorkProps) {
  const [question, setQuestion] = useState<'publish' | 'remove' | null>(null);
  const remove = useRemoveAnalysis();
  const pdf = useAnalysisPdf(number);
  const { id, edition, replacedBy } = analysis;
  const isDraft = mayWrite && edition === null;
  const labelOf = (action: string) => words.of(action, nameOf(analysis));
  const close = () => setQuestion(null);
  const open = isDraft ? words.edit : words.view;
  return (
    <Cluster $gap={2}>
      <LinkButton {...linkTo(id)} size="small" variant="secondary" aria-label={labelOf(open)}>
        {open}
      </LinkButton>
      <Button
        size="small"
        variant="ghost"
        pending={pdf.isPending}
        aria-label={labelOf(words.pdf)}
        onClick={() => pdf.mutate(analysis)}
      >
        {words.pdf}
      </Button>
      {isDraft && (
        <>
          <Button size="small" aria-label={labelOf(words.publish.open)} onClick={() => setQuestion('publish')}>
            {words.publish.open}
          </Button>
          <Button
            size="small"
            variant="ghost"
            aria-label={labelOf(words.remove.open)}
            onClick={() => setQuestion('remove')}
          >
            {words.remove.open}
          </Button>
        </>
      )}
      {mayWrite && edition !== null && replacedBy === null && (
        <LinkButton
          {...linkTo(`correct-${edition}`)}
          size="small"
          variant="secondary"
          aria-label={labelOf(words.correct)}
        >
          {words.correct}
        </LinkButton>
      )}
      {question === 'publish' && <PublishDialog analysis={analysis} onClose={close} />}
      {question === 'remove' && (
        <DeleteDialog
          item={analysis}
          title={words.remove.title}
          text={words.remove.text}
          failed={words.remove.failed}
          remove={remove}
          onClose={close}
        />
      )}
    </Cluster>
  );
}

const Head = styled(Cluster)`
  align-items: center;
  justify-content: space-between;

  h3 {
    font-size: ${font.md};
  }
`;

const List = styled(EntryList)`
  gap: ${space(3)};

  li {
    justify-content: space-between;
    gap: ${space(2)} ${space(4)};
    padding: ${space(3)};
    border: 1px solid ${color('line')};
    border-radius: ${radius.medium};
  }
`;
