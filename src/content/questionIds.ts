/** The questions across products, in the order of the page /questions. An id is permanent: it is part of addresses. */
export const questionIds = [
  'prepay-or-invest',
  'check-my-offer',
  'park-money',
  'need-money',
  'cover-for-family',
] as const;

export type QuestionId = (typeof questionIds)[number];

/** Whether a calculator is a question across products. */
export const isQuestion = (id: string): id is QuestionId => (questionIds as readonly string[]).includes(id);
