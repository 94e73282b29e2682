import { acidNames, digitsOf } from '@afshoreh/persian/analyses';
import { paperTexts, type Both } from '../../common/pdf/index.js';
import { paperCopy as copy } from './copy.js';

interface NamedParameter {
  name: string;
  englishName: string;
  acid: string | null;
  basisBrix: number | null;
  endPoint: number | null;
}

/**
 * «اسیدیته، اسید مالیک، تا pH ۸٫۱»: the name of a parameter with its terms, which a reader needs to understand the number.
 */
export function parameterOnPaper({ name, englishName, acid, basisBrix, endPoint }: NamedParameter): Both {
  const { fa, en } = paperTexts;
  const terms: Both[] = [];
  if (isAcid(acid)) terms.push([acidNames[acid], copy.acids[acid]]);
  if (endPoint !== null) terms.push(copy.endPoint(digitsOf(endPoint), String(endPoint)));
  if (basisBrix !== null) terms.push(copy.basis(digitsOf(basisBrix), String(basisBrix)));
  return [
    fa.typed([name, ...terms.map(([text]) => text)].join('، ')),
    en.typed([englishName, ...terms.map(([, text]) => text)].join(', ')),
  ];
}

function isAcid(acid: string | null): acid is keyof typeof acidNames {
  return acid !== null && acid in acidNames;
}
