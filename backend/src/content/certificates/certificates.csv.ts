import { formatDate } from '@afshoreh/persian';
import type { CsvColumn } from '../../common/http/index.js';
import { copy } from '../copy.js';
import type { Certificate } from './certificate.entity.js';

const { certificateColumns: headings } = copy;
const yesOrNo = (value: boolean): string => (value ? copy.yes : copy.no);

/** Noon is the same day in Tehran. */
const persianDay = (day: string): string => formatDate(`${day}T12:00:00Z`).replace(/[\u2066\u2069]/g, '');

/** The export of the certificates. */
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
