import { chatLink } from './chatLink';

test.each([
  ['spaces and a question mark', 'Is this free?', 'Is%20this%20free%3F'],
  ['an ampersand, which would end the text', 'loans & cards', 'loans%20%26%20cards'],
  ['Devanagari', 'नमस्ते', '%E0%A4%A8%E0%A4%AE%E0%A4%B8%E0%A5%8D%E0%A4%A4%E0%A5%87'],
])('encodes %s', (_case, message, encoded) => {
  expect(chatLink('919812345678', message)).toBe(`https://wa.me/919812345678?text=${encoded}`);
});

test('what is encoded reads back unchanged', () => {
  const message = 'Hello, 50% of ₹1,000 + tax = ?';
  expect(new URL(chatLink('919812345678', message)).searchParams.get('text')).toBe(message);
});
