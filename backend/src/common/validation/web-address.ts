import { isSiteLink } from '@afshoreh/persian';
import { ValidateBy } from 'class-validator';
import { copy } from '../copy.js';
import type { FieldOptions } from './field.js';
import { Text } from './text.js';

/** The address of a website; people leave out `https://`. */
export function WebAddress(options: FieldOptions): PropertyDecorator {
  const validate = (value: unknown): boolean => typeof value === 'string' && isWebAddress(value);
  const message = copy.webAddressWrong;
  const isAddress = ValidateBy({ name: 'webAddress', validator: { validate } }, { message });
  return Text({ most: 500, read: webAddressOf, checks: [isAddress] }, { missing: message, ...options });
}

function webAddressOf(typed: string): string {
  const text = typed.trim();
  return /^[a-z][a-z\d+-]*:|^\/|^$/i.test(text) ? text : `https://${text}`;
}

/** A public host, not this machine: its name has a dot. */
function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && isSiteLink(text) && new URL(text).hostname.includes('.');
}
