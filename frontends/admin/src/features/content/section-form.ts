import type { Section, SectionId } from '@afshoreh/api-client';
import { isPictureAddress, isSiteLink, toPersianDigits } from '@afshoreh/persian';
import * as z from 'zod/mini';
import { copy } from './copy';
import { fieldsOf, type FieldKind, type SectionField } from './section-fields';

const { errors } = copy;

/** The limits are those of the API (openapi.json). */
const LONGEST: Record<FieldKind, number> = {
  heading: 150,
  subtitle: 250,
  body: 2000,
  buttonText: 60,
  link: 500,
  picture: 500,
  icon: 40,
};

const isRight: Partial<Record<FieldKind, { test: (text: string) => boolean; message: string }>> = {
  heading: { test: (text) => text !== '', message: errors.required },
  link: { test: (text) => text === '' || isSiteLink(text), message: errors.link },
  picture: { test: (text) => text === '' || isPictureAddress(text), message: errors.picture },
};

function schemaOf({ kind }: SectionField) {
  const most = LONGEST[kind];
  const { test, message } = isRight[kind] ?? { test: () => true, message: '' };
  return z
    .string()
    .check(z.trim(), z.maxLength(most, errors.tooLong(toPersianDigits(most))), z.refine(test, { error: message }));
}

export type SectionValues = Record<string, string>;

/** Returns the schema of a section's form. Its rules are those of the server. */
export function sectionSchema(id: SectionId) {
  const texts = fieldsOf(id).map((field) => [field.name, schemaOf(field)] as const);
  return z.object({ ...Object.fromEntries(texts), version: z.string() });
}

/** Returns the form values: the texts of a section and its version. */
export function sectionValues(section: Section): SectionValues {
  const texts = section as unknown as SectionValues;
  const fields = fieldsOf(section.id).map(({ name }) => [name, texts[name] ?? '']);
  return { ...(Object.fromEntries(fields) as SectionValues), version: String(section.version) };
}

/**
 * Returns the section with the unsaved texts, for the preview. Links and pictures that the server would refuse are
 * left out.
 */
export function draftSection(section: Section, values: SectionValues): Section {
  const shown = fieldsOf(section.id).map(({ name, kind }) => {
    const text = (values[name] ?? '').trim();
    const isAddress = kind === 'link' || kind === 'picture';
    return [name, isAddress && !isRight[kind]?.test(text) ? '' : text];
  });
  return { ...section, ...(Object.fromEntries(shown) as object) };
}
