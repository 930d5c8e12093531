import { notices } from '../content/notices';
import type { Behaviour } from '../islands/runtime/dispatcher';
import { showNotice } from './notices';

/** The browser has validated the address by now. Nothing is sent: there is no server to send it to. */
export const newsletter: Behaviour = {
  submit(form, event) {
    event.preventDefault();
    if (form instanceof HTMLFormElement) form.reset();
    showNotice(notices.subscribed());
  },
};
