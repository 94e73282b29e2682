import styled from 'styled-components';
import { Bidi, Card, LinkButton, Ltr, Page } from '@afshoreh/ui';
import { color, font, media, radius, space } from '@afshoreh/ui/theme';
import { copy } from '../copy';
import { partsOf, type Seller } from '../get-sellers';
import { SellerBadges } from './seller-list';

const text = copy.seller;

/** The public data of a seller, and the way to buy from it. */
export function SellerProfile({ seller }: { seller: Seller }) {
  const { companyName, productCategories, certifications, website, exportReady } = seller;
  return (
    <Page
      title={companyName}
      trail={[{ label: copy.home, to: '/' }, { label: copy.page, to: '/sellers' }, { label: companyName }]}
      lead={text.approved}
      actions={<SellerBadges {...seller} />}
    >
      <Columns>
        <Card>
          <Facts>
            <dt>{text.categories}</dt>
            <dd>
              <Words>
                {partsOf(productCategories).map((category) => (
                  <li key={category}>{category}</li>
                ))}
              </Words>
            </dd>
            {certifications && (
              <>
                <dt>{text.certifications}</dt>
                <dd>
                  <Words>
                    {partsOf(certifications).map((certificate) => (
                      <li key={certificate}>
                        <Bidi>{certificate}</Bidi>
                      </li>
                    ))}
                  </Words>
                </dd>
              </>
            )}
            <dt>{text.export}</dt>
            <dd>{exportReady ? text.exportYes : text.exportNo}</dd>
            {website && (
              <>
                <dt>{text.website}</dt>
                <dd>
                  <a href={website} rel="nofollow noopener external">
                    <Ltr>{website.replace(/^https?:\/\/|\/$/g, '')}</Ltr>
                  </a>
                </dd>
              </>
            )}
          </Facts>
        </Card>
        <Buy>
          <h2>{text.buy}</h2>
          <p>{text.buyText}</p>
          <LinkButton to="/contact">{text.contact}</LinkButton>
          <LinkButton to="/sellers" variant="secondary">
            {text.all}
          </LinkButton>
        </Buy>
      </Columns>
    </Page>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  align-items: start;

  ${media.lg} {
    grid-template-columns: 2fr 1fr;
  }
`;

const Facts = styled.dl`
  display: grid;
  gap: ${space(1)};

  dt {
    color: ${color('muted')};
    font-size: ${font.sm};
  }
  dd {
    margin-block-end: ${space(4)};
  }
  dd:last-child {
    margin-block-end: 0;
  }
`;

const Words = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};

  li {
    padding: ${space(1)} ${space(3)};
    border-radius: ${radius.round};
    background: ${color('sunken')};
    font-size: ${font.sm};
  }
`;

const Buy = styled.aside`
  display: grid;
  gap: ${space(3)};
  padding: ${space(6)};
  border-radius: ${radius.large};
  background: ${color('brandSoft')};

  h2 {
    font-size: ${font.lg};
  }
`;
