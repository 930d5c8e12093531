// cspell:ignore incapsula
import type { Trouble } from '../fetching/outcome';
import { trouble } from '../fetching/outcome';
import type { Extract } from './passage';

/** What stands between a page and its reader though the host answers "200 OK". */

/** A page with less text than this has nothing to say besides what its few words are. */
const THIN = 900;

const GONE =
  /page (?:you (?:are|were) looking for|(?:is )?not found|cannot be found|can.t be found|does(?:n.t| not) exist|is no longer|has been removed)|error 404|404 (?:error|not found)|not found|no longer available|content (?:is )?unavailable|पृष्ठ नहीं मिला|पेज नहीं मिला/iu;
const ROBOT =
  /captcha|are you (?:a )?(?:human|robot)|not a robot|checking your browser|access denied|request (?:was )?(?:blocked|rejected)|unusual traffic|attention required|incapsula|akamai|support id/iu;
const SCRIPT =
  /(?:enable|requires?|turn on|need) (?:your )?java ?script|java ?script (?:is )?(?:required|disabled|must)/iu;
const LOGIN = /log ?in|sign ?in|password|user ?id|customer id|otp|लॉग ?इन/iu;
const COOKIES = /cookies?|consent|privacy preferences/iu;

/**
 * Names the wall that a page is, if it is one.
 * @param found whether any value was found in its text: then only its thin text can make it a wall
 */
export function wallOf({ title, passages, text, signs }: Extract, found: boolean): Trouble | undefined {
  if (found) return undefined;
  if (signs.pages !== undefined) {
    return text.trim().length < 20 * signs.pages
      ? trouble('unreadable', 'a scan: the PDF has no text layer')
      : undefined;
  }
  if (signs.scripts === undefined) return text.trim() === '' ? trouble('unreadable', 'the file is empty') : undefined;
  const isThin = text.length < THIN;
  const top = [title, ...passages.slice(0, 4).map((passage) => passage.text)].join(' ');
  if (GONE.test(isThin ? text : title) || (isThin && GONE.test(top)))
    return trouble('gone', 'the page says that it does not exist (soft 404)');
  if (isThin && ROBOT.test(`${title} ${text}`)) return trouble('unreadable', 'the host asks whether we are a robot');
  if (signs.hasPasswordField === true && LOGIN.test(`${title} ${text}`)) return trouble('unreadable', 'login wall');
  if (isThin && COOKIES.test(text) && !SCRIPT.test(text)) return trouble('unreadable', 'cookie wall');
  const hasNumbers = passages.some(({ quantities }) => quantities.length > 0);
  if (isThin && !hasNumbers && (SCRIPT.test(text) || signs.scripts > 0))
    return trouble('unreadable', 'the page needs scripts');
  return isThin && text.trim() === '' ? trouble('unreadable', 'the page is empty') : undefined;
}
