import { escapeMarkup } from '../../../common/markup.js';
import { definedErrors, type ErrorDefinition } from '../../../common/errors/index.js';
import { copy } from '../../copy.js';
import { findable } from './operation.js';

/** What to do after an error, by its status; shown when the sentence of the error itself does not say it. */
const remedies: Record<number, string> = {
  400: 'correct the fields that `errors` names',
  401: 'log in again, or send another key',
  403: 'use an account or a key that may do this',
  404: 'check the id: what it named may have been deleted',
  405: 'use a method that Allow names',
  409: 'read it again and send the change with its new version',
  410: 'read everything again from the beginning',
  412: 'read it again and name the version it has now',
  413: 'send less at once',
  415: 'send a content type that the reference names',
  416: 'ask for a part within the length of the file',
  422: 'correct the request; repeating it does not help',
  428: 'read the record and send its ETag in If-Match',
  429: 'wait for the seconds of Retry-After',
  500: 'try again, and name requestId to us if it stays',
  503: 'repeat it after the seconds of Retry-After',
};

/** The stable codes, each with its address: `#error-orders.not_found`. */
export function errorsTable(): string {
  const sorted = [...definedErrors].sort((a, b) => (a.code < b.code ? -1 : 1));
  return `<table class="errors"><thead><tr><th>Code</th><th>What happened</th><th>What to do</th></tr></thead>
<tbody>${sorted.map(rowOf).join('\n')}</tbody></table>`;
}

function rowOf({ code, status, message, english }: ErrorDefinition): string {
  const [cause = '', mend = remedies[status] ?? ''] = parted(english, ';');
  const [persianCause = '', persianMend = copy.remedies[status] ?? ''] = parted(message, '؛');
  return `<tr id="error-${code}" data-find="${findable(`${code} ${english}`)}">
<th scope="row"><a href="#error-${code}"><code>${code}</code></a> <i>${status}</i></th>
<td>${bilingual(`${cause}.`, `${persianCause}.`)}</td>
<td>${bilingual(mend ? `${capital(mend)}.` : '', persianMend ? `${persianMend}.` : '')}</td></tr>`;
}

/** Splits a sentence at the mark: first what happened and, after the mark, what to do. */
function parted(sentence: string, mark: string): string[] {
  const at = sentence.indexOf(mark);
  return at < 0 ? [sentence] : [sentence.slice(0, at), sentence.slice(at + 1).trim()];
}

const bilingual = (english: string, persian: string): string =>
  `${escapeMarkup(english)}<p lang="fa" dir="rtl">${escapeMarkup(persian)}</p>`;
const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);
