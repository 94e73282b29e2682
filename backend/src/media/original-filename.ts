import { copy } from './copy.js';

const longest = 200;
// Direction marks could make a name like «gpj.exe» look like another one.
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
const zwnj = '\u200c';

/**
 * The name of a file on the uploader's computer, for display and download: without folders and invisible characters (except
 * ZWNJ, which Persian needs), cut to 200 characters with its extension.
 */
export function originalFilenameOf(sent: string): string {
  const base = sent.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const visible = base.replace(invisible, (mark) => (mark === zwnj ? mark : ' '));
  const name = visible.replace(/\s+/g, ' ').trim();
  if ([...name].length <= longest) return name || copy.unnamed;
  const ending = /\.\w{1,10}$/.exec(name)?.[0] ?? '';
  return `${[...name].slice(0, longest - ending.length).join('')}${ending}`;
}
