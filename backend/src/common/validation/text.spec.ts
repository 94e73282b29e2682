import { describe, expect, it } from '@jest/globals';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { Phone } from './phone.js';
import { Line, Paragraphs } from './text.js';

class Form {
  @Line(2, 5)
  name: string;

  @Paragraphs(1, 20)
  message: string;

  @Phone(8, { emptyAs: 'missing' })
  phone?: string;
}

const formOf = (fields: object): Form => plainToInstance(Form, { name: 'سارا', message: 'سلام', ...fields });
const wrongFields = (fields: object): string[] => validateSync(formOf(fields)).map(({ property }) => property);

describe('texts of a form', () => {
  it('lose control characters and outer spaces', () => {
    expect(formOf({ name: ' سا\u0000\nرا\t' }).name).toBe('سا را');
    expect(formOf({ message: ' یک\r\nدو\rسه\u0007 \n' }).message).toBe('یک\nدو\nسه');
  });

  it('are measured after that', () => {
    expect(wrongFields({ name: ' ا ' })).toEqual(['name']);
    expect(wrongFields({ name: '  سارا   ' })).toEqual([]);
    expect(wrongFields({ message: '\n \n' })).toEqual(['message']);
  });

  it('are texts', () => expect(wrongFields({ name: 5, message: {} })).toEqual(['name', 'message']));

  it('count as missing where an optional field was left empty', () => {
    expect(wrongFields({ phone: ' ' })).toEqual([]);
    expect(formOf({ phone: '' }).phone).toBeUndefined();
    expect(formOf({ phone: '۰۹۱۴۱۲۳۴۵۶۷' }).phone).toBe('+989141234567');
  });
});
