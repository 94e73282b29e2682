import { ShieldCheck } from 'lucide-react';
import styled from 'styled-components';
import { color, font, radius, space } from '@afshoreh/ui/theme';
import { copy } from '../copy';

/** ISO 22000, HACCP and SGS (spec §1, §2 /product/{id}). */
export function Certificates() {
  return (
    <Block aria-labelledby="certificates">
      <h2 id="certificates">{copy.details.certificates}</h2>
      <ul>
        {copy.details.certificateList.map(({ name, text }) => (
          <li key={name}>
            <ShieldCheck aria-hidden size={22} />
            <div>
              <strong>
                <bdi dir="ltr">{name}</bdi>
              </strong>
              <span>{text}</span>
            </div>
          </li>
        ))}
      </ul>
    </Block>
  );
}

const Block = styled.section`
  h2 {
    margin: 0 0 ${space(3)};
    font-size: ${font.md};
    font-weight: 700;
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr));
    gap: ${space(3)};
    margin: 0;
    padding: 0;
    list-style: none;
  }
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
  strong,
  span {
    display: block;
  }
  span {
    color: ${color('text')};
    font-size: ${font.xs};
    line-height: 1.7;
  }

  @media print {
    break-inside: avoid;

    h2 {
      margin-block-end: 2mm;
      font-size: 11pt;
    }
    ul {
      grid-template-columns: repeat(3, 1fr);
      gap: 3mm;
    }
    li {
      padding: 2mm 3mm;
      border: 1px solid #ccc;
      border-radius: 0;
      font-size: 9pt;
    }
    span {
      font-size: 8pt;
    }
  }
`;
