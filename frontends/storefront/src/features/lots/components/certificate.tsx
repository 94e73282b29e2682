import { verdictWords } from '@afshoreh/persian/analyses';
import styled from 'styled-components';
import { formatDate } from '@afshoreh/persian';
import { Badge, Bidi, Notice } from '@afshoreh/ui';
import { font, space } from '@afshoreh/ui/theme';
import { copy } from '../copy';
import type { Analysis } from '../get-lots';
import { analysisPdfPath } from '../lot-path';
import { verdictTones } from '../verdict-tones';
import { Facts } from './facts';
import { ResultsTable } from './results-table';

interface CertificateProps {
  /** The number of the lot. */
  number: string;
  analysis: Analysis;
}

/** One edition of a certificate of analysis. */
export function Certificate({ number, analysis }: CertificateProps) {
  const { edition, replacedBy, corrects, verdict, file, results } = analysis;
  return (
    <Block>
      <header>
        <h2>{copy.certificate(edition ?? 0)}</h2>
        {verdict && <Badge tone={verdictTones[verdict]}>{verdictWords[verdict]}</Badge>}
        {corrects !== null && <span>{copy.corrects(corrects)}</span>}
      </header>
      {replacedBy !== null && <Notice tone="warning">{copy.replaced(replacedBy)}</Notice>}
      <AboutAnalysis analysis={analysis} />
      <ResultsTable results={results} />
      <Files>
        {edition !== null && (
          <a href={analysisPdfPath(number, edition)} download aria-label={copy.pdfOf(copy.pdf, number, edition)}>
            {copy.pdf}
          </a>
        )}
        {file && (
          <a href={file} download>
            {copy.file}
          </a>
        )}
      </Files>
    </Block>
  );
}

function AboutAnalysis({ analysis }: { analysis: Analysis }) {
  const { kind, laboratory, accreditation, analysedOn, releasedBy, publishedAt } = analysis;
  const { about } = copy;
  const rows: [label: string, value: string | null][] = [
    [about.laboratory, laboratory],
    [about.accreditation, accreditation],
    [about.kind, copy.kinds[kind]],
    [about.analysedOn, formatDate(analysedOn)],
    [about.publishedAt, publishedAt && formatDate(publishedAt)],
    [about.releasedBy, releasedBy],
  ];
  return (
    <Facts>
      {rows.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Bidi>{value}</Bidi>
              </dd>
            </div>
          ),
      )}
    </Facts>
  );
}

const Block = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(3)};
  }
  h2 {
    font-size: ${font.xl};
  }

  @media print {
    h2 {
      font-size: 12pt;
    }
  }
`;

const Files = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(6)};

  a {
    padding-block: ${space(3)};
    font-weight: 600;
  }

  @media print {
    display: none;
  }
`;
