import type { HeadTag } from '../../src/navigation/head-tags';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] as string);
}

export function htmlOfTag({ name, attributes, text }: HeadTag): string {
  const start = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${escapeHtml(value)}"`);
  const content = text === undefined ? '' : `${name === 'script' ? text : escapeHtml(text)}</${name}>`;
  return `<${name}${start.join('')}>${content}`;
}
