/** Timeout of anything fetched while a visitor waits, in milliseconds; the same as of scripts (inline/loader.js). */
export const FETCH_TIMEOUT_MS = 12_000;

/**
 * Adds a timeout to a promise.
 * @throws {Error} when it has not settled in time; its work continues, and its result is ignored
 */
export async function within<Result>(promise: Promise<Result>, timeoutMs = FETCH_TIMEOUT_MS): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${timeoutMs} ms.`)), timeoutMs);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Fetches and reads a file.
 * @param read extracts the result from the response, such as its JSON
 * @throws {Error} when the file is missing, unreadable or too slow
 */
export function fetchWithin<Result>(
  address: string,
  read: (response: Response) => Promise<Result>,
  init?: RequestInit,
): Promise<Result> {
  const answer = async (): Promise<Result> => {
    const response = await fetch(address, init);
    if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`);
    return read(response);
  };
  return within(answer());
}
