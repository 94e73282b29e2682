import { describe, expect, it } from '@jest/globals';
import { passwordProblem } from './password-problem';

const valid = { currentPassword: 'old-secret', newPassword: 'انگور و انار', confirmation: 'انگور و انار' };

describe('password change', () => {
  it('lets a complete change pass', () => {
    expect(passwordProblem(valid)).toBeNull();
  });

  it.each([
    ['the current password first', { currentPassword: '', newPassword: '', confirmation: 'x' }, 'currentPassword'],
    ['then the new one', { ...valid, newPassword: '' }, 'newPassword'],
    ['then its length of 8', { ...valid, newPassword: '۱۲۳۴۵۶۷', confirmation: 'x' }, 'newPassword'],
    ['then its repetition', { ...valid, confirmation: 'انگور' }, 'confirmation'],
  ])('asks for %s', (_what, change, field) => {
    expect(passwordProblem(change)?.field).toBe(field);
  });
});
