import { homeLoanList } from './list';
import { records } from './records';

export default homeLoanList(records);
