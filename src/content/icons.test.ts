import * as lucide from 'lucide';
import { iconNames, lucideExportName } from './icons';

describe('icon names', () => {
  it.each(iconNames)('%s is drawn by lucide', (icon) => {
    expect(lucide).toHaveProperty(lucideExportName(icon));
  });

  it('lists each name once', () => {
    expect(new Set(iconNames).size).toBe(iconNames.length);
  });
});
