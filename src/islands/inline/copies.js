/*
 * Only in offline.html: its buttons ask the worker (src/worker) to keep all calculators on the device, or to remove all copies. The page is
 * then loaded again, with the new list of pages.
 */
const copies = document.querySelector('[data-copies]');

function say(text) {
  copies.querySelector('[role=status]').textContent = text;
}

/** Whether the worker did what was asked; the first to ask brings the worker. */
async function ask(request) {
  await navigator.serviceWorker.register(WORKER_URL);
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
  active.postMessage(request, [port2]);
  return answer;
}

async function answer({ currentTarget: { dataset } }) {
  const buttons = copies.querySelectorAll('button');
  const isDisabled = (is) => buttons.forEach((button) => (button.disabled = is));
  isDisabled(true);
  say(dataset.copiesButton === 'KEEP' ? FETCHING : REMOVING);
  try {
    if (!(await ask({ type: dataset.copiesButton, pages: dataset.pages?.split(' ') }))) throw new Error();
    location.reload();
  } catch {
    say(DID_NOT_WORK);
    isDisabled(false);
  }
}

// Without HTTPS, and in some private windows, there is no worker. The HTML shows the buttons, so that nothing moves for anybody else.
copies.hidden = !navigator.serviceWorker;
copies.querySelectorAll('button').forEach((button) => button.addEventListener('click', answer));
