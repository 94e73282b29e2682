import { formatDate } from '@afshoreh/persian';
import { plainText, yesOrNo, type CsvColumn } from '../../common/http/index.js';
import { copy } from '../copy.js';
import type { Certificate } from './certificate.entity.js';

const { certificateColumns: headings } = copy;

/** At noon UTC the date in Tehran is the same. */
const persianDay = (day: string): string => plainText(formatDate(`${day}T12:00:00Z`));

export const certificateColumns: CsvColumn<Certificate>[] = [
  [headings.id, ({ id }) => id],
  [headings.name, ({ name }) => name],
  [headings.description, ({ description }) => description],
  [headings.issuer, ({ issuer }) => issuer],
  [headings.number, ({ number }) => number],
  [headings.validUntil, ({ validUntil }) => validUntil],
  [headings.validUntilInTehran, ({ validUntil }) => validUntil && persianDay(validUntil)],
  [headings.scan, ({ scan }) => scan],
  [headings.onHome, ({ onHome }) => yesOrNo(onHome)],
  [headings.onProduct, ({ onProduct }) => yesOrNo(onProduct)],
  [headings.onAbout, ({ onAbout }) => yesOrNo(onAbout)],
];
