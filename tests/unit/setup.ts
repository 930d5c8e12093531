// What a page needs takes some 60 ms to load, which the three tests in four that have none would pay too.
if (typeof window !== 'undefined') jest.requireActual('./setupPage');
