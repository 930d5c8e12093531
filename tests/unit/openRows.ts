import { act } from '@testing-library/react';

/** Opens every row of a rendered list, which works out its details for the numbers of now. */
export async function openRows(): Promise<void> {
  await act(async () => {
    for (const details of document.querySelectorAll('li > details')) (details as HTMLDetailsElement).open = true;
    // jsdom fires "toggle" in a later task, as browsers do.
    await new Promise((resolve) => setTimeout(resolve));
  });
}
