import { ShieldCheck } from 'lucide-react';
import styled from 'styled-components';
import { useQuery } from '@afshoreh/contracts/query';
import { formatDate } from '@afshoreh/persian';
import { Bidi, Loading, Skeleton } from '@afshoreh/ui';
import { color, font, radius, space } from '@afshoreh/ui/theme';
import { copy } from '../copy';
import { certificatesOf, certificatesQuery, type CertificatePlace, type ValidCertificate } from '../get-certificates';

interface CertificatesProps {
  place: CertificatePlace;
  /** Set it where the list is in no section with a heading. */
  titled?: boolean;
}

/** The company's valid certificates, each with its proof; renders nothing when there are none. */
export function Certificates({ place, titled = false }: CertificatesProps) {
  const { data, isPending } = useQuery(certificatesQuery);
  if (isPending) {
    return (
      <Loading label={copy.loading}>
        <Skeleton height="5rem" />
      </Loading>
    );
  }
  const shown = certificatesOf(data ?? [], place);
  if (shown.length === 0) return null;
  const list = (
    <List aria-label={copy.title}>
      {shown.map((certificate) => (
        <CertificateItem key={certificate.id} certificate={certificate} />
      ))}
    </List>
  );
  if (!titled) return list;
  return (
    <Block aria-labelledby="certificates">
      <h2 id="certificates">{copy.title}</h2>
      {list}
    </Block>
  );
}

function CertificateItem({ certificate }: { certificate: ValidCertificate }) {
  const { name, description, issuer, number, validUntil, scan } = certificate;
  return (
    <li>
      <ShieldCheck size={22} />
      <div>
        <h3>
          <Bidi>{name}</Bidi>
        </h3>
        <p>{description}</p>
        <p>
          {copy.issuer} <Bidi>{issuer}</Bidi>
        </p>
        <p>
          {copy.number} <bdi dir="ltr">{number}</bdi>
        </p>
        <p>
          {/* Noon UTC is the same day in Tehran. */}
          {copy.validUntil} <bdi>{formatDate(`${validUntil}T12:00:00Z`)}</bdi>
        </p>
        {scan && <a href={scan}>{copy.scan(name)}</a>}
      </div>
    </li>
  );
}

const Block = styled.section`
  h2 {
    margin: 0 0 ${space(4)};
    font-size: ${font.xl};
  }

  @media print {
    h2 {
      margin-block-end: 2mm;
      font-size: 11pt;
    }
  }
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
  gap: ${space(3)};

  li {
    display: flex;
    gap: ${space(3)};
    padding: ${space(3)} ${space(4)};
    border-radius: ${radius.medium};
    background: ${color('successSoft')};
    color: ${color('success')};
  }
  svg {
    flex: none;
    margin-block-start: ${space(1)};
  }
  h3 {
    font-size: ${font.md};
  }
  && p {
    margin: 0;
    color: ${color('text')};
    font-size: ${font.xs};
    line-height: 1.7;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.75rem;
    color: inherit;
    font-size: ${font.sm};
    font-weight: 600;
  }

  @media print {
    grid-template-columns: repeat(3, 1fr);
    gap: 3mm;
    break-inside: avoid;

    li {
      padding: 2mm 3mm;
      border: 1px solid #ccc;
      border-radius: 0;
    }
    h3 {
      font-size: 9pt;
    }
    && p {
      font-size: 8pt;
    }
    a {
      display: none;
    }
  }
`;
