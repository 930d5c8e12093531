/** @jest-environment jsdom */
import { loadIsland } from './load';

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('while the code of an island is on its way, the browser reads how numbers are written', () => {
  jest.useFakeTimers();
  const made = jest.spyOn(Intl, 'NumberFormat');
  void loadIsland(() => new Promise(() => undefined), document.createElement('div'));
  expect(made).not.toHaveBeenCalled();
  jest.advanceTimersByTime(200);
  expect(made).toHaveBeenCalledWith('en-IN');
});

test('an island is ready for its first answer before it is handed over', async () => {
  const root = document.createElement('div');
  const done: string[] = [];
  const prepare = async (given: HTMLElement): Promise<void> => {
    expect(given).toBe(root);
    await new Promise((ready) => setTimeout(ready));
    done.push('prepared');
  };
  const { component } = await loadIsland(() => Promise.resolve({ default: 'the island', prepare }), root);
  expect([...done, component]).toEqual(['prepared', 'the island']);
});

test('what an island will import is fetched together with its code, which does not wait for it', async () => {
  const fetchChunk = jest.fn((chunk: string) =>
    chunk === '30' ? Promise.reject(new Error('offline')) : new Promise(() => undefined),
  );
  Object.assign(globalThis, { __webpack_chunk_load__: fetchChunk });
  const root = document.createElement('div');
  root.dataset.islandImports = '12 30';
  const loading = loadIsland(() => Promise.resolve({ default: 'the island' }), root);
  expect(fetchChunk.mock.calls).toEqual([['12'], ['30']]);
  expect((await loading).component).toBe('the island');
});
