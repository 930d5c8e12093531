import { render } from '@testing-library/react';
import Marked from './Marked';

test.each([
  ['costs **₹39,066 a month** at 7.1%', 'costs <b>₹39,066 a month</b> at 7.1%'],
  ['unless ₹2 lakh earns **₹1.5 crore more**', 'unless ₹2&nbsp;lakh earns <b>₹1.5&nbsp;crore more</b>'],
  ['**₹44 लाख** पर', '<b>₹44&nbsp;लाख</b> पर'],
])('“%s” has its numbers in bold, and no amount that a line could end in', (text, html) => {
  const { container } = render(<Marked text={text} />);
  expect(container.innerHTML).toBe(html);
});
