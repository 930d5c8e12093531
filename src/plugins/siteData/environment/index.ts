import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { chatPhone, NO_ONES_PHONE } from './chatPhone';

/** Checks what the site takes from the environment, once, when a build begins. */
export default function environmentPlugin({ siteConfig }: LoadContext): Plugin {
  const phone = chatPhone(siteConfig.customFields?.chatPhone as string | undefined);
  return {
    name: 'paisa-disha-environment',
    // eslint-disable-next-line @typescript-eslint/require-await -- Docusaurus awaits this hook
    async contentLoaded({ actions }) {
      if (phone === NO_ONES_PHONE && process.env.NODE_ENV === 'production') {
        logger.warn(
          'CHAT_PHONE is not set: the chat button leads to a number that nobody has. Set it, for example CHAT_PHONE=919812345678.',
        );
      }
      actions.setGlobalData({ chatPhone: phone });
    },
  };
}
