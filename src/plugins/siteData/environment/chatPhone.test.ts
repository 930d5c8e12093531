import { chatPhone, NO_ONES_PHONE } from './chatPhone';

test('takes an international number in digits', () => {
  expect(chatPhone('919812345678')).toBe('919812345678');
});

test.each([undefined, ''])('falls back to a number of nobody for %p', (value) => {
  expect(chatPhone(value)).toBe(NO_ONES_PHONE);
});

test.each(['+919812345678', '98123 45678', '0091981234567', 'call me', '12345'])(
  'refuses %p and says what to write',
  (value) => {
    expect(() => chatPhone(value)).toThrow(`CHAT_PHONE is "${value}"; write country code and number in digits only`);
  },
);
