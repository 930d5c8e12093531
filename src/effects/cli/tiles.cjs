// Prints the faults of the tiles that it is given, as JSON. The check runs it, which knows no calculators itself.
const load = require('../loader.cjs');

process.stdout.write(
  JSON.stringify(
    load('./tiles.ts')
      .faultsOfTiles(JSON.parse(process.argv[2]))
      .map((fault) => fault ?? null),
  ),
);
