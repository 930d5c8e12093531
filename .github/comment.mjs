// @ts-check
/**
 * Keeps one comment on a pull request: writes it, or replaces the one that it wrote before. Where the token may not write, as for a fork, it says
 * so and does not fail: the summary of the run has the same text.
 *
 * In the environment: TEXT; PULL_REQUEST, its number; GITHUB_TOKEN; GITHUB_REPOSITORY and GITHUB_API_URL, which GitHub sets.
 */
const { TEXT = '', PULL_REQUEST, GITHUB_TOKEN, GITHUB_REPOSITORY, GITHUB_API_URL } = process.env;

/** Tells the comment from those of people. Visitors of the pull request do not see it. */
const MARK = '<!-- npm run effects -->';

/** GitHub takes no longer comment. */
const MOST_LETTERS = 65_000;

/**
 * @param {string} path below the repository
 * @param {{ method?: string, body?: string }} [given]
 */
async function ask(path, given = {}) {
  const response = await fetch(`${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}/${path}`, {
    ...given,
    headers: {
      accept: 'application/vnd.github+json',
      authorization: `Bearer ${GITHUB_TOKEN}`,
      'content-type': 'application/json',
    },
  });
  if (response.status === 403) {
    console.log('The token may not write here; the table is in the summary of this run.');
    process.exit();
  }
  if (!response.ok) throw new Error(`${response.status} ${response.statusText} at ${path}`);
  return response.json();
}

/** The comment of an earlier run, page by page. @returns {Promise<number | undefined>} its id */
async function earlier(page = 1) {
  const comments = await ask(`issues/${PULL_REQUEST}/comments?per_page=100&page=${page}`);
  const own = comments.find(({ body = '' }) => body.startsWith(MARK));
  return own?.id ?? (comments.length < 100 ? undefined : earlier(page + 1));
}

const body = JSON.stringify({ body: `${MARK}\n${TEXT}`.slice(0, MOST_LETTERS) });
const id = await earlier();
if (id === undefined) await ask(`issues/${PULL_REQUEST}/comments`, { method: 'POST', body });
else await ask(`issues/comments/${id}`, { method: 'PATCH', body });
