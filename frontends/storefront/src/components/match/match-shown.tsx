import { Check, CircleHelp, X } from 'lucide-react';
import { useEffect } from 'react';
import styled from 'styled-components';
import { useQuery } from '@afshoreh/contracts/query';
import { Link } from '@afshoreh/contracts/router';
import { formatNumber } from '@afshoreh/persian';
import type { AnalysisResult, StatedValue, Verdict } from '@afshoreh/persian/analyses';
import { matchOfLot, matchOfProduct, specificationFor, type Match } from '@afshoreh/persian/specification';
import { Badge, Bidi } from '@afshoreh/ui';
import { color, font, space } from '@afshoreh/ui/theme';
import { lotsToMatchQuery, specifiedQuery } from './get-specified';
import { matchCopy as copy } from './match-copy';
import { sentenceOf } from './match-sentence';
import { MY_SPECIFICATION } from './path';
import { useSpecification } from './use-specification';
import type { Matched } from './matched';

const looks = {
  pass: { tone: 'success', icon: <Check size={16} /> },
  fail: { tone: 'danger', icon: <X size={16} /> },
  not_comparable: { tone: 'warning', icon: <CircleHelp size={16} /> },
} as const satisfies Record<Verdict, object>;

const gravest: readonly Verdict[] = ['fail', 'not_comparable', 'pass'];

/** The verdict on a product or on one of its lots, with the reasons. */
export default function MatchShown({ productId, lot, analysis, say = 'brief' }: Matched) {
  const specification = useSpecification();
  const codes = specification.flatMap(({ limits }) => limits.map(({ parameter }) => parameter));
  const { data: product } = useQuery(specifiedQuery(productId, codes));
  const { data: lots } = useQuery({
    ...lotsToMatchQuery(productId),
    enabled: lot !== undefined && analysis === undefined,
  });
  // Marks a document that was loaded before there were limits, so that the next page reserves the space.
  useEffect(() => void (document.documentElement.dataset['specification'] = ''), []);
  if (!product) return null;
  const { limits = [] } = specificationFor(specification, product.family) ?? {};
  if (limits.length === 0) {
    // A page with the full verdict already has a link to the limits.
    if (say === 'full') return <Box>{copy.noLimits}</Box>;
    return say !== 'verdict' && <None to={MY_SPECIFICATION}>{copy.noLimits}</None>;
  }
  const nameOf = (code: string) => product.parameters.find((each) => each.code === code)?.name ?? code;
  if (lot === undefined) {
    const values: readonly (StatedValue & { parameter: string })[] = product.values;
    return <Said match={matchOfProduct(limits, values)} values={values} nameOf={nameOf} say={say} />;
  }
  const latest = analysis === undefined ? lots?.find(({ number }) => number === lot)?.analyses[0] : analysis;
  if (analysis === undefined && !lots) return null;
  const results: readonly (AnalysisResult & { parameter: string })[] = latest?.results ?? [];
  const match = matchOfLot(limits, results, latest?.kind !== 'representative');
  return <Said match={match} values={results} nameOf={nameOf} say={say} />;
}

interface SaidProps {
  match: Match;
  values: readonly ((StatedValue | AnalysisResult) & { parameter: string })[];
  nameOf: (code: string) => string;
  say: NonNullable<Matched['say']>;
}

function Said({ match: { verdict, each }, values, nameOf, say }: SaidProps) {
  if (verdict === null) return null;
  const ordered = gravest.flatMap((grave) => each.filter((one) => one.verdict === grave));
  const isBrief = say === 'brief';
  const mattering = isBrief ? ordered.filter((one) => one.verdict === verdict && verdict !== 'pass') : ordered;
  const shown = isBrief ? mattering.slice(0, 1) : mattering;
  return (
    <Box data-match={verdict}>
      {say !== 'reasons' && <Badge {...looks[verdict]}>{copy.verdicts[verdict]}</Badge>}
      {say !== 'verdict' && shown.length > 0 && (
        <ul>
          {shown.map((one) => (
            <li key={one.limit.parameter}>
              {!isBrief && <strong>{copy.one[one.verdict]}: </strong>}
              <Bidi>
                {sentenceOf(
                  one,
                  nameOf(one.limit.parameter),
                  values.find(({ parameter }) => parameter === one.limit.parameter),
                )}
              </Bidi>
              {mattering.length > shown.length && ` ${copy.more(formatNumber(mattering.length - 1))}`}
            </li>
          ))}
        </ul>
      )}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  justify-items: start;
  font-size: ${font.xs};
  white-space: normal;

  ul {
    display: grid;
    gap: ${space(1)};
    color: ${color('muted')};
  }
  li {
    overflow-wrap: anywhere;
  }
  strong {
    color: ${color('text')};
  }
  > span {
    white-space: normal;
  }
`;

const None = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: 2.75rem;
  color: ${color('muted')};
  font-size: ${font.xs};
`;
