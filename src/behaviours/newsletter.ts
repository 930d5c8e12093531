import { notices } from '../content/notices';
import type { Behaviour } from './dispatcher';
import { showNotice } from './toasts';

/** The browser has checked the address by now. Nothing is sent anywhere: there is no one to send it to. */
export const newsletter: Behaviour = {
  submit(form, event) {
    event.preventDefault();
    if (form instanceof HTMLFormElement) form.reset();
    showNotice(notices.subscribed());
  },
};
