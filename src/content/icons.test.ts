import * as lucide from 'lucide-react';
import { iconNames, lucideExportName } from './icons';

describe('icon names', () => {
  it.each(iconNames)('%s is drawn by lucide-react', (icon) => {
    expect(lucide).toHaveProperty(lucideExportName(icon));
  });

  it('lists each name once', () => {
    expect(new Set(iconNames).size).toBe(iconNames.length);
  });
});
