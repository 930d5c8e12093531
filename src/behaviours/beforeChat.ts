/** When a page fetches what its use needs, if nobody has used it yet: before the chat button appears, which must not cover a control. */
export const BEFORE_CHAT_MS = 1500;
