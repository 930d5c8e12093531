import file from '@site/docs/gold-loan.yml';
import { loanRecords } from '../loans/loanRows';

export const records = loanRecords(file);
