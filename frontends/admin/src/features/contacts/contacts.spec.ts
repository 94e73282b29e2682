import { describe, expect, it } from '@jest/globals';
import { previewOf } from './contacts';

describe('message preview', () => {
  it('shows a message of 50 characters whole', () => {
    expect(previewOf('س'.repeat(50))).toBe('س'.repeat(50));
  });

  it('cuts a longer one after 50 characters', () => {
    expect(previewOf('س'.repeat(51))).toBe(`${'س'.repeat(50)}…`);
  });

  it('is one line, whatever the message was', () => {
    expect(previewOf(' سلام\n\nقیمت   رب؟ ')).toBe('سلام قیمت رب؟');
  });

  it('never cuts a character in half', () => {
    expect(previewOf('🍎'.repeat(60))).toBe(`${'🍎'.repeat(50)}…`);
  });
});
