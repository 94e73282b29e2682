import { useQuery } from '@afshoreh/contracts/query';
import { staffSettingsQuery } from '../../staff/settings';

export interface ReplyTemplate {
  title: string;
  text: string;
}

/**
 * Parses the templates in the settings: the first line of each is its title, and a line of «---» separates two
 * templates.
 */
function templatesOf(setting: string): ReplyTemplate[] {
  return setting
    .split(/^\s*-{3,}\s*$/m)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [title = '', ...lines] = part.split('\n');
      return { title: title.trim(), text: lines.join('\n').trim() || title.trim() };
    });
}

/** The text of a template, addressed to the sender of a message. */
export const addressedTo = (text: string, name: string): string => text.replaceAll('{نام}', name);

/** Appends a template to what is typed already, so that choosing one never loses a word. */
export const withTemplate = (typed: string, template: string): string =>
  typed.trim() === '' ? template : `${typed.trimEnd()}\n\n${template}`;

export function useReplyTemplates(): ReplyTemplate[] {
  return templatesOf(useQuery(staffSettingsQuery).data?.replyTemplates ?? '');
}
