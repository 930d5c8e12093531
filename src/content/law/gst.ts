/** Ids of the figures for GST, in percent: on the fees of banks and lenders, and on the fees and the interest of cards. */
export const LOAN_FEE_GST = 'loan-fee-gst';
export const CARD_GST = 'card-gst';
