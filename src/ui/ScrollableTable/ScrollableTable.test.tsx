import { render, screen } from '@testing-library/react';
import ScrollableTable, { TableCell, TableHeaderCell } from './';

test('a column that Markdown aligns keeps its alignment without a style', () => {
  render(
    <ScrollableTable>
      <tbody>
        <tr>
          <TableHeaderCell style={{ textAlign: 'right' }}>Sum</TableHeaderCell>
          <TableCell style={{ textAlign: 'right' }}>₹1,000</TableCell>
          <TableCell>plain</TableCell>
        </tr>
      </tbody>
    </ScrollableTable>,
  );
  for (const text of ['Sum', '₹1,000']) {
    expect(screen.getByText(text)).toHaveAttribute('data-align', 'right');
    expect(screen.getByText(text)).not.toHaveAttribute('style');
  }
  expect(screen.getByText('plain')).not.toHaveAttribute('data-align');
});

test('what scrolls can be reached by keyboard, and is named by its columns', () => {
  render(
    <ScrollableTable>
      <thead>
        <tr>
          <TableHeaderCell></TableHeaderCell>
          <TableHeaderCell>
            Road <em>one</em>
          </TableHeaderCell>
          <TableHeaderCell>Road two</TableHeaderCell>
        </tr>
      </thead>
      <tbody>
        <tr>
          <TableCell>Five years</TableCell>
        </tr>
      </tbody>
    </ScrollableTable>,
  );
  expect(screen.getByRole('group', { name: 'Table: Road one, Road two' })).toHaveAttribute('tabindex', '0');
});

test('a table without a head has a name all the same', () => {
  render(<ScrollableTable />);
  expect(screen.getByRole('group', { name: 'Table' })).toBeInTheDocument();
});

test('columns of figures stand at the right, with their heads; names and sentences do not', () => {
  const rows = [
    ['Paid', '₹5,000', '-2.5%', 'once'],
    ['Left', 'nil', '10 years', '3 times'],
  ];
  render(
    <ScrollableTable>
      <thead>
        <tr>
          {['Item', 'Amount', 'Change', 'When'].map((name) => (
            <TableHeaderCell key={name}>{name}</TableHeaderCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row[0]}>
            {row.map((text) => (
              <TableCell key={text}>{text}</TableCell>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollableTable>,
  );
  for (const text of ['Amount', '₹5,000', 'nil', 'Change', '-2.5%', '10 years'])
    expect(screen.getByText(text)).toHaveAttribute('data-align', 'right');
  for (const text of ['Item', 'Paid', 'When', 'once', '3 times'])
    expect(screen.getByText(text)).not.toHaveAttribute('data-align');
});
