import { MapPin } from 'lucide-react';
import styled from 'styled-components';
import { keepNumbersWithWords } from '@afshoreh/persian';
import { LinkButton } from '@afshoreh/ui';
import { color, font, media, radius, shadow, space } from '@afshoreh/ui/theme';
import { copy } from '../copy';

/** The company's history and place; `address` is a site setting, undefined while it loads. */
export function Story({ address }: { address: string | undefined }) {
  return (
    <Columns>
      <div>
        {copy.story.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <Card>
        <Facts>
          {copy.story.facts.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
        {address && (
          <Office>
            <h3>
              <MapPin size={20} /> {copy.story.office}
            </h3>
            <address>{keepNumbersWithWords(address)}</address>
            <LinkButton to="/contact#map" variant="secondary" size="small">
              {copy.story.onMap}
            </LinkButton>
          </Office>
        )}
      </Card>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)};
  align-items: start;

  p {
    font-size: ${font.lg};
    text-wrap: pretty;
  }
  p + p {
    margin-block-start: ${space(5)};
  }

  ${media.lg} {
    grid-template-columns: 1.6fr 1fr;
    gap: ${space(16)};
  }
`;

const Card = styled.div`
  padding: ${space(6)};
  border: 1px solid ${color('line')};
  border-radius: ${radius.large};
  background: ${color('surface')};
  box-shadow: ${shadow.card};
`;

const Facts = styled.dl`
  display: grid;
  gap: ${space(4)};

  div {
    display: flex;
    flex-flow: row-reverse wrap-reverse;
    gap: 0 ${space(4)};
    align-items: center;
  }
  dt {
    flex: 1 1 0;
    min-inline-size: min-content;
    color: ${color('muted')};
  }
  dd {
    min-inline-size: 4rem;
    color: ${color('brandText')};
    font-size: ${font.xxl};
    font-weight: 700;
    line-height: 1.3;
  }
`;

const Office = styled.div`
  margin-block-start: ${space(6)};
  padding-block-start: ${space(6)};
  border-block-start: 1px solid ${color('line')};

  h3 {
    display: flex;
    gap: ${space(2)};
    align-items: center;
    font-size: ${font.md};
  }
  svg {
    color: ${color('brandText')};
  }
  address {
    margin-block: ${space(2)} ${space(4)};
    color: ${color('muted')};
    font-style: normal;
  }
`;
