import { headerGroups } from '../support/content';
import { test } from './support/fixtures';

const PAGE = '/fixed-deposits';

const [first, second] = headerGroups as [(typeof headerGroups)[0], (typeof headerGroups)[0]];
const menuOf = ({ name }: { name: string }): { css: string } => ({ css: `nav ul[aria-label="${name}"]` });
const summaryOf = ({ name }: { name: string }): { css: string; name: string } => ({ css: 'header summary', name });
const linkOf = ({ name }: { name: string }, link: { path: string }): { css: string } => ({
  css: `nav ul[aria-label="${name}"] a[href="${link.path}"]`,
});
const firstLink = first.dropdown[0]!;
const lastLink = first.dropdown.at(-1)!;

test.describe('on a desktop', () => {
  test.beforeEach(async ({ visitor }) => {
    await visitor.open(PAGE);
    await visitor.scriptsArrived();
  });

  test('a group opens under the mouse, closes when it leaves, and a click in it leads on', async ({ visitor }) => {
    await visitor.expectSeen(menuOf(first), 'none');
    await visitor.hover(summaryOf(first));
    await visitor.expectSeen(menuOf(first));
    await visitor.tab.moveMouse({ x: 700, y: 700 });
    await visitor.expectSeen(menuOf(first), 'none');
    await visitor.hover(summaryOf(first));
    await visitor.click(linkOf(first, lastLink));
    await visitor.expectAddress(lastLink.path);
  });

  test('by keyboard: Enter opens, Tab goes to the first link, Escape closes and keeps the place', async ({
    visitor,
  }) => {
    await visitor.focus(summaryOf(first));
    await visitor.tab.press('Enter');
    await visitor.expectSeen(menuOf(first));
    await visitor.tab.press('Tab');
    await visitor.expectFocused(linkOf(first, firstLink));
    await visitor.tab.press('Escape');
    await visitor.expectSeen(menuOf(first), 'none');
    await visitor.expectFocused(summaryOf(first));
  });
});

test.describe('on a phone', () => {
  test.use({ seat: 'phone' });
  const button = { css: '#site-menu' };
  const entry = { css: '#site-nav a[href="/"]' };

  test.beforeEach(async ({ visitor }) => {
    await visitor.open(PAGE);
    await visitor.scriptsArrived();
  });

  test('the menu opens, one group at a time, and leads on', async ({ visitor }) => {
    await visitor.expectSeen(entry, 'none');
    await visitor.click(button);
    await visitor.expectSeen(entry);
    await visitor.click(summaryOf(second));
    await visitor.expectSeen(menuOf(second));
    await visitor.click(summaryOf(first));
    await visitor.expectSeen(menuOf(first));
    await visitor.expectSeen(menuOf(second), 'none');
    await visitor.click(linkOf(first, lastLink));
    await visitor.expectAddress(lastLink.path);
    await visitor.expectSeen(entry, 'none');
  });

  test('Escape closes the menu, and so does its button', async ({ visitor }) => {
    await visitor.click(button);
    await visitor.expectSeen(entry);
    await visitor.tab.press('Escape');
    await visitor.expectSeen(entry, 'none');
    await visitor.click(button);
    await visitor.expectSeen(entry);
    await visitor.click(button);
    await visitor.expectSeen(entry, 'none');
  });
});
