import { copy } from './copy.js';

const longest = 200;
// Marks that turn the direction of text could make «gpj.exe» read as another name.
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
const zwnj = '\u200c';

/**
 * The name a file had on the uploader's computer, for display and download: without folders and invisible characters
 * (ZWNJ stays: Persian is written with it), at most 200 characters, its ending kept.
 */
export function originalFilenameOf(sent: string): string {
  const base = sent.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const visible = base.replace(invisible, (mark) => (mark === zwnj ? mark : ' '));
  const name = visible.replace(/\s+/g, ' ').trim();
  if ([...name].length <= longest) return name || copy.unnamed;
  const ending = /\.\w{1,10}$/.exec(name)?.[0] ?? '';
  return `${[...name].slice(0, longest - ending.length).join('')}${ending}`;
}
