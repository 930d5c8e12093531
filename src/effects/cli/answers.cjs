// Prints the answers of the tree that it stands in, as JSON. `npm run effects` runs it once in each of two trees.
const path = require('node:path');
const load = require('../loader.cjs');

const root = path.resolve(__dirname, '../../..');
process.stdout.write(JSON.stringify(load('./answers.ts').answersOf(root)));
