/** How long anything may take that is fetched for a visitor who waits, in milliseconds. */
export const FETCH_TIMEOUT_MS = 8000;

/**
 * A promise that does not hang.
 * @throws {Error} when it has not settled in time; what it does goes on, and its result is ignored
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
 * Fetches a file and reads it.
 * @param read takes what is wanted from the answer, such as its JSON
 * @throws {Error} when it is not there, cannot be read, or does not come in time
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
