import { fetchWithin, within } from './within';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const never = new Promise<string>(() => undefined);

test('what comes in time is the result, and leaves no timer', async () => {
  await expect(within(Promise.resolve('gold'), 100)).resolves.toBe('gold');
  expect(jest.getTimerCount()).toBe(0);
});

test('what does not come in time is an error', async () => {
  const result = expect(within(never, 100)).rejects.toThrow('No answer within 100 ms.');
  await jest.advanceTimersByTimeAsync(100);
  await result;
});

test.each([
  ['is not there', () => Promise.resolve({ ok: false, status: 404 }), '/words.json was answered with 404.'],
  ['hangs', () => never, 'No answer within 12000 ms.'],
  ['hangs half way', () => Promise.resolve({ ok: true, text: () => never }), 'No answer within 12000 ms.'],
])('a file that %s is an error', async (_how, answer, message) => {
  Object.assign(globalThis, { fetch: answer });
  const result = expect(fetchWithin('/words.json', (response) => response.text())).rejects.toThrow(message);
  await jest.advanceTimersByTimeAsync(12_000);
  await result;
});
