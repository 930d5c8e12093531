import { testsAll, testSeed } from './sample';

/** Says before a run of browser tests what is sampled, and keeps the workers to it when the run goes on past midnight. */
export default function announceSample(): void {
  const seed = (process.env['TEST_SEED'] = testSeed());
  console.log(testsAll() ? 'Every sample is the whole list.' : `Sample of the day: TEST_SEED=${seed}`);
}
