import { render, screen } from '@testing-library/react';
import { site } from '../../../site';
import { world } from '@site/tests/unit/docusaurus/world';
import ClosingCall from '../../home/ClosingCall';
import { chatMessage } from '../messages.en';
import ChatButton from './';

test('opens a chat with our number in a new tab, the message encoded', () => {
  world.chatPhone = '919876543210';
  render(<ChatButton />);
  const link = screen.getByRole('link', { name: 'Chat with us on WhatsApp (opens in a new tab)' });
  const href = link.getAttribute('href')!;
  expect(href).toMatch(/^https:\/\/wa\.me\/919876543210\?text=[\w%.!'()*~-]+$/);
  expect(new URL(href).searchParams.get('text')).toBe(chatMessage({ brand: site.brand }));
  expect(link).toHaveAttribute('target', '_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
});

test('without a number nothing leads to a chat', () => {
  world.chatPhone = undefined;
  const { container } = render(
    <>
      <ChatButton />
      <ClosingCall />
    </>,
  );
  expect(container).toBeEmptyDOMElement();
});
