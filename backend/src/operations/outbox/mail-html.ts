import { escapeMarkup } from '../../common/markup.js';

/** The plain text of a mail as HTML from right to left: each line is a paragraph, and web addresses are links. */
export function htmlOf(text: string): string {
  const paragraphs = text.split(/\n+/).map((line) => `<p style="margin:0 0 12px">${linked(escapeMarkup(line))}</p>`);
  return (
    '<!doctype html><html lang="fa" dir="rtl"><body style="margin:0;background:#fbf8f4">' +
    '<div style="max-width:560px;margin:0 auto;padding:24px;font:16px/1.9 Vazirmatn,Tahoma,sans-serif;color:#2b211a">' +
    `${paragraphs.join('')}</div></body></html>`
  );
}

function linked(html: string): string {
  return html.replace(/https?:\/\/[^\s«»]+/g, (url) => `<a dir="ltr" href="${url}" style="color:#9a3412">${url}</a>`);
}
