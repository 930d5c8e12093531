/** Deadline for a page's lazy fetches if nobody has used it yet, in milliseconds: before the chat button appears, which must not cover a control. */
export const BEFORE_CHAT_MS = 1500;
