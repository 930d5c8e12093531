import { render, screen } from '@testing-library/react';
import CodeSample from '.';

it('shows the code as it is written, with its parts marked', () => {
  render(
    <CodeSample>
      <code className="language-python">{'import pandas as pd\nprint("₹")\n'}</code>
    </CodeSample>,
  );
  const sample = screen.getByRole('region', { name: 'Code, python' });
  expect(sample).toHaveTextContent('import pandas as pd print("₹")');
  expect(screen.getByText('import')).toHaveClass('keyword');
  expect(screen.getByText('"₹"')).toHaveClass('string');
});

it('keeps an empty line as one', () => {
  render(
    <CodeSample>
      <code className="language-mdx">{'<Steps>\n\n1. Ask\n'}</code>
    </CodeSample>,
  );
  expect(screen.getByRole('region').textContent).toBe('<Steps>\n\n1. Ask\n');
});
