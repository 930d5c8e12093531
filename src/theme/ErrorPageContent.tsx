import type { ReactNode } from 'react';
import type { Props } from '@theme/Error';
import { PageMessage } from '../parts/layout/PageMessage';
import buttonStyles from '../ui/Button/styles.module.css';
import * as words from './messages.en';

/** Shown in place of a page that failed to render. Under `docusaurus start` it shows the error. */
export default function ErrorPageContent({ error, tryAgain }: Props): ReactNode {
  return (
    <PageMessage>
      <h1>{words.failed}</h1>
      <p>{words.failedText}</p>
      {process.env.NODE_ENV !== 'production' && <pre>{error.message}</pre>}
      <button type="button" className={buttonStyles.button} onClick={tryAgain}>
        {words.tryAgain}
      </button>
    </PageMessage>
  );
}
