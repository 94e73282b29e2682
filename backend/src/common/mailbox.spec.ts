import { expect, it } from '@jest/globals';
import { mailboxOf } from './mailbox.js';

it.each([
  ['Sara@Example.com', 'sara@example.com'],
  [' sara+a@example.com ', 'sara@example.com'],
  ['sara+a+b@example.com', 'sara@example.com'],
  ['"sa\\ra+a"@example.com', 'sara@example.com'],
  ['s.a.r.a+a@googlemail.com', 'sara@gmail.com'],
  ['sara@پست.example', 'sara@xn--pgbr8t.example'],
])('one mailbox has many addresses: %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

it.each(['s.ara@example.com', 'sara-a@example.com', 'sara@mail.example.com', '+a@example.com', '+b@example.com'])(
  'another mailbox stays another: %s',
  (address) => {
    expect(mailboxOf(address)).toBe(address);
  },
);

it.each(['', '+', '@', '+@', 'admin', 'a@b@c', '@gmail.com', 'x@ '])('takes any text: %j', (text) => {
  expect(mailboxOf(mailboxOf(text))).toBe(mailboxOf(text));
});
